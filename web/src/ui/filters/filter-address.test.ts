import { expect, test } from 'vitest';
import { anyText, day, filterAddress, oneOf, queryOf } from './filter-address.ts';

const address = filterAddress({
  q: anyText,
  status: oneOf(['open', 'closed']),
  from: day,
  to: day,
  sort: oneOf(['newest', 'oldest'], 'newest'),
});

test('a filter can be reloaded and shared', () => {
  const filter = {
    q: '50% off & more',
    status: 'open',
    from: '2026-01-01',
    to: '2026-01-31',
    sort: 'oldest',
  } as const;
  expect(address.read(address.write(filter))).toEqual(filter);
});

test('an empty filter has an address without a query', () => {
  expect(address.write({ ...address.unfiltered, q: ' ' }).toString()).toBe('');
});

test('unknown values are ignored', () => {
  const params = new URLSearchParams('?status=Lost&from=yesterday&to=2026-13-41&sort=best');
  expect(address.read(params)).toEqual(address.unfiltered);
  expect(address.read(new URLSearchParams('?from=2026-02-31'))).toEqual(address.unfiltered);
});

test('fields that contradict each other are corrected', () => {
  const tidied = filterAddress({ a: anyText, b: anyText }, ({ a, b }) => ({ a, b: a && b }));
  expect(tidied.write({ a: '', b: 'x' }).toString()).toBe('');
  expect(tidied.read(new URLSearchParams('b=x'))).toEqual({ a: '', b: '' });
});

test('an order does not count as a filter, and stays when filters are cleared', () => {
  const filter = { ...address.unfiltered, q: 'x', status: 'open', sort: 'oldest' } as const;
  expect(address.count(filter)).toBe(2);
  expect(address.count(address.clear(filter))).toBe(0);
  expect(address.clear(filter).sort).toBe('oldest');
});

test('a day whose year is still being typed filters nothing', () => {
  expect(address.write({ ...address.unfiltered, to: '0202-03-01' }).toString()).toBe('');
});

test('empty fields are not sent', () => {
  expect(queryOf(address.unfiltered)).toEqual({ sort: 'newest' });
});

test('a day is sent as its first and last moments', () => {
  const { from = '', to = '' } = queryOf({ from: '2026-03-01', to: '2026-03-01' });
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000 - 1);
});
