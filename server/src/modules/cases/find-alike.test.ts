import { expect, test } from 'vitest';
import type { Likeness } from './find-alike.ts';
import { findAlike } from './find-alike.ts';

let made = 0;
/** A report that is like no other. */
function report(values: Partial<Likeness> = {}): Likeness {
  made += 1;
  return {
    id: `r${made}`,
    description: `They called me ${made} times.`,
    pictureHash: `hash-${made}`,
    reporterId: `p${made}`,
    accountCreatedAt: new Date(Date.UTC(2026, 0, made)),
    ...values,
  };
}
const idsOf = (reports: Likeness[]) => reports.map(({ id }) => id);

test('reports of different people with different words and pictures are not alike', () => {
  expect(findAlike([report(), report(), report()])).toEqual([]);
});

test('the same picture is found, but no picture is not the same', () => {
  const same = [report({ pictureHash: 'a' }), report({ pictureHash: 'a' })];
  const without = [report({ pictureHash: null }), report({ pictureHash: null })];
  expect(findAlike([...without, ...same])).toEqual([
    { likeness: 'picture', reportIds: idsOf(same) },
  ]);
});

test('the same text is found whatever its spaces, signs and capitals', () => {
  const same = [
    report({ description: 'They took my money!' }),
    report({ description: ' they took\nmy MONEY' }),
  ];
  const signs = [report({ description: '!!!' }), report({ description: '!!!' })];
  expect(findAlike([report(), ...same, ...signs])).toEqual([
    { likeness: 'text', reportIds: idsOf(same) },
  ]);
});

test('accounts that were made within one hour are found, one account with two reports is not', () => {
  const at = (time: string) => ({ accountCreatedAt: new Date(`2026-05-01T${time}:00Z`) });
  const first = [report(at('10:00')), report(at('10:40')), report(at('11:00'))];
  const second = [report(at('11:30')), report(at('12:29'))];
  const one = [
    report({ ...at('20:00'), reporterId: 'p' }),
    report({ ...at('20:00'), reporterId: 'p' }),
  ];
  const gone = report({ reporterId: null, accountCreatedAt: null });
  expect(findAlike([...second, gone, ...first, ...one])).toEqual([
    { likeness: 'accounts', reportIds: idsOf(first) },
    { likeness: 'accounts', reportIds: idsOf(second) },
  ]);
});
