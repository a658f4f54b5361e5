import { useSessionStorage } from '@mantine/hooks';
import type { Report, ReportStatus } from '@redflag/shared/reports';
import { useState } from 'react';

/** Every report of a search, as its list was answered. */
export interface WholeSearch {
  count: number;
  /** Whether there are more than were counted. */
  isMore: boolean;
  asOf: string;
}

interface Selected {
  /** Whose selection it is, and of which search. */
  of: string;
  /** The status of each selected report, as it was shown, by id. */
  statuses: Record<string, ReportStatus>;
}

const none: Selected = { of: '', statuses: {} };

export type ReportSelection = ReturnType<typeof useSelection>;

/**
 * The reports that an administrator has selected, on any page of the list, or all of its search. Single
 * reports are still selected after one was opened.
 * @param of whose selection it is, and of which search: another has none of it
 */
export function useSelection(of: string) {
  const [stored, setStored] = useSessionStorage({
    key: 'selected-reports',
    defaultValue: none,
    getInitialValueInEffect: false,
  });
  const [whole, setWhole] = useState<{ of: string; search: WholeSearch } | null>(null);
  const all = whole?.of === of ? whole.search : null;
  const statuses = stored.of === of ? stored.statuses : none.statuses;

  const set = (selected: Selected['statuses']) => {
    setWhole(null);
    setStored({ of, statuses: selected });
  };
  const isSelected = ({ id, createdAt }: Report) => (all ? createdAt <= all.asOf : id in statuses);
  return {
    all,
    statuses,
    count: all ? all.count : Object.keys(statuses).length,
    isSelected,
    /** Selects reports of the shown page, or no longer. Of a whole search, the rest of the page stays selected. */
    select(page: Report[], reports: Report[], selected: boolean) {
      const kept = all ? page.filter(isSelected) : [];
      const before = all ? {} : statuses;
      const next = { ...before, ...statusesOf(kept), ...statusesOf(reports) };
      if (!selected) for (const { id } of reports) delete next[id];
      set(next);
    },
    selectAll: (search: WholeSearch) => setWhole({ of, search }),
    unselect: () => set({}),
    /** Unselects reports that have been changed; by default, the whole search. */
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

function statusesOf(reports: Report[]): Selected['statuses'] {
  return Object.fromEntries(reports.map(({ id, status }) => [id, status]));
}
