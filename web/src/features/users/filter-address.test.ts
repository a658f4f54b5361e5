import { expect, test } from 'vitest';
import { pageAddress, readPage, userAddress, usersQuery } from './filter-address.ts';

test('a filter and its page can be reloaded and shared', () => {
  const filter = { ...userAddress.unfiltered, reports: '10-49', status: 'suspended' } as const;
  const params = pageAddress(filter, 3);
  expect([userAddress.read(params), readPage(params)]).toEqual([filter, 3]);
});

test('the first page has an address without a query', () => {
  expect(pageAddress(userAddress.unfiltered, 1).toString()).toBe('');
});

test.each(['reports=1-2&status=gone&from=yesterday&to=2026-13-41&page=-1', 'page=1.5', 'page=x'])(
  'unknown values are ignored: %s',
  (address) => {
    expect(usersQuery(new URLSearchParams(address))).toEqual({ page: 1 });
  },
);
