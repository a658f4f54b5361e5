import { expect, test } from 'vitest';
import type { ReportFilter } from './filter-address.ts';
import {
  filterAddress,
  nextPage,
  pageNumber,
  previousPage,
  readFilter,
  reportsQuery,
} from './filter-address.ts';

const none: ReportFilter = { q: '', category: '', subcategory: '', status: '', from: '', to: '' };

test('a filter can be reloaded and shared', () => {
  const filter: ReportFilter = {
    q: '50% off',
    category: 'website',
    subcategory: 'fake-shop',
    status: 'Under Review',
    from: '2026-01-01',
    to: '2026-01-31',
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
  const params = new URLSearchParams('?category=pigeon&status=Lost&from=yesterday&to=2026-13-41');
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
