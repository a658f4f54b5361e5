import { RejectReport } from './reject-report.tsx';
import classes from './review.module.css';
import { StatusForm } from './status-form.tsx';

/** What an administrator decides about a report. */
export function ReviewPanel({ id }: { id: string }) {
  return (
    <section className={classes.panel} aria-label="Review">
      <StatusForm id={id} />
      <RejectReport id={id} />
    </section>
  );
}
