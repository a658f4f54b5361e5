import type { ReportContent } from '@redflag/shared/reports';
import { statusLabel, typeLabel } from '@redflag/shared/reports/report.words';
import type { Alike, CaseDetail, ReporterRecord } from '@redflag/shared/review/cases';
import { plural } from '@redflag/shared/text/plural';
import { useState } from 'react';
import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { AccountName } from '#ui/badges/account-name.tsx';
import { FlagBadge } from '#ui/badges/flag-badge.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { DateTime, TimeAgo } from '#ui/text/date-time.tsx';
import { timeAgo } from '#ui/text/dates.ts';
import { likenessOf } from './alike-words.ts';
import classes from './cases.module.css';

export type WaitingReport = CaseDetail['reports'][number];

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

interface WaitingReportCardProps {
  report: WaitingReport;
  alike: Alike[];
  /** Whether it still waits. */
  waits: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Shows its picture large. */
  onView: () => void;
  reportPath: (id: string) => string;
}

/** One report of a case: who says what, with which picture, and what is known of them. */
export function WaitingReportCard(props: WaitingReportCardProps) {
  const { report, alike, waits, selected, onSelect, onView, reportPath } = props;
  const { id, reportedBy, reporterMark, reporter, description, evidence, createdAt, flags } =
    report;
  const short: Record<Exclude<keyof ReportContent, 'target' | 'description'>, string> = {
    type: typeLabel(report.type),
  };
  const warnings = likenessOf(id, alike);
  const name = `Report by ${reportedBy}, ${longDay.format(new Date(createdAt))}`;
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
              onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
            />
          ) : (
            <p className="row gap-xs">
              <AccountName name={reportedBy} mark={reporterMark} />
              <Outcome reportId={id} />
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
          {evidence ? <EvidenceButton url={evidence.url} of={reportedBy} onView={onView} /> : null}
          <div>
            <p className={classes.description} dir="auto">
              {description}
            </p>
            <p className="dimmed">
              {[...Object.values(short), report.subcategory, evidence ? null : 'No picture']
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Record record={reporter} />
            <ul className={classes.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>
                  <AlertIcon size={16} />
                  {warning}
                </li>
              ))}
            </ul>
            {flags ? <FlagBadge {...flags} /> : null}
          </div>
        </div>
      </article>
    </li>
  );
}

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

/** Fetches the last change of a report's status. */
export function useLastChange(reportId: string) {
  const params = { path: { id: reportId } };
  const enabled = reportId !== '';
  const { data } = $api.useQuery('get', '/v1/reports/{id}/history', { params }, { enabled });
  return data?.items.at(-1);
}

interface EvidenceButtonProps {
  url: string;
  of: string;
  onView: () => void;
}

function EvidenceButton({ url, of, onView }: EvidenceButtonProps) {
  const [missing, setMissing] = useState(false);
  return missing ? (
    <p className="dimmed">The picture cannot be shown right now.</p>
  ) : (
    <button type="button" className={classes.evidence} onClick={onView}>
      <img
        src={`${url}?size=medium`}
        alt={`View evidence of ${of}`}
        loading="lazy"
        onError={() => setMissing(true)}
      />
    </button>
  );
}

/** What is known of a reporter, on one line. */
function Record({ record }: { record: ReporterRecord | null }) {
  const now = useNow();
  if (!record) return <p className="dimmed">The account is gone.</p>;
  const { reports, accepted, rejected, accountCreatedAt, phoneVerified } = record;
  return (
    <ul className={classes.record} aria-label="Reporter">
      <li>{plural(reports, { one: 'First report', other: '# reports' })}</li>
      <li>{accepted} accepted</li>
      <li>{rejected} rejected</li>
      <li>Account made {timeAgo(accountCreatedAt, now)}</li>
      <li>{phoneVerified ? 'Phone verified' : 'Phone not verified'}</li>
    </ul>
  );
}
