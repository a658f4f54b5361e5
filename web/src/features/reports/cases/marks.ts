import type { CaseDetail } from '@redflag/shared/cases';

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
