import type { AlsoDone } from '@redflag/shared/review/case-decision';
import type { CaseDetail } from '@redflag/shared/review/cases';

type Decided = Pick<
  CaseDetail['reports'][number],
  'id' | 'own' | 'evidence' | 'hiddenBy' | 'reporterId' | 'reportedBy'
>;

/** What is ticked to be done with a decision. */
export interface Also {
  hide: boolean;
  /** The ids of accounts. */
  suspend: readonly string[];
  reason: string;
  /** Whether the reason was forgotten. */
  lacksReason?: boolean;
}

export const nothingElse: Also = { hide: false, suspend: [], reason: '' };

/** Returns what can be done with a decision about some reports. Only administrators get ids of reporters. */
export function choicesOf(decided: Decided[]) {
  const people = new Map<string, string>();
  for (const { own, reporterId, reportedBy } of decided)
    if (reporterId && !own) people.set(reporterId, reportedBy);
  return {
    pictures: decided
      .filter(({ evidence, hiddenBy }) => evidence && hiddenBy !== 'administrator')
      .map(({ id }) => id),
    people: [...people].map(([id, name]) => ({ id, name })),
  };
}

/** Words what is ticked for the server; null if the reason of a suspension is missing. */
export function alsoDone(decided: Decided[], { hide, suspend, reason }: Also): AlsoDone | null {
  const { pictures } = choicesOf(decided);
  // One report of each person, who may have filed several of these.
  const reports = new Map(decided.map(({ id, reporterId }) => [reporterId, id]));
  const reportersOf = suspend.flatMap((id) => reports.get(id) ?? []);
  if (reportersOf.length > 0 && !reason.trim()) return null;
  return {
    ...(hide && pictures.length > 0 && { hidePictures: pictures }),
    ...(reportersOf.length > 0 && { suspend: { reportersOf, reason: reason.trim() } }),
  };
}
