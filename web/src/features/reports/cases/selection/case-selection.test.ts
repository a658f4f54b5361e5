import type { CaseDetail } from '@redflag/shared/review/cases';
import { expect, test } from 'vitest';
import { arrivedIn, waitingIn, withArrived } from './case-selection.ts';

const caseWith = (...ids: string[]) =>
  ({ reports: ids.map((id) => ({ id })), waiting: ids.length, alike: [] }) as unknown as CaseDetail;
const idsOf = (reports: { id: string }[]) => reports.map(({ id }) => id);

test('a report that came in later is told apart, and shown below the others', () => {
  const shown = caseWith('a', 'b');
  const found = caseWith('b', 'c');
  expect(idsOf(arrivedIn(found, shown))).toEqual(['c']);
  expect(idsOf(withArrived(found, shown).reports)).toEqual(['a', 'b', 'c']);
});

test('a report that somebody else has decided waits no more, and one that came in is not decided unseen', () => {
  expect(waitingIn(caseWith('b', 'c'), caseWith('a', 'b'))).toEqual(['b']);
});
