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
    '1 person reported it, without a verified phone number; 1 report waits for review',
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
    'Scam: confirmed by our reviewers',
    '4 people reported it, 3 with a verified phone number; our reviewers confirmed 2 reports, the last on 03/05/2026',
  ],
  [
    'of a feed and one person',
    { ...may, underReview: 2, people: 1, verifiedPeople: 1, sources: 1 },
    'reported',
    'Reported by 1 person and 1 public list, not reviewed yet',
    '1 person reported it, with a verified phone number; 1 public list names it; 2 reports wait for review',
  ],
  [
    'whose reports were all rejected',
    { rejected: 2 },
    'not-confirmed',
    'Our reviewers rejected 2 reports. That does not mean it is safe.',
    'Our reviewers rejected 2 reports',
  ],
  [
    'reported after our reviewers rejected reports',
    {
      ...may,
      pending: 4,
      people: 4,
      newPeople: 4,
      rejected: 1,
      lastRejectedAt: new Date('2026-04-30'),
    },
    'reported',
    'Reported by 4 people, after our reviewers rejected 1 report',
    '4 people reported it, 4 of them with accounts less than a day old, none with a verified phone number; our reviewers rejected 1 report; 4 reports wait for review',
  ],
  [
    'reported after a reviewer cleared it',
    { ...may, pending: 1, people: 1, rejected: 3, clearedAt: new Date('2026-05-02') },
    'reported',
    'Reported by 1 person, after our reviewers found no scam (02/05/2026)',
    '1 person reported it, without a verified phone number; our reviewers rejected 3 reports; 1 report waits for review',
  ],
  [
    'reported by three people with new accounts only',
    { ...may, pending: 3, people: 3, newPeople: 3 },
    'reported',
    'Reported by new accounts only, not reviewed yet',
    '3 people reported it, 3 of them with accounts less than a day old, none with a verified phone number; 3 reports wait for review',
  ],
  [
    'reported by two people with new accounts, perhaps the first victims',
    { ...may, pending: 2, people: 2, newPeople: 2 },
    'reported',
    'Reported by 2 people, not reviewed yet',
    '2 people reported it, 2 of them with accounts less than a day old, none with a verified phone number; 2 reports wait for review',
  ],
  [
    'reported by new accounts, one with a verified phone',
    { ...may, pending: 3, people: 3, newPeople: 3, verifiedPeople: 1 },
    'reported',
    'Reported by 3 people, not reviewed yet',
    '3 people reported it, 3 of them with accounts less than a day old, 1 with a verified phone number; 3 reports wait for review',
  ],
  [
    'that somebody reported before others whose reports were rejected',
    { ...may, pending: 1, people: 1, rejected: 30, lastRejectedAt: new Date('2026-05-02') },
    'reported',
    'Reported by 1 person, not reviewed yet',
    '1 person reported it, without a verified phone number; our reviewers rejected 30 reports; 1 report waits for review',
  ],
  [
    'reported by a new account among others',
    { ...may, pending: 9, people: 9, newPeople: 1 },
    'reported',
    'Reported by 9 people, not reviewed yet',
    '9 people reported it, 1 of them with an account less than a day old, none with a verified phone number; 9 reports wait for review',
  ],
  [
    'that a reviewer cleared',
    { ...may, rejected: 2, clearedAt: new Date('2026-06-01') },
    'cleared',
    'Our reviewers looked at it and found no scam (01/06/2026)',
    'Our reviewers rejected 2 reports',
  ],
  [
    'cleared before its last report, which is closed',
    { ...may, closed: 1, people: 1, clearedAt: new Date('2026-05-02') },
    'not-confirmed',
    'Reported, but not confirmed',
    '1 person reported it, without a verified phone number; our reviewers closed 1 report',
  ],
  [
    'cleared more than a year ago',
    { rejected: 1, clearedAt: new Date('2025-11-21') },
    'not-confirmed',
    'Our reviewers rejected 1 report. That does not mean it is safe.',
    'Our reviewers rejected 1 report',
  ],
  [
    'with a security vulnerability that is resolved',
    { ...may, resolved: 1, vulnerabilities: 1, people: 1 },
    'not-confirmed',
    'Reported, but not confirmed',
    '1 person reported it, without a verified phone number; 1 report is about a security vulnerability, which is no scam',
  ],
  [
    'whose holder objects',
    {
      ...{ ...may, pending: 1, people: 1 },
      ...{ disputedSince: new Date('2026-11-20'), decideBy: new Date('2026-12-04') },
    },
    'reported',
    'Reported by 1 person, not reviewed yet',
    '1 person reported it, without a verified phone number; 1 report waits for review. Its holder disputes this since 20/11/2026. We decide by 04/12/2026',
  ],
  [
    'whose holder objects for longer than it may take to decide',
    {
      ...{ ...may, closed: 1, people: 1 },
      ...{ disputedSince: new Date('2026-11-01'), decideBy: new Date('2026-11-15') },
    },
    'not-confirmed',
    'Reported, but not confirmed',
    '1 person reported it, without a verified phone number; our reviewers closed 1 report. Its holder disputes this since 01/11/2026: disputed, not yet decided by us',
  ],
  [
    'that another person held, with reports from then alone',
    { formerUntil: new Date('2026-03-01'), formerReports: 5, formerPeople: 4 },
    'unknown',
    'No reports. That does not mean it is safe.',
    '5 reports from before 03/2026, when this number had another holder',
  ],
  [
    'that another person held, with a report since',
    {
      ...{ ...may, category: 'website', pending: 1, people: 1, verifiedPeople: 1 },
      ...{ formerUntil: new Date('2026-03-01'), formerReports: 1, formerPeople: 1 },
    },
    'reported',
    'Reported by 1 person, not reviewed yet',
    '1 person reported it, with a verified phone number; 1 report waits for review; 1 report from before 03/2026, when it had another holder',
  ],
])('a target %s', (_, counts, level, heading, explanation) => {
  expect(judgeCounts(counts)).toMatchObject({ level, heading, explanation, stale: false });
});

