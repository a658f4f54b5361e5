import type { Target } from '@redflag/shared/checks';
import type { TargetCounts } from '@redflag/shared/verdicts/judge';
import { judge, noCounts } from '@redflag/shared/verdicts/judge';
import { wordVerdict } from '@redflag/shared/verdicts/verdict.words';

const EXAMPLE_DAY = new Date('2026-11-20T12:00:00Z');

/** Returns an invented website with the verdict that its counts lead to. */
export function exampleOf(counts: Partial<TargetCounts>): Omit<Target, 'linked'> {
  const verdict = wordVerdict(judge({ ...noCounts, ...counts }, EXAMPLE_DAY));
  // Nobody can search for it.
  const shown = 'invented for this example';
  return {
    ...{ id: null, category: 'website', key: shown, hash: '', shown },
    ...{ sharedHost: false, lookAlike: false, notes: [], verdict },
    ...{ disputedSince: null, decideBy: null, statement: null, formerHolder: null },
  };
}

/** Counts of something in which reviewers found no scam. */
export const clearedCounts: Partial<TargetCounts> = { rejected: 3, clearedAt: EXAMPLE_DAY };

/** Counts of something that reviewers have confirmed. */
export const confirmedCounts: Partial<TargetCounts> = {
  ...{ resolved: 2, confirmed: 2, people: 4, verifiedPeople: 3 },
  confirmedAt: EXAMPLE_DAY,
};
