import type { Report } from '@redflag/shared/reports';
import { showTarget } from '@redflag/shared/targets/show-target';
import { StatusHelp } from '#features/reports/status-help.tsx';
import { AccountName } from '#ui/account-name.tsx';
import type { Column } from '#ui/data-table.tsx';
import { DataTable, LongText } from '#ui/data-table.tsx';
import { DateTime } from '#ui/date-time.tsx';
import { FlagMark } from '#ui/flag-mark.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';

const columns: Column<Report>[] = [
  {
    header: 'Target',
    cell: ({ target, flags }) => (
      <>
        <LongText>{showTarget(target)}</LongText> {flags ? <FlagMark {...flags} /> : null}
      </>
    ),
  },
  {
    header: 'User',
    cell: ({ reportedBy, reporterMark }) => <AccountName name={reportedBy} mark={reporterMark} />,
  },
  { header: 'Category', cell: ({ category }) => category },
  { header: 'Sub Category', cell: ({ subcategory }) => subcategory ?? '–' },
  {
    header: 'Status',
    help: <StatusHelp />,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  { header: 'Date', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

interface ReportTableProps {
  caption: string;
  reports: Report[];
  reportPath: (id: string) => string;
  /** Omits the reporter, for lists of one person's reports. */
  withoutUser?: boolean | undefined;
}

/** Reports in the columns of the product specification, section 2. */
export function ReportTable({ caption, reports, reportPath, withoutUser }: ReportTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={withoutUser ? columns.filter(({ header }) => header !== 'User') : columns}
      rows={reports}
      rowKey={({ id }) => id}
      rowHref={({ id }) => reportPath(id)}
    />
  );
}
