import { expect, test } from 'vitest';
import type { UserFilter } from './filter-address.ts';
import { filterAddress, readFilter, readPage, unfiltered, usersQuery } from './filter-address.ts';

test('a filter and its page can be reloaded and shared', () => {
  const filter: UserFilter = {
    q: 'Ada & Söhne',
    reports: '10-49',
    status: 'suspended',
    from: '2026-01-01',
    to: '2026-01-31',
  };
  const params = filterAddress(filter, 3);
  expect([readFilter(params), readPage(params)]).toEqual([filter, 3]);
});

test('no filter and the first page are the bare address', () => {
  expect(filterAddress(unfiltered).toString()).toBe('');
});

test.each(['reports=1-2&status=gone&from=yesterday&to=2026-13-41&page=-1', 'page=1.5', 'page=x'])(
  'values that there are not narrow nothing: %s',
  (address) => {
    expect(usersQuery(new URLSearchParams(address))).toEqual({ page: 1 });
  },
);

test('a day is asked for from its first to its last moment', () => {
  const { from = '', to = '' } = usersQuery(new URLSearchParams('from=2026-03-01&to=2026-03-01'));
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000 - 1);
});
