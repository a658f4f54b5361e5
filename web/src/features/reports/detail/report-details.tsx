import type { Hider, Report } from '@redflag/shared/reports';
import { showTarget } from '@redflag/shared/targets/show-target';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { StatusHelp } from '#features/reports/status-help.tsx';
import { AccountName } from '#ui/account-name.tsx';
import { DateTime } from '#ui/date-time.tsx';
import { Notice } from '#ui/notice.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './detail.module.css';
import { EvidencePicture } from './evidence-picture.tsx';

interface ReportDetailsProps {
  report: Report;
  /** Whether to show the type of the report too. */
  withType?: boolean;
  /** Path of the reporter's account; omit it where the viewer may not open that. */
  reporterPath?: (id: string) => string;
}

type Shown = Exclude<
  keyof Report,
  'id' | 'targetId' | 'reporterId' | 'reporterMark' | 'own' | 'hidden' | 'hiddenBy' | 'flags'
>;

const whyHidden: Record<Hider, string> = {
  flags: 'Hidden until an administrator has looked at it',
  administrator: 'Hidden by an administrator',
};

/** All fields of a report (product specification section 2, "Report detail"). */
export function ReportDetails({ report, withType = false, reporterPath }: ReportDetailsProps) {
  const withheld = report.hiddenBy && !report.description ? whyHidden[report.hiddenBy] : null;
  const fields: Record<Shown, [string, ReactNode] | null> = {
    // Text, never a link: nobody should open a reported site by accident.
    target: [
      'Target',
      <bdi key="target" className={classes.target}>
        {showTarget(report.target)}
      </bdi>,
    ],
    reportedBy: ['User', <Reporter key="user" report={report} path={reporterPath} />],
    category: ['Category', report.category],
    subcategory: ['Sub Category', report.subcategory ?? '–'],
    type: withType ? ['Type', report.type] : null,
    createdAt: ['Date & time', <DateTime key="date" value={report.createdAt} />],
    status: [
      'Status',
      <Fragment key="status">
        <span role="status">
          <StatusBadge status={report.status} />
        </span>
        <StatusHelp />
      </Fragment>,
    ],
    description: [
      'Description',
      withheld ?? (
        <p key="description" className={classes.description} dir="auto">
          {report.description}
        </p>
      ),
    ],
    evidence: ['Evidence', withheld ?? <EvidencePicture key="evidence" report={report} />],
  };
  return (
    <>
      {report.hiddenBy && !withheld ? (
        <div className={classes.hidden}>
          <Notice tone="caution" title="Others do not see the description and the picture">
            <p>{whyHidden[report.hiddenBy]}.</p>
          </Notice>
        </div>
      ) : null}
      <dl className={classes.details}>
        {Object.values(fields)
          .filter((field) => field !== null)
          .map(([term, value]) => (
            <div key={term} className={classes.field}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

interface ReporterProps {
  report: Report;
  path: ReportDetailsProps['reporterPath'];
}

function Reporter({ report: { reportedBy, reporterMark, reporterId }, path }: ReporterProps) {
  const name = <AccountName name={reportedBy} mark={reporterMark} />;
  return path && reporterId ? <Link to={path(reporterId)}>{name}</Link> : name;
}
