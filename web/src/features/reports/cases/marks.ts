import type { CaseDetail } from '@redflag/shared/cases';
import { useState } from 'react';

/** Returns the reports that came in after those that are shown. */
export function arrivedIn(found: CaseDetail, shown: CaseDetail): CaseDetail['reports'] {
  const ids = new Set(shown.reports.map(({ id }) => id));
  return found.reports.filter(({ id }) => !ids.has(id));
}

/** Shows what came in below what is shown already, which stays in its place. */
export function withArrived(found: CaseDetail, shown: CaseDetail): CaseDetail {
  return { ...found, reports: [...shown.reports, ...arrivedIn(found, shown)] };
}

/** Returns the ids of the shown reports that still wait. */
export function waitingIn(found: CaseDetail, shown: CaseDetail): string[] {
  const ids = new Set(found.reports.map(({ id }) => id));
  return shown.reports.map(({ id }) => id).filter((id) => ids.has(id));
}

/**
 * The reports of a case as they are shown, and which of those that wait are marked: at first all.
 * @param isDeciding whether a decision is being made: what it changes, others have not decided
 */
export function useCaseMarks(found: CaseDetail, isDeciding: boolean) {
  const [shown, setShown] = useState(found);
  const [unmarked, setUnmarked] = useState<readonly string[]>([]);
  const waiting = waitingIn(isDeciding ? shown : found, shown);
  return {
    shown,
    waiting,
    marked: waiting.filter((id) => !unmarked.includes(id)),
    arrived: arrivedIn(found, shown).length,
    showArrived: () => setShown(withArrived(found, shown)),
    mark: (id: string) => setUnmarked(unmarked.filter((other) => other !== id)),
    unmark: (ids: string[]) => setUnmarked([...unmarked, ...ids]),
    markOnly: (ids: string[]) => setUnmarked(waiting.filter((id) => !ids.includes(id))),
  };
}
