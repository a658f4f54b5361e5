import type { Report } from '@redflag/shared/reports';
import { nameless, statusLabel } from '@redflag/shared/reports/report.words';
import { showTarget } from '@redflag/shared/text/show-target';
import { memo } from 'react';
import { StatusHelp } from '#features/reports/status-help.tsx';
import { AccountName } from '#ui/badges/account-name.tsx';
import { FlagBadge } from '#ui/badges/flag-badge.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable, LongText } from '#ui/lists/data-table.tsx';
import { DateTime } from '#ui/text/date-time.tsx';

function columnsOf(ofOneTarget: boolean): Column<Report>[] {
  return [
    {
      header: 'Target',
      phone: ofOneTarget ? 'line' : 'title',
      cell: ({ target, status, flags }) => (
        <>
          <LongText>{showTarget(target) || nameless(status)}</LongText>{' '}
          {flags ? <FlagBadge {...flags} /> : null}
        </>
      ),
    },
    {
      header: 'User',
      phone: ofOneTarget ? 'title' : 'line',
      cell: ({ reportedBy, reporterMark }) => <AccountName name={reportedBy} mark={reporterMark} />,
    },
    {
      header: 'Category',
      phone: 'line',
      cell: ({ category }) => category,
    },
    {
      header: 'Sub Category',
      phone: 'line',
      cell: ({ subcategory }) => subcategory,
    },
    {
      header: 'Status',
      help: <StatusHelp />,
      phone: 'badge',
      cell: ({ status }) => <StatusBadge status={status} label={statusLabel(status)} />,
    },
    { header: 'Date', phone: 'line', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  ];
}

interface ReportTableProps {
  caption: string;
  reports: Report[];
  reportPath: (id: string) => string;
  /** Opens rows by their reporter, where all are on one target. */
  ofOneTarget?: boolean | undefined;
  /** Omits the reporter, where somebody looks at one user. */
  withoutUser?: boolean | undefined;
  /** Stands before the others. */
  first?: Column<Report> | undefined;
}

/** Reports in the columns of the product specification, section 2. */
export const ReportTable = memo((props: ReportTableProps) => {
  const { caption, reports, reportPath, ofOneTarget = false, withoutUser, first } = props;
  const columns = columnsOf(ofOneTarget).filter(({ header }) => !withoutUser || header !== 'User');
  return (
    <DataTable
      caption={caption}
      columns={first ? [first, ...columns] : columns}
      rows={reports}
      rowKey={({ id }) => id}
      rowHref={({ id }) => reportPath(id)}
    />
  );
});
