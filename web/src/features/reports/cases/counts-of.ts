import type { Target } from '@redflag/shared/checks';
import { plural } from '@redflag/shared/text/plural';
import { countOf } from '#ui/text/counts.ts';

/**
 * Says briefly what is known of a target. A host where anyone can publish has no counts of its own.
 * @param waiting also what does not count yet
 */
export function countsOf(
  { sharedHost, verdict }: Pick<Target, 'sharedHost' | 'verdict'>,
  waiting: number,
): string[] {
  const { people, verifiedPeople, newPeople, sources, reports, explanation } = verdict;
  if (sharedHost) return [explanation];
  const { underReview, resolved, rejected, closed } = reports;
  return [
    `${countOf(people, { one: '# person', other: '# people' })}, ${verifiedPeople || 'none'} with a verified phone`,
    newPeople > 0 &&
      `${newPeople} with ${plural(newPeople, { one: 'a new account', other: 'new accounts' })}`,
    sources > 0 && countOf(sources, { one: '# public list', other: '# public lists' }),
    resolved > 0 && `${resolved} resolved`,
    rejected > 0 && `${rejected} rejected`,
    closed > 0 && `${closed} closed`,
    underReview > 0 && `${underReview} under review`,
    `${waiting} waiting`,
  ].filter((part) => part !== false);
}
