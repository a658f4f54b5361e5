import { expect, test } from 'vitest';
import {
  exportAddress,
  isNarrowed,
  nextPage,
  pageNumber,
  previousPage,
  reportAddress,
  reportsQuery,
} from './filter-address.ts';

const none = reportAddress.unfiltered;

test('a subcategory goes with its category', () => {
  expect(reportAddress.write({ ...none, subcategory: 'fake-shop' }).toString()).toBe('');
});

test('values that there are not narrow nothing', () => {
  const params = new URLSearchParams('?category=pigeon&subcategory=sms&status=Lost&sort=best');
  expect(reportAddress.read(params)).toEqual(none);
});

test('pages are walked forth and back, and keep the filter', () => {
  const first = reportAddress.write({ ...none, q: 'shop' });
  const second = nextPage(first, 'b');
  const third = nextPage(second, 'c');
  expect(pageNumber(third)).toBe(3);
  expect(reportsQuery(third)).toMatchObject({ q: 'shop', cursor: 'c' });
  expect(previousPage(third).toString()).toBe(second.toString());
  expect(previousPage(second).toString()).toBe(first.toString());
});

test('another filter starts at the first page', () => {
  const params = nextPage(reportAddress.write(none), 'b');
  expect(pageNumber(reportAddress.write({ ...reportAddress.read(params), status: 'Closed' }))).toBe(
    1,
  );
});

test('the file holds what the list shows, from its first page to its last', () => {
  const filter = { ...none, q: 'shop & co', status: 'Closed', sort: 'oldest' } as const;
  expect(exportAddress(filter)).toBe('/v1/reports.csv?q=shop+%26+co&status=Closed&sort=oldest');
});

test('another order narrows nothing', () => {
  expect(isNarrowed({ ...none, sort: 'oldest' })).toBe(false);
  expect(isNarrowed({ ...none, target: 'x' })).toBe(true);
});
