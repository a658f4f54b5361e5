import type { ReadField, Report } from '@redflag/shared/reports';
import { contentLabel } from '@redflag/shared/reports/content.words';
import { wordAmount } from '@redflag/shared/reports/loss.words';
import { nameless, statusLabel, typeLabel } from '@redflag/shared/reports/report.words';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { CopyTarget } from '#features/reports/copy-target.tsx';
import { StatusHelp } from '#features/reports/status-help.tsx';
import { AccountName } from '#ui/badges/account-name.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { DateTime, TimeAgo } from '#ui/text/date-time.tsx';
import classes from './detail.module.css';

interface ReportFactsProps {
  report: Report;
  /** Whether to show the type of the report too. */
  withType?: boolean;
  /** Path of the reporter's account; omit it where the viewer may not open that. */
  reporterPath?: (id: string) => string;
}

/** `ReportStory` shows the others. */
type Fact = Exclude<ReadField, 'description' | 'evidence'>;

/** The short fields of a report (product specification section 2, "Report detail"). */
export function ReportFacts({ report, withType = false, reporterPath }: ReportFactsProps) {
  const facts: Record<Fact, [string, ReactNode] | null> = {
    // Text, never a link: nobody should open a reported site by accident.
    target: [
      contentLabel('target'),
      report.target ? (
        <Fragment key="target">
          <ShownTarget>{report.target}</ShownTarget>
          <div>
            <CopyTarget target={report.target} />
          </div>
        </Fragment>
      ) : (
        <NamelessTarget key="target" status={report.status} />
      ),
    ],
    reportedBy: ['User', <Reporter key="user" report={report} path={reporterPath} />],
    category: ['Category', report.category],
    subcategory: ['Sub Category', report.subcategory ?? '–'],
    type: withType ? [contentLabel('type'), typeLabel(report.type)] : null,
    amount: report.amount ? [contentLabel('amount'), wordAmount(report)] : null,
    // Beside its amount.
    currency: null,
    paidAt: report.paidAt
      ? [contentLabel('paidAt'), <DateTime key="paid" value={report.paidAt} />]
      : null,
    createdAt: [
      'Date & time',
      <Fragment key="date">
        <DateTime value={report.createdAt} /> <TimeAgo value={report.createdAt} />
      </Fragment>,
    ],
    status: [
      'Status',
      <span key="status" className={classes.status}>
        {/* Administrators are told of their own changes elsewhere: nothing is announced twice. */}
        <span role={reporterPath ? undefined : 'status'}>
          <StatusBadge status={report.status} label={statusLabel(report.status)} />
        </span>
        <StatusHelp />
      </span>,
    ],
  };
  return (
    <dl className={classes.facts}>
      {Object.values(facts)
        .filter((fact) => fact !== null)
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div className={classes.onPaper}>
        <dt>Link</dt>
        <dd>{window.location.origin + window.location.pathname}</dd>
      </div>
    </dl>
  );
}

function NamelessTarget({ status }: Pick<Report, 'status'>) {
  return (
    <>
      {nameless(status)}
      <p className="note">To see the reports on a name or other words, search for them.</p>
    </>
  );
}

interface ReporterProps {
  report: Report;
  path: ReportFactsProps['reporterPath'];
}

function Reporter({ report: { reportedBy, reporterMark, reporterId }, path }: ReporterProps) {
  const name = <AccountName name={reportedBy} mark={reporterMark} />;
  return path && reporterId ? <Link to={path(reporterId)}>{name}</Link> : name;
}
