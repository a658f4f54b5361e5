import { expect, test } from 'vitest';
import type { Search } from '#features/reports/search-address.ts';
import { checkSearch } from './check-search.ts';

const typed = (target: string, rest: Partial<Search> = {}): Search => ({
  ...{ category: '', subcategory: '', target },
  ...rest,
});

test.each([
  ['0803 123 4567', 'open'],
  [' https://evil.example.com/login\n', 'open'],
  ['', 'open'],
  ['Call 0803 123 4567 now', 'message'],
  ['0803 123 4567\n0803 123 4568', 'message'],
  ['???', 'message'],
])('%j is searched in mode %s', async (target, mode) => {
  expect(await checkSearch(typed(target), false)).toMatchObject({ mode, errors: {} });
});

test('words are a target where the category is chosen', async () => {
  const search = typed('Ada Obi of Zenith', { category: 'bank' });
  expect(await checkSearch(search, false)).toMatchObject({ mode: 'open', errors: {} });
});

test('a message that is too long is refused with its length', async () => {
  const { errors } = await checkSearch(typed('word '.repeat(1_062)), false);
  expect(errors.target).toBe('This message has 5,309 characters. Paste at most 5,000 at a time.');
  expect((await checkSearch(typed('x'.repeat(5_000)), false)).errors).toEqual({});
});

test.each([
  ['', 'Enter what you want to check.'],
  ['Call 0803 123 4567 now', 'Check privately takes one phone number'],
])('%j cannot be checked privately', async (target, message) => {
  const { mode, errors } = await checkSearch(typed(target), true);
  expect(mode).toBe('private');
  expect(errors.target).toContain(message);
});

test('a name is checked privately on one platform, which is asked for', async () => {
  const { search, errors } = await checkSearch(typed('@crypto_giveaway'), true);
  expect(search.category).toBe('social-media');
  expect(errors.subcategory).toContain('Choose the app or site.');
  const chosen = { ...search, subcategory: 'instagram' };
  expect(await checkSearch(chosen, true)).toEqual({ mode: 'private', search: chosen, errors: {} });
  const address = typed('https://www.instagram.com/crypto_giveaway');
  expect((await checkSearch(address, true)).errors).toEqual({});
});

test('a local number is checked privately in one country, which is asked for', async () => {
  const search = typed('07911 123456', { country: 'NG' });
  expect((await checkSearch(search, true)).errors.target).toBe(
    'This number may be of several countries. Choose its country, or begin with its code, such as +44.',
  );
  for (const one of [{ ...search, country: 'GB' }, typed('+44 7911 123456')])
    expect((await checkSearch(one, true)).errors).toEqual({});
});

test('an account number is checked privately at all banks at once', async () => {
  expect(await checkSearch(typed('0123456785', { category: 'bank' }), true)).toMatchObject({
    mode: 'private',
    errors: {},
  });
});

test('a target that is too long is refused with how long it may be', async () => {
  const { errors } = await checkSearch(typed('x'.repeat(2_001), { category: 'website' }), false);
  expect(errors.target).toContain(
    'The number, site or account must be at most 2000 characters long',
  );
});

test('what is no target of its category is refused', async () => {
  const search = typed('not a site', { category: 'website' });
  const message = 'Validation Error: Please enter a valid Website';
  for (const privately of [false, true]) {
    expect((await checkSearch(search, privately)).errors).toEqual({ target: message });
  }
});
