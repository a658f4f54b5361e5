import type { Hider, Report } from '@redflag/shared/reports';
import { hiddenParts } from '@redflag/shared/reports/content.words';
import { Notice } from '#ui/states/notice.tsx';
import classes from './detail.module.css';
import { EvidencePicture } from './evidence-picture.tsx';

const whyHidden: Record<Hider, string> = {
  flags: 'Hidden until an administrator has looked at it',
  administrator: 'Hidden by an administrator',
};

/** What happened, in words and in a picture, or why that is hidden. */
export function ReportStory({ report }: { report: Report }) {
  const hidden = report.hiddenBy && whyHidden[report.hiddenBy];
  const withheld = hidden && !report.description;
  return (
    <>
      {hidden && !withheld ? (
        <div className="mb-lg">
          <Notice tone="caution" title={`Others do not see ${hiddenParts('the ')}`}>
            <p>{hidden}.</p>
          </Notice>
        </div>
      ) : null}
      <dl className={classes.story}>
        <div>
          <dt>Evidence</dt>
          <dd>{withheld ? hidden : <EvidencePicture report={report} />}</dd>
        </div>
        <div>
          <dt>Description</dt>
          <dd className={classes.description} dir="auto">
            {withheld ? hidden : report.description}
          </dd>
        </div>
      </dl>
    </>
  );
}
