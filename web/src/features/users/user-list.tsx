import { USERS_PAGE } from '@redflag/shared/accounts/users';
import { keepPreviousData } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { describeSearchLimit } from '#ui/filters/search-limit.ts';
import { Pages } from '#ui/lists/pages.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import type { UserFilter } from './filter-address.ts';
import { pageAddress, readPage, userAddress, usersQuery } from './filter-address.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

/** All users, for administrators: ten per page; filter and page are in the address. */
export function UserList({ userPath }: { userPath: (id: string) => string }) {
  const [params, setParams] = useSearchParams();
  const filter = userAddress.read(params);
  const page = readPage(params);
  const users = $api.useQuery(
    'get',
    '/v1/users',
    { params: { query: usersQuery(params) } },
    { placeholderData: keepPreviousData },
  );
  const { data, isPlaceholderData } = users;
  const narrow = (narrowed: UserFilter) =>
    setParams(userAddress.write(narrowed), { replace: true, preventScrollReset: true });
  const pages = data?.total ? Math.ceil(data.total / USERS_PAGE) : null;
  const passed = (page - 1) * USERS_PAGE;

  if (!isPlaceholderData && pages && page > pages) {
    return <Navigate to={`?${pageAddress(filter, pages)}`} replace />;
  }
  return (
    <>
      <UserFilters shown={filter} onChange={narrow} />
      <ListStatus
        shown={data && (data.total ?? passed + data.items.length)}
        more={data?.total === null && data.nextCursor !== null}
        of={{ one: '# user', other: '# users' }}
        note={describeSearchLimit(data, filter.q, 'users')}
      />
      <Loaded {...outcomeOf(users)} rows={USERS_PAGE}>
        {({ items }) =>
          items.length > 0 ? (
            <UserTable users={items} userPath={userPath} />
          ) : (
            <NobodyFound onClear={() => narrow(userAddress.unfiltered)} />
          )
        }
      </Loaded>
      <Pages
        page={page}
        pages={pages}
        onPrevious={page > 1 ? () => setParams(pageAddress(filter, page - 1)) : null}
        onNext={data?.nextCursor ? () => setParams(pageAddress(filter, page + 1)) : null}
      />
    </>
  );
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No users match"
      action={
        <Button variant="default" onClick={onClear}>
          Show all users
        </Button>
      }
    >
      Try part of the name, or change the filters.
    </EmptyState>
  );
}