test.each<[Partial<TargetCounts>, string]>([
  [
    { resolved: 1, confirmed: 1, confirmedAt: new Date('2024-02-04') },
    'Scam: confirmed in 2024, nothing since',
  ],
  [
    { resolved: 1, confirmed: 1, confirmedAt: new Date('2023-02-04') },
    'Scam: confirmed in 2023, last reported in 2024',
  ],
  [{ pending: 1 }, 'Reported in 2024, not reviewed yet, nothing since'],
  [
    { pending: 1, rejected: 2, lastRejectedAt: new Date('2022-02-04') },
    'Reported in 2024, after our reviewers rejected 2 reports, nothing since',
  ],
  [{ closed: 1 }, 'Reported in 2024, not confirmed, nothing since'],
])('after 24 months without a report the heading names the year: %j', (counts, heading) => {
  const fresh = judgeCounts({ ...counts, ...may });
  expect(judgeCounts({ ...counts, ...long })).toMatchObject({
    stale: true,
    heading,
    level: fresh.level,
  });
});

test('what a reviewer cleared is clear, however old the reports on it are', () => {
  const cleared = judgeCounts({ ...long, closed: 1, clearedAt: new Date('2026-06-01') });
  expect(cleared).toMatchObject({
    level: 'cleared',
    heading: 'Our reviewers looked at it and found no scam (01/06/2026)',
  });
});

test('a number with no report for a year may have been given to somebody else', () => {
  const reused = 'numbers are given to new people after about a year without use';
  const old = { firstReportedAt: new Date('2025-03-01'), lastReportedAt: new Date('2025-11-01') };
  const closed = { closed: 1, people: 1 };
  expect(judgeCounts({ ...old, ...closed }).brief).toContain(`; ${reused}`);
  for (const other of [may, { ...old, category: 'website' as const }, {}])
    expect(judgeCounts({ ...other, ...closed }).explanation).not.toContain(reused);
});

test('what its holder says has no links and nothing that reverses the text around it', () => {
  const said = 'Shop at https://evil.com/a\u202e\n\n\n\nor mail a@evil.com.';
  const counts = { ...may, closed: 1, statement: said, statementAt: may.lastReportedAt };
  expect(judgeCounts(counts).statement).toEqual({
    text: 'Shop at hxxps://evil[.]com/a\n\nor mail a[at]evil[.]com.',
    at: '2026-05-03T00:00:00.000Z',
  });
});

test('in brief, a verdict says nothing of what was rejected or closed', () => {
  const others = { rejected: 3, closed: 1 };
  const confirmed = { resolved: 1, confirmed: 1, people: 2, confirmedAt: may.lastReportedAt };
  expect(judgeCounts({ ...may, ...others, ...confirmed })).toMatchObject({
    explanation:
      '2 people reported it, none with a verified phone number; our reviewers rejected 3 reports, closed 1 report and confirmed 1 report, the last on 03/05/2026',
    brief:
      '2 people reported it, none with a verified phone number; our reviewers confirmed 1 report, the last on 03/05/2026',
  });
  expect(judgeCounts({ ...may, ...others, pending: 1, people: 1 }).brief).toBe(
    '1 person reported it, without a verified phone number; 1 report waits for review',
  );
  expect(judgeCounts(others).brief).toBe('Our reviewers rejected 3 reports and closed 1 report');
});

test('every combination of counts has a verdict that fits its schema', () => {
  const counts = fc.record({
    ...Object.fromEntries(Object.keys(noCounts).map((name) => [name, fc.nat(3)])),
    firstReportedAt: fc.constant(may.firstReportedAt),
    lastReportedAt: fc.constantFrom(null, may.lastReportedAt, long.lastReportedAt),
    confirmedAt: fc.constantFrom(null, may.lastReportedAt),
    clearedAt: fc.constantFrom(null, may.lastReportedAt, long.lastReportedAt),
    category: fc.constantFrom('phone-number', 'website'),
    disputedSince: fc.constantFrom(null, may.lastReportedAt),
    decideBy: fc.constantFrom(null, may.lastReportedAt, new Date('2026-12-01')),
    statement: fc.constantFrom(null, 'We sell shoes.'),
    statementAt: fc.constantFrom(null, may.lastReportedAt),
    formerUntil: fc.constantFrom(null, may.lastReportedAt),
  }) as fc.Arbitrary<TargetCounts>;
  fc.assert(
    fc.property(counts, (some) => {
      const { heading, explanation, brief } = verdictSchema.parse(wordVerdict(judge(some, NOW)));
      expect(heading + explanation).not.toMatch(/null|undefined|NaN/);
      expect([explanation, brief]).not.toContain('');
    }),
  );
});
