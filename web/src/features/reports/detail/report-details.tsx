import type { Report } from '@redflag/shared/reports';
import type { ReactNode } from 'react';
import { DateTime } from '../../../ui/date-time.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './detail.module.css';
import { EvidencePicture } from './evidence-picture.tsx';

interface ReportDetailsProps {
  report: Report;
  /** Whether the type of the report is shown too. */
  withType?: boolean;
}

/** Everything that a report says (product specification section 2, "Report detail"). */
export function ReportDetails({ report, withType = false }: ReportDetailsProps) {
  const fields: [string, ReactNode][] = [
    // As text, never as a link: nobody shall land on a reported site by a slip of the finger.
    [
      'Target',
      <bdi key="target" className={classes.target}>
        {report.target}
      </bdi>,
    ],
    ['User', <bdi key="user">{report.reportedBy}</bdi>],
    ['Category', report.category],
    ['Sub Category', report.subcategory ?? '–'],
    ...(withType ? [['Type', report.type] satisfies [string, ReactNode]] : []),
    ['Date & time', <DateTime key="date" value={report.createdAt} />],
    [
      'Status',
      <span key="status" role="status">
        <StatusBadge status={report.status} />
      </span>,
    ],
    [
      'Description',
      <p key="description" className={classes.description} dir="auto">
        {report.description}
      </p>,
    ],
    ['Evidence', <EvidencePicture key="evidence" report={report} />],
  ];
  return (
    <dl className={classes.details}>
      {fields.map(([term, value]) => (
        <div key={term} className={classes.field}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
