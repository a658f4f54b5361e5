import type { ReportContent } from '@redflag/shared/reports';
import { wordAmount } from '@redflag/shared/reports/loss.words';
import { statusLabel, typeLabel } from '@redflag/shared/reports/report.words';
import type { Alike, CaseDetail } from '@redflag/shared/review/cases';
import { memo } from 'react';
import { Link } from 'react-router';
import { likenessOf } from '#features/reports/cases/alike/alike-words.ts';
import classes from '#features/reports/cases/cases.module.css';
import type { OpenCaseProps } from '#features/reports/cases/use-open-case.ts';
import { RedactReport } from '#features/reports/review/redaction/redact-report.tsx';
import { useLastChange } from '#features/reports/use-last-change.ts';
import { AccountName } from '#ui/badges/account-name.tsx';
import { FlagBadge } from '#ui/badges/flag-badge.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { DateTime, TimeAgo } from '#ui/text/date-time.tsx';
import { formatDay, formatLongDay, formatTime } from '#ui/text/dates.ts';
import { Described, RemovedNote } from '#ui/text/described.tsx';
import { EvidenceButton } from './evidence-button.tsx';
import { ReporterRecordLine } from './reporter-record.tsx';

export type WaitingReport = CaseDetail['reports'][number];

interface WaitingReportCardProps {
  report: WaitingReport;
  alike: Alike[];
  /** Whether it still waits. */
  waits: boolean;
  selected: boolean;
  onSelect: (reportId: string, selected: boolean) => void;
  /** Shows its picture large. */
  onView: (reportId: string) => void;
  reportPath: (id: string) => string;
  aboutReporter: OpenCaseProps['aboutReporter'];
}

/**
 * One report of a case: who says what, with which picture, and what is known of them. A case may have hundreds, which
 * are not made again when the next case has come.
 */
export const WaitingReportCard = memo((props: WaitingReportCardProps) => {
  const { report, alike, waits, selected, onSelect, onView, reportPath, aboutReporter } = props;
  const { id, reportedBy, reporterMark, reporter, evidence, createdAt, flags, status } = report;
  const short: Record<Exclude<keyof ReportContent, 'target' | 'description'>, string | null> = {
    type: typeLabel(report.type),
    amount: report.amount && `Lost ${wordAmount(report)}`,
    currency: null,
    paidAt: report.paidAt && `Paid on ${formatDay(report.paidAt)} ${formatTime(report.paidAt)}`,
  };
  const warnings = likenessOf(id, alike);
  const name = `Report by ${reportedBy}, ${formatLongDay(createdAt)}`;
  if (report.held) warnings.push('Others see it once it is no longer Pending');
  if (reporter?.mostlyRejected) warnings.push('Most of the last ten reports were rejected');
  return (
    <li className={classes.report} data-selected={(waits && selected) || undefined}>
      <article aria-label={name}>
        <div className={classes.head}>
          {waits ? (
            <Checkbox
              className={classes.tick}
              label={<AccountName name={reportedBy} mark={reporterMark} />}
              aria-label={name}
              checked={selected}
              onChange={({ currentTarget }) => onSelect(id, currentTarget.checked)}
            />
          ) : (
            <p className="row gap-xs">
              <AccountName name={reportedBy} mark={reporterMark} />
              {status === 'Pending' ? (
                <Outcome reportId={id} />
              ) : (
                <StatusBadge status={status} label={statusLabel(status)} />
              )}
            </p>
          )}
          <span className={classes.when}>
            <DateTime value={createdAt} /> <TimeAgo value={createdAt} />
          </span>
          <Link className="touch" to={reportPath(id)}>
            Open report
            <span className="visually-hidden"> by {reportedBy}</span>
          </Link>
        </div>
        <div className={classes.story}>
          {evidence ? (
            <EvidenceButton url={evidence.url} of={reportedBy} onView={() => onView(id)} />
          ) : null}
          <div>
            <p className={classes.description} dir="auto">
              <Described report={report} />
            </p>
            <RemovedNote report={report} />
            <p className="dimmed">
              {[...Object.values(short), report.subcategory, evidence ? null : 'No picture']
                .filter(Boolean)
                .join(' · ')}
            </p>
            <ReporterRecordLine record={reporter} />
            {aboutReporter(report)}
            <ul className={classes.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>
                  <AlertIcon size={16} />
                  {warning}
                </li>
              ))}
            </ul>
            {flags ? <FlagBadge {...flags} /> : null}
            <RedactReport report={report} of={`from the report by ${reportedBy}`} />
          </div>
        </div>
      </article>
    </li>
  );
});

/** What somebody else made of a report that waited. */
function Outcome({ reportId }: { reportId: string }) {
  const change = useLastChange(reportId);
  return change ? (
    <>
      <StatusBadge status={change.to} label={statusLabel(change.to)} />
      {change.changedBy ? <span>by {change.changedBy}</span> : null}
    </>
  ) : (
    'No longer waiting'
  );
}
