import type { ReportStatus } from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import type {
  BulkBegun,
  BulkChange,
  BulkChangeRequest,
  BulkOutcome,
} from '@redflag/shared/review/bulk-changes';
import { BULK_IDS_MAX } from '@redflag/shared/review/values';
import type { ReportFilter } from '#features/reports/review/filter-address.ts';
import { queryOf } from '#ui/filters/filter-address.ts';
import { countOf } from '#ui/text/counts.ts';
import type { ReportSelection } from './use-selection.ts';

type Part = Pick<BulkChangeRequest, 'reportIds' | 'filter' | 'asOf' | 'expected' | 'from'>;

/** All of a search at once; otherwise the selected reports by the status that was shown, a few hundred at a time. */
export function partsOf(
  { all, statuses }: Pick<ReportSelection, 'all' | 'statuses'>,
  list: ReportFilter,
): Part[] {
  if (all) {
    const { sort: _order, ...filter } = queryOf(list);
    return [{ filter, asOf: all.asOf, expected: all.count }];
  }
  const byStatus = new Map<ReportStatus, string[]>();
  for (const [id, status] of Object.entries(statuses)) {
    const ids = byStatus.get(status) ?? [];
    byStatus.set(status, ids);
    ids.push(id);
  }
  return [...byStatus].flatMap(([from, ids]) => {
    const parts: Part[] = [];
    for (let start = 0; start < ids.length; start += BULK_IDS_MAX) {
      parts.push({ from, reportIds: ids.slice(start, start + BULK_IDS_MAX) });
    }
    return parts;
  });
}

/** What the server made of a part. */
export interface Made {
  id: string;
  status: ReportStatus;
  from: ReportStatus | undefined;
  changedIds: string[];
  /** Whether every report was changed; not while the server goes on. */
  isWhole: boolean;
}

/** Returns what was made, from the answer to a part. */
export function madeOf(
  { reportIds = [], status, from }: BulkChangeRequest,
  answer: BulkBegun | BulkOutcome,
): Made {
  const unchanged = 'unchanged' in answer ? answer.unchanged.map(({ id }) => id) : reportIds;
  const stayed = new Set(unchanged);
  const changedIds = reportIds.filter((id) => !stayed.has(id));
  return {
    id: answer.id,
    status,
    from,
    changedIds,
    isWhole: 'unchanged' in answer && stayed.size === 0,
  };
}

/** Returns the parts that undo a change; none if it cannot be undone, as a rejection would need its reason again. */
export function undoOf(made: Made[]): BulkChangeRequest[] {
  if (made.some(({ from }) => from === 'Rejected')) return [];
  return made.flatMap(({ changedIds, status, from }) =>
    from && changedIds.length > 0 ? { reportIds: changedIds, status: from, from: status } : [],
  );
}

type Total = Omit<BulkChange, 'id' | 'finishedAt'> & { isDone: boolean };

/** Adds up the parts of a change. Returns null until one is known. */
export function totalOf(parts: BulkChange[]): Total | null {
  const [first] = parts;
  if (!first) return null;
  const sum = (of: (part: BulkChange) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    status: first.status,
    expected: sum(({ expected }) => expected),
    isMore: parts.some(({ isMore }) => isMore),
    changed: sum(({ changed }) => changed),
    unchanged: parts.flatMap(({ unchanged }) => unchanged),
    isDone: parts.every(({ finishedAt }) => finishedAt !== null),
  };
}

/** Such as '208 reports set to Closed, 4 stayed as they were'. */
export function inWords({ status, changed, unchanged }: Total): string {
  const done = `${countOf(changed, { one: '# report', other: '# reports' })} set to ${statusLabel(status)}`;
  const { length } = unchanged;
  if (length === 0) return done;
  return `${done}, ${countOf(length, { one: '# stayed as it was', other: '# stayed as they were' })}`;
}
