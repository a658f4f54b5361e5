import type { CaseDetail } from '@redflag/shared/review/cases';
import { useCallback, useMemo, useState } from 'react';

/** Returns the reports that came in after those that are shown. */
export function arrivedIn(found: CaseDetail, shown: CaseDetail): CaseDetail['reports'] {
  const ids = new Set(shown.reports.map(({ id }) => id));
  return found.reports.filter(({ id }) => !ids.has(id));
}

/** Shows what came in below what is shown already, which stays in its place. */
export function withArrived(found: CaseDetail, shown: CaseDetail): CaseDetail {
  return { ...found, reports: [...shown.reports, ...arrivedIn(found, shown)] };
}

/** Shows the texts without words that were removed since. All else stays as it was. */
function withoutRemoved(found: CaseDetail['reports'], shown: CaseDetail): CaseDetail {
  const now = new Map(found.map((report) => [report.id, report]));
  return {
    ...shown,
    reports: shown.reports.map((report) => {
      const { description, redactedAt, redactedBy } = now.get(report.id) ?? report;
      return { ...report, description, redactedAt, redactedBy };
    }),
  };
}

/** Returns the ids of the shown reports that still wait. */
export function waitingIn(found: CaseDetail, shown: CaseDetail): string[] {
  const ids = new Set(found.reports.map(({ id }) => id));
  return shown.reports.map(({ id }) => id).filter((id) => ids.has(id));
}

/**
 * The reports of a case as they are shown, and which of those that wait are selected: at first all.
 * @param isDeciding whether a decision is being made: what it changes, others have not decided
 */
export function useCaseSelection(found: CaseDetail, isDeciding: boolean) {
  const [shown, setShown] = useState(found);
  const [unselected, setUnselected] = useState<readonly string[]>([]);
  const waiting = waitingIn(isDeciding ? shown : found, shown);
  return {
    shown: useMemo(() => withoutRemoved(found.reports, shown), [found.reports, shown]),
    waiting,
    selected: waiting.filter((id) => !unselected.includes(id)),
    arrived: arrivedIn(found, shown).length,
    showArrived: () => setShown(withArrived(found, shown)),
    select: useCallback((id: string, on: boolean) => {
      setUnselected((before) => (on ? before.filter((other) => other !== id) : [...before, id]));
    }, []),
    unselect: (ids: string[]) => setUnselected([...unselected, ...ids]),
    selectOnly: (ids: string[]) => setUnselected(waiting.filter((id) => !ids.includes(id))),
  };
}
