import type { Me as User } from '@redflag/shared/accounts';
import { AccountName } from '#ui/badges/account-name.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { statusWord } from './use-user.ts';

const columns: Column<User>[] = [
  {
    header: 'Username',
    phone: 'title',
    cell: ({ username, mark }) => <AccountName name={username} mark={mark} />,
  },
  { header: 'No. of reports submitted', phone: 'labelled', cell: ({ reportCount }) => reportCount },
  {
    header: 'Status',
    phone: 'badge',
    // Almost all are: the badge is for the others.
    cell: ({ status }) =>
      status === 'active' ? (
        statusWord(status)
      ) : (
        <StatusBadge status={statusWord(status)} label={statusWord(status)} />
      ),
  },
  { header: 'Date', phone: 'labelled', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

interface UserTableProps {
  users: User[];
  userPath: (id: string) => string;
}

/** Users in the columns of the product specification, section 2. */
export function UserTable({ users, userPath }: UserTableProps) {
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      rowHref={({ id }) => userPath(id)}
    />
  );
}
