import { useSessionStorage } from '@mantine/hooks';
import type { Report, ReportStatus } from '@redflag/shared/reports';
import { useState } from 'react';

/** Every report of a search, as its list was answered. */
export interface WholeSearch {
  count: number;
  asOf: string;
}

interface Marked {
  /** Whose marks they are, and of which search. */
  of: string;
  /** The status of each marked report, as it was shown, by id. */
  statuses: Record<string, ReportStatus>;
}

const none: Marked = { of: '', statuses: {} };

export type Marks = ReturnType<typeof useMarks>;

/**
 * The reports that an administrator has marked, on any page of the list, or all of its search. Marks on single
 * reports are still there after one was opened.
 * @param of whose marks they are, and of which search: another has none of them
 */
export function useMarks(of: string) {
  const [stored, setStored] = useSessionStorage({
    key: 'marked-reports',
    defaultValue: none,
    getInitialValueInEffect: false,
  });
  const [whole, setWhole] = useState<{ of: string; search: WholeSearch } | null>(null);
  const all = whole?.of === of ? whole.search : null;
  const statuses = stored.of === of ? stored.statuses : none.statuses;

  const set = (marked: Marked['statuses']) => {
    setWhole(null);
    setStored({ of, statuses: marked });
  };
  const isMarked = ({ id, createdAt }: Report) => (all ? createdAt <= all.asOf : id in statuses);
  return {
    all,
    statuses,
    count: all ? all.count : Object.keys(statuses).length,
    isMarked,
    /** Marks reports of the shown page, or takes their marks away. Of a whole search, the rest of the page stays marked. */
    mark(page: Report[], reports: Report[], marked: boolean) {
      const kept = all ? page.filter(isMarked) : [];
      const before = all ? {} : statuses;
      const next = { ...before, ...statusesOf(kept), ...statusesOf(reports) };
      if (!marked) for (const { id } of reports) delete next[id];
      set(next);
    },
    markAll: (search: WholeSearch) => setWhole({ of, search }),
    unmark: () => set({}),
    /** Takes away the marks of reports that have been changed; by default, of the whole search. */
    forget(ids?: string[]) {
      if (!ids) return set({});
      const done = new Set(ids);
      setStored((before) => ({
        ...before,
        statuses: Object.fromEntries(
          Object.entries(before.statuses).filter(([id]) => !done.has(id)),
        ),
      }));
    },
  };
}

function statusesOf(reports: Report[]): Marked['statuses'] {
  return Object.fromEntries(reports.map(({ id, status }) => [id, status]));
}
