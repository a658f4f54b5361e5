import type { ReporterRecord } from '@redflag/shared/review/cases';
import { plural } from '@redflag/shared/text/plural';
import classes from '#features/reports/cases/cases.module.css';
import { useNow } from '#ui/hooks/use-now.ts';
import { timeAgo } from '#ui/text/dates.ts';

interface ReporterRecordLineProps {
  record: ReporterRecord | null;
  /** Whose it is, for screen readers. */
  label?: string;
}

/** What is known of somebody, on one line. */
export function ReporterRecordLine({ record, label = 'Reporter' }: ReporterRecordLineProps) {
  const now = useNow();
  if (!record) return <p className="dimmed">The account is gone.</p>;
  const { reports, accepted, rejected, accountCreatedAt, phoneVerified } = record;
  const filed = { one: label === 'Reporter' ? 'First report' : '# report', other: '# reports' };
  return (
    <ul className={classes.record} aria-label={label}>
      <li>{plural(reports, filed)}</li>
      <li>{accepted} accepted</li>
      <li>{rejected} rejected</li>
      <li>Account made {timeAgo(accountCreatedAt, now)}</li>
      <li>{phoneVerified ? 'Phone verified' : 'Phone not verified'}</li>
    </ul>
  );
}
