import { expect, test } from 'vitest';
import type { ReportFilter } from './filter-address.ts';
import {
  exportAddress,
  filterAddress,
  isNarrowed,
  nextPage,
  unfiltered as none,
  pageNumber,
  previousPage,
  readFilter,
  reportsQuery,
} from './filter-address.ts';

test('a filter can be reloaded and shared', () => {
  const filter: ReportFilter = {
    q: '50% off',
    category: 'website',
    subcategory: 'fake-shop',
    status: 'Under Review',
    from: '2026-01-01',
    to: '2026-01-31',
    target: 'https://evil.example.com',
    sort: 'oldest',
  };
  expect(readFilter(filterAddress(filter))).toEqual(filter);
});

test('no filter is the bare address', () => {
  expect(filterAddress(none).toString()).toBe('');
});

test('a subcategory goes with its category', () => {
  expect(filterAddress({ ...none, subcategory: 'fake-shop' }).toString()).toBe('');
});

test('values that there are not narrow nothing', () => {
  const params = new URLSearchParams(
    '?category=pigeon&status=Lost&from=yesterday&to=2026-13-41&sort=best',
  );
  expect(readFilter(params)).toEqual(none);
});

test('a day is asked for from its first to its last moment', () => {
  const { from = '', to = '' } = reportsQuery(new URLSearchParams('from=2026-03-01&to=2026-03-01'));
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000 - 1);
});

test('pages are walked forth and back, and keep the filter', () => {
  const first = filterAddress({ ...none, q: 'shop' });
  const second = nextPage(first, 'b');
  const third = nextPage(second, 'c');
  expect(pageNumber(third)).toBe(3);
  expect(reportsQuery(third)).toMatchObject({ q: 'shop', cursor: 'c' });
  expect(previousPage(third).toString()).toBe(second.toString());
  expect(previousPage(second).toString()).toBe(first.toString());
});

test('another filter starts at the first page', () => {
  const params = nextPage(filterAddress(none), 'b');
  expect(pageNumber(filterAddress({ ...readFilter(params), status: 'Closed' }))).toBe(1);
});

test('the file holds what the list shows, from its first page to its last', () => {
  const filter = { ...none, q: 'shop & co', status: 'Closed', sort: 'oldest' } as const;
  expect(exportAddress(filter)).toBe('/v1/reports.csv?q=shop+%26+co&status=Closed&sort=oldest');
});

test('another order narrows nothing', () => {
  expect(isNarrowed({ ...none, sort: 'oldest' })).toBe(false);
  expect(isNarrowed({ ...none, target: 'x' })).toBe(true);
});
