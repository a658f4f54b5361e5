import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TargetCounts } from './judge.ts';
import { judge, noCounts } from './judge.ts';
import { wordVerdict } from './verdict.words.ts';
import { verdictSchema } from './verdicts.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const may = { firstReportedAt: new Date('2026-05-01'), lastReportedAt: new Date('2026-05-03') };
const long = { firstReportedAt: new Date('2023-01-02'), lastReportedAt: new Date('2024-02-03') };
const judgeCounts = (counts: Partial<TargetCounts>) =>
  wordVerdict(judge({ ...noCounts, ...counts }, NOW));

test.each<[string, Partial<TargetCounts>, string, string, string]>([
  [
    'without reports',
    {},
    'unknown',
    'No reports. That does not mean it is safe.',
    'If it seems wrong, be careful and report it to protect others',
  ],
  [
    'reported by one person',
    { ...may, pending: 1, people: 1 },
    'reported',
    'Reported by 1 person, not reviewed yet',
    '1 person reported it, none with a verified phone number; 1 report waits for review',
  ],
  [
    'with resolved reports',
    {
      ...may,
      resolved: 2,
      confirmed: 2,
      people: 4,
      verifiedPeople: 3,
      confirmedAt: new Date('2026-05-03'),
    },
    'confirmed',
    'Confirmed by our reviewers',
    '4 people reported it, 3 with a verified phone number; our reviewers confirmed 2 reports, the last on 03/05/2026',
  ],
  [
    'of a feed and one person',
    { ...may, underReview: 2, people: 1, verifiedPeople: 1, sources: 1 },
    'reported',
    'Reported by 1 person and 1 public list, not reviewed yet',
    '1 person reported it, 1 with a verified phone number; 1 public list names it; 2 reports wait for review',
  ],
  [
    'whose only report was rejected',
    { rejected: 1 },
    'not-confirmed',
    'Reported, but not confirmed',
    'our reviewers rejected 1 report',
  ],
  [
    'with a security vulnerability that is resolved',
    { ...may, resolved: 1, vulnerabilities: 1, people: 1 },
    'not-confirmed',
    'Reported, but not confirmed',
    '1 person reported it, none with a verified phone number; 1 report is about a security vulnerability, which is no scam',
  ],
])('a target %s', (_, counts, level, heading, explanation) => {
  expect(judgeCounts(counts)).toMatchObject({ level, heading, explanation, stale: false });
});

test.each<[Partial<TargetCounts>, string]>([
  [
    { resolved: 1, confirmed: 1, confirmedAt: new Date('2024-02-04') },
    'Confirmed in 2024, nothing since',
  ],
  [
    { resolved: 1, confirmed: 1, confirmedAt: new Date('2023-02-04') },
    'Confirmed in 2023, last reported in 2024',
  ],
  [{ pending: 1 }, 'Reported in 2024, not reviewed yet, nothing since'],
  [{ closed: 1 }, 'Reported in 2024, not confirmed, nothing since'],
])('after 24 months without a report the heading names the year: %j', (counts, heading) => {
  const fresh = judgeCounts({ ...counts, ...may });
  expect(judgeCounts({ ...counts, ...long })).toMatchObject({
    stale: true,
    heading,
    level: fresh.level,
  });
});

test('every combination of counts has a verdict that fits its schema', () => {
  const counts = fc.record({
    ...Object.fromEntries(Object.keys(noCounts).map((name) => [name, fc.nat(3)])),
    firstReportedAt: fc.constant(may.firstReportedAt),
    lastReportedAt: fc.constantFrom(null, may.lastReportedAt, long.lastReportedAt),
    confirmedAt: fc.constantFrom(null, may.lastReportedAt),
  }) as fc.Arbitrary<TargetCounts>;
  fc.assert(
    fc.property(counts, (some) => {
      const { heading, explanation } = verdictSchema.parse(wordVerdict(judge(some, NOW)));
      expect(heading + explanation).not.toMatch(/null|undefined|NaN/);
      expect(explanation).not.toBe('');
    }),
  );
});
