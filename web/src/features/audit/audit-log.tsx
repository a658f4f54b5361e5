import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { byCursor } from '#api/by-cursor.ts';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import type { SubjectKind } from './acts.ts';
import type { AuditFilter } from './audit-address.ts';
import { auditAddress, auditQuery, readAuditFilter, unfiltered } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

interface AuditLogProps {
  subjectPath: (kind: SubjectKind, id: string) => string;
}

/** What administrators did, newest first, more on demand; the filter lives in the address. */
export function AuditLog({ subjectPath }: AuditLogProps) {
  const [params, setParams] = useSearchParams();
  const filter = readAuditFilter(params);
  const log = $api.useInfiniteQuery(
    'get',
    '/v1/audit-log',
    { params: { query: auditQuery(filter) } },
    { ...byCursor, placeholderData: keepPreviousData },
  );
  const { data, error, refetch } = log;
  const entries = data?.pages.flatMap(({ items }) => items);
  const narrowed = auditAddress(filter).toString() !== auditAddress(unfiltered).toString();
  return (
    <>
      <AuditFilters
        applied={filter}
        onChange={(to: AuditFilter) => setParams(auditAddress(to), { replace: true })}
      />
      {error && !entries ? (
        <FailureState message={problemOf(error).detail} onRetry={refetch} />
      ) : null}
      {error || entries ? null : <Loading rows={10} />}
      {entries?.length === 0 && narrowed ? (
        <EmptyState title="No entries match">Widen the filters to see more.</EmptyState>
      ) : null}
      {entries?.length === 0 && !narrowed ? (
        <EmptyState title="Nothing is recorded yet">
          As soon as an administrator decides something, it stands here.
        </EmptyState>
      ) : null}
      {entries?.length ? <AuditTable entries={entries} subjectPath={subjectPath} /> : null}
      <ShowMore list={log} failure={error && entries ? problemOf(error).detail : null} />
    </>
  );
}
