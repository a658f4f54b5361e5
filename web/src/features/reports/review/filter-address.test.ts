import { expect, test } from 'vitest';
import {
  addressInList,
  exportAddress,
  listLeftFor,
  nextPage,
  pageNumber,
  previousPage,
  reportAddress,
  reportsQuery,
} from './filter-address.ts';

const none = reportAddress.unfiltered;

test('without a category, a subcategory is dropped', () => {
  expect(reportAddress.write({ ...none, subcategory: 'fake-shop' }).toString()).toBe('');
});

test('unknown values are ignored', () => {
  const params = new URLSearchParams('?category=pigeon&subcategory=sms&status=Lost&sort=best');
  expect(reportAddress.read(params)).toEqual(none);
});

test('going back and forth between pages keeps the filter', () => {
  const first = reportAddress.write({ ...none, q: 'shop' });
  const second = nextPage(first, 'b');
  const third = nextPage(second, 'c');
  expect(pageNumber(third)).toBe(3);
  expect(reportsQuery(third)).toMatchObject({ q: 'shop', cursor: 'c' });
  expect(previousPage(third).toString()).toBe(second.toString());
  expect(previousPage(second).toString()).toBe(first.toString());
});

test('a new filter starts at the first page', () => {
  const params = nextPage(reportAddress.write(none), 'b');
  expect(pageNumber(reportAddress.write({ ...reportAddress.read(params), status: 'Closed' }))).toBe(
    1,
  );
});

test('the export has the filter and order of the list, but no page', () => {
  const filter = { ...none, q: 'shop & co', status: 'Closed', sort: 'oldest' } as const;
  expect(exportAddress(filter)).toBe('/v1/reports.csv?q=shop+%26+co&status=Closed&sort=oldest');
});

test('the address of a report says which list it was opened from, also that of all reports', () => {
  const filter = { ...none, q: 'shop', sort: 'oldest' } as const;
  for (const list of [none, filter]) {
    const [path, query] = addressInList('/admin/report/1', list).split('?');
    expect(path).toBe('/admin/report/1');
    expect(listLeftFor(new URLSearchParams(query))).toEqual(list);
  }
  expect(listLeftFor(new URLSearchParams())).toBeNull();
});

test('sorting does not count as filtering', () => {
  expect(reportAddress.count({ ...none, sort: 'oldest' })).toBe(0);
  expect(reportAddress.count({ ...none, target: 'x' })).toBe(1);
});
