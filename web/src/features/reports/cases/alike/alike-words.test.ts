import type { Alike } from '@redflag/shared/review/cases';
import { expect, test } from 'vitest';
import { largestOf, likenessOf, wordsOf } from './alike-words.ts';

const picture: Alike = { likeness: 'picture', reportIds: ['a', 'b', 'c', 'd'] };
const accounts: Alike = { likeness: 'accounts', reportIds: ['a', 'b'] };

test('a report says with how many others it has something in common', () => {
  expect(likenessOf('a', [picture, accounts])).toEqual([
    'Same picture as 3 others',
    'Account made within the same hour as 1 other',
  ]);
  expect(likenessOf('c', [picture, accounts])).toEqual(['Same picture as 3 others']);
  expect(likenessOf('e', [picture, accounts])).toEqual([]);
});

test('a group says what its reports have in common', () => {
  expect(wordsOf(picture)).toBe('4 reports have the same picture');
  expect(wordsOf(accounts)).toBe('2 reports come from accounts made within one hour');
});

test('the largest groups come first, and a report that is in two counts once', () => {
  expect(largestOf([accounts, picture])).toEqual({ groups: [picture, accounts], reports: 4 });
});
