import { expect, test } from 'vitest';
import type { Search } from './search-address.ts';
import { editAddress, readSearch, resultsAddress } from './search-address.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));

test.each<Search>([
  { category: 'phone-number', subcategory: 'sms', target: '+234 803-123-4567' },
  { category: '', subcategory: '', target: 'hxxps://example[.]com/?a=1&b=2' },
  { category: 'bank', subcategory: '', target: '' },
  { category: '', subcategory: '', target: '' },
])('a search survives a reload and the back button: %j', (search) => {
  const mode = 'open';
  expect(read(resultsAddress(search))).toEqual({
    search,
    mode,
    id: '',
    editing: false,
    searched: true,
  });
  expect(read(editAddress(search))).toEqual({
    search,
    mode,
    id: '',
    editing: true,
    searched: false,
  });
});

test('the bare screen shows an empty form', () => {
  expect(read('')).toEqual({
    search: { category: '', subcategory: '', target: '' },
    mode: 'open',
    id: '',
    editing: false,
    searched: false,
  });
});

test('a target from the start page is searched immediately', () => {
  expect(read('?target=example.com')).toMatchObject({
    search: { category: '', target: 'example.com' },
    searched: true,
  });
});

test('an unknown category is dropped, with its subcategory', () => {
  expect(read('?category=carrier-pigeon&subcategory=sms&target=x').search).toEqual({
    category: '',
    subcategory: '',
    target: 'x',
  });
});

test.each(['message', 'private'] as const)('the address of a %s check has none of it', (mode) => {
  const search = { category: 'bank', subcategory: 'loan', target: '0123456789' } as const;
  const nothing = { category: '', subcategory: '', target: '' };
  expect(read(resultsAddress(search, mode, '2'))).toEqual({
    search: nothing,
    mode,
    id: '2',
    editing: false,
    searched: true,
  });
  expect(read(editAddress(search, mode))).toMatchObject({ search: nothing, mode, editing: true });
});

test('the country of local numbers is in the address when it was chosen', () => {
  const search = { category: '', subcategory: '', target: '07911 123456', country: 'GB' } as const;
  expect(readSearch(new URLSearchParams(resultsAddress(search))).search).toEqual(search);
  expect(
    readSearch(new URLSearchParams('?target=1&country=Britain')).search.country,
  ).toBeUndefined();
});
