import { typeLabel } from '@redflag/shared/reports/report.words';
import type { NamelessReport } from '@redflag/shared/review/reviewing';
import { useState } from 'react';
import classes from '#features/reports/cases/cases.module.css';
import { EvidenceButton } from '#features/reports/cases/reports/evidence-button.tsx';
import { PictureViewer } from '#features/reports/cases/reports/picture-viewer.tsx';
import { DateTime, TimeAgo } from '#ui/text/date-time.tsx';
import { Described, RemovedNote } from '#ui/text/described.tsx';

interface NamelessReportsProps {
  reports: NamelessReport[];
  /** What they are about. */
  of: string;
}

/** Reports for somebody who must not know who filed them. */
export function NamelessReports({ reports, of }: NamelessReportsProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const pictures = reports.flatMap(({ id, evidence }) =>
    evidence ? [{ id, url: evidence.url, of }] : [],
  );
  return (
    <>
      <ul className={classes.reports} aria-label="Reports">
        {reports.map((report) => (
          <li key={report.id} className={classes.report}>
            <p className={classes.when}>
              <DateTime value={report.createdAt} /> <TimeAgo value={report.createdAt} />
            </p>
            <div className={classes.story}>
              {report.evidence ? (
                <EvidenceButton
                  url={report.evidence.url}
                  of={of}
                  onView={() => setViewed(report.id)}
                />
              ) : null}
              <div>
                {report.hidden && !report.description ? (
                  <p className="note">Hidden until a reviewer has looked at it.</p>
                ) : (
                  <p className={classes.description} dir="auto">
                    <Described report={report} />
                  </p>
                )}
                <RemovedNote report={report} />
                <p className="dimmed">
                  {[
                    typeLabel(report.type),
                    report.subcategory,
                    report.evidence ? null : 'No picture',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <PictureViewer
        pictures={pictures}
        shown={viewed}
        onShow={setViewed}
        onClose={() => setViewed(null)}
      />
    </>
  );
}
