import type { Report } from '@redflag/shared/reports';
import { nameless, statusLabel } from '@redflag/shared/reports/report.words';
import { showTarget } from '@redflag/shared/text/show-target';
import { StatusHelp } from '#features/reports/status-help.tsx';
import { AccountName } from '#ui/badges/account-name.tsx';
import { FlagBadge } from '#ui/badges/flag-badge.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable, LongText } from '#ui/lists/data-table.tsx';
import { DateTime } from '#ui/text/date-time.tsx';

/** Where columns stand on a phone's card, by what all reports of the list share and no card repeats. */
const places = {
  nothing: { target: 'title', user: 'detail', category: 'hidden', subcategory: 'hidden' },
  user: { target: 'title', user: 'hidden', category: 'detail', subcategory: 'hidden' },
  target: { target: 'hidden', user: 'title', category: 'hidden', subcategory: 'detail' },
} as const;
export type Shared = keyof typeof places;

function columnsOf(shared: Shared): Column<Report>[] {
  const place = places[shared];
  return [
    {
      header: 'Target',
      phone: place.target,
      cell: ({ target, status, flags }) => (
        <>
          <LongText>{showTarget(target) || nameless(status)}</LongText>{' '}
          {flags ? <FlagBadge {...flags} /> : null}
        </>
      ),
    },
    {
      header: 'User',
      phone: place.user,
      cell: ({ reportedBy, reporterMark }) => <AccountName name={reportedBy} mark={reporterMark} />,
    },
    {
      header: 'Category',
      phone: place.category,
      cell: ({ category }) => category,
    },
    {
      header: 'Sub Category',
      phone: place.subcategory,
      cell: ({ subcategory }) => subcategory,
    },
    {
      header: 'Status',
      help: <StatusHelp />,
      phone: 'badge',
      cell: ({ status }) => <StatusBadge status={status} label={statusLabel(status)} />,
    },
    { header: 'Date', phone: 'detail', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  ];
}

interface ReportTableProps {
  caption: string;
  reports: Report[];
  reportPath: (id: string) => string;
  shared?: Shared | undefined;
  /** Omits the reporter, where somebody looks at one user. */
  withoutUser?: boolean | undefined;
  /** Stands before the others. */
  first?: Column<Report> | undefined;
}

/** Reports in the columns of the product specification, section 2. */
export function ReportTable({ shared = 'nothing', withoutUser, ...props }: ReportTableProps) {
  const { caption, reports, reportPath, first } = props;
  const columns = columnsOf(shared).filter(({ header }) => !withoutUser || header !== 'User');
  return (
    <DataTable
      caption={caption}
      columns={first ? [first, ...columns] : columns}
      rows={reports}
      rowKey={({ id }) => id}
      rowHref={({ id }) => reportPath(id)}
    />
  );
}
