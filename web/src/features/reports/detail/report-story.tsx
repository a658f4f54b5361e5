import type { Hider, Report } from '@redflag/shared/reports';
import { hiddenParts } from '@redflag/shared/reports/content.words';
import type { ReactNode } from 'react';
import { Notice } from '#ui/states/notice.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { Described, RemovedNote } from '#ui/text/described.tsx';
import classes from './detail.module.css';
import { EvidencePicture } from './evidence-picture.tsx';

interface ReportStoryProps {
  report: Report;
  /** What can be done about the words. */
  actions?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}

/** What happened, in words and in a picture, or why that is hidden. */
export function ReportStory({ report, actions, children }: ReportStoryProps) {
  const { hidden, hiddenBy, pictureHiddenUntil, description, evidence } = report;
  const isTextWithheld = hidden && !description;
  const isPictureWithheld = isTextWithheld || (hiddenBy && !hidden && !evidence);
  const parts = hidden ? hiddenParts('the ') : 'the picture';
  const why = hiddenBy && <WhyHidden by={hiddenBy} until={pictureHiddenUntil} />;
  return (
    <>
      {hiddenBy && !isPictureWithheld ? (
        <div className="mb-lg">
          <Notice tone="caution" title={`Others do not see ${parts}`}>
            <p>{why}.</p>
          </Notice>
        </div>
      ) : null}
      <div className={classes.story}>
        <dl>
          <dt>Evidence</dt>
          <dd>{isPictureWithheld ? why : <EvidencePicture report={report} />}</dd>
        </dl>
        <div>
          <dl>
            <dt>Description</dt>
            <dd className={classes.description} dir="auto">
              {isTextWithheld ? why : <Described report={report} />}
            </dd>
            {isTextWithheld ? null : (
              <dd className={classes.under}>
                <RemovedNote report={report} />
                {actions}
              </dd>
            )}
          </dl>
          {children}
        </div>
      </div>
    </>
  );
}

function WhyHidden({ by, until }: { by: Hider; until: string | null }) {
  if (by === 'administrator') return 'Hidden by our reviewers';
  return (
    <>
      Hidden until a reviewer has looked at it
      {until ? (
        <>
          , at most until <DateTime value={until} />
        </>
      ) : null}
    </>
  );
}
