import type { Report } from '@redflag/shared/reports';
import { useState } from 'react';
import { Notice } from '#ui/states/notice.tsx';
import { RejectReport } from './reject-report.tsx';
import classes from './review.module.css';
import { StatusForm } from './status-form.tsx';

/** The forms with which an administrator reviews a report. */
export function ReviewPanel({ report }: { report: Pick<Report, 'id' | 'status'> }) {
  const [conflict, setConflict] = useState<string | null>(null);
  return (
    <section className={classes.panel} aria-label="Review">
      <StatusForm report={report} onConflict={setConflict} />
      <RejectReport report={report} onConflict={setConflict} />
      {conflict ? (
        <div className={classes.conflict}>
          <Notice tone="caution" role="alert">
            <p>{conflict} Your change was not saved. Check the report again, then decide.</p>
          </Notice>
        </div>
      ) : null}
    </section>
  );
}
