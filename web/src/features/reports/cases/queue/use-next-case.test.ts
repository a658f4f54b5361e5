import { expect, test } from 'vitest';
import { nextCase } from './use-next-case.ts';

const queue = ['a', 'b', 'c', 'd'];

test('the next case is the one below', () => {
  expect(nextCase(queue, 'a', 0)).toBe('b');
  expect(nextCase(queue, 'c', 0)).toBe('d');
});

test('after the last comes the first', () => {
  expect(nextCase(queue, 'd', 0)).toBe('a');
});

test('a case that has left the queue is followed by the one that took its place', () => {
  expect(nextCase(['a', 'c', 'd'], 'b', 1)).toBe('c');
  expect(nextCase(['a', 'b', 'c'], 'd', 3)).toBe('a');
});

test('there is none besides the current one', () => {
  expect(nextCase(['a'], 'a', 0)).toBeNull();
  expect(nextCase([], 'a', 3)).toBeNull();
});
