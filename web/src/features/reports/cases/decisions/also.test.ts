import { expect, test } from 'vitest';
import { alsoDone, choicesOf, nothingElse } from './also.ts';

const report = (id: string, reporterId: string | null, more = {}) => ({
  ...{ id, reporterId, reportedBy: `Person ${reporterId}`, own: false, hiddenBy: null },
  evidence: { url: '/picture', source: 'a.png' },
  ...more,
});

test('people are named once, and never who decides', () => {
  const decided = [report('1', 'ada'), report('2', 'ada'), report('3', 'me', { own: true })];
  expect(choicesOf(decided).people).toEqual([{ id: 'ada', name: 'Person ada' }]);
  // Reviewers are given no ids.
  expect(choicesOf([report('1', null)]).people).toEqual([]);
});

test('only pictures that others see can be hidden', () => {
  const hidden = { hiddenBy: 'administrator' as const };
  const decided = [
    report('1', 'ada'),
    report('2', 'ada', hidden),
    report('3', 'ada', { evidence: null }),
  ];
  expect(alsoDone(decided, { ...nothingElse, hide: true })).toEqual({ hidePictures: ['1'] });
  expect(alsoDone(decided.slice(1), { ...nothingElse, hide: true })).toEqual({});
});

test('only who is ticked is suspended, and for a reason', () => {
  const decided = [report('1', 'ada'), report('2', 'ben')];
  expect(alsoDone(decided, nothingElse)).toEqual({});
  const also = { ...nothingElse, suspend: ['ben', 'gone'] };
  expect(alsoDone(decided, { ...also, reason: ' ' })).toBeNull();
  expect(alsoDone(decided, { ...also, reason: ' Floods us ' })).toEqual({
    suspend: { reportersOf: ['2'], reason: 'Floods us' },
  });
});
