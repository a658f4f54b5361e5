import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api, byCursor } from '#api/query-client.ts';
import { queryOf } from '#ui/filters/filter-address.ts';
import { describeSearchLimit } from '#ui/filters/search-limit.ts';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import type { SubjectKind } from './acts.ts';
import type { AuditFilter } from './audit-filters.tsx';
import { AuditFilters, auditAddress } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

interface AuditLogProps {
  subjectPath: (kind: SubjectKind, id: string) => string;
}

/** What administrators did, newest first, with more on demand; the filter is in the address. */
export function AuditLog({ subjectPath }: AuditLogProps) {
  const [params, setParams] = useSearchParams();
  const filter = auditAddress.read(params);
  const log = $api.useInfiniteQuery(
    'get',
    '/v1/audit-log',
    { params: { query: queryOf(filter) } },
    { ...byCursor, placeholderData: keepPreviousData },
  );
  const entries = log.data?.pages.flatMap(({ items }) => items);
  const narrowed = auditAddress.count(filter) > 0;
  return (
    <>
      {entries?.length !== 0 || narrowed || log.isPlaceholderData ? (
        <AuditFilters
          applied={filter}
          onChange={(to: AuditFilter) => setParams(auditAddress.write(to), { replace: true })}
        />
      ) : null}
      <ListStatus
        shown={entries?.length}
        more={log.hasNextPage}
        total={log.data?.pages[0]?.total}
        of={{ one: '# entry', other: '# entries' }}
        note={describeSearchLimit(log.data?.pages.at(-1), filter.q, 'entries')}
      />
      <Loaded {...outcomeOf(log)} data={entries} rows={10}>
        {(shown) =>
          shown.length > 0 ? (
            <AuditTable entries={shown} subjectPath={subjectPath} />
          ) : (
            <NothingFound narrowed={narrowed} />
          )
        }
      </Loaded>
      <ShowMore list={log} failure={log.error && problemOf(log.error).sentence} />
    </>
  );
}

function NothingFound({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState title="No entries match">Change or clear the filters to see more.</EmptyState>
  ) : (
    <EmptyState title="Nothing is recorded yet">
      Administrators' decisions will appear here.
    </EmptyState>
  );
}
