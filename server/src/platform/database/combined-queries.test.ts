import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gathered, shared } from './combined-queries.ts';

/** A reading that a test ends, with how many have begun. */
function heldReading() {
  const begun: { what: unknown; end: PromiseWithResolvers<string> }[] = [];
  const read = shared((what: unknown) => {
    const end = Promise.withResolvers<string>();
    begun.push({ what, end });
    return end.promise;
  });
  return { begun, read };
}

test('all who ask for the same before the reading begins share it', async () => {
  const { begun, read } = heldReading();
  const answers = [read({ limit: 3 }), read({ limit: 3 })];
  await nextTurn();
  expect(begun).toHaveLength(1);
  begun[0]?.end.resolve('read');
  expect(await Promise.all(answers)).toEqual(['read', 'read']);
});

test('nobody gets what was read before they asked, and all who wait share the next reading', async () => {
  const { begun, read } = heldReading();
  const first = read('posts');
  await nextTurn();
  const others = [read('posts'), read('posts')];
  await nextTurn();
  expect(begun).toHaveLength(1);
  begun[0]?.end.resolve('before');
  expect(await first).toBe('before');
  await nextTurn();
  expect(begun).toHaveLength(2);
  begun[1]?.end.resolve('after');
  expect(await Promise.all(others)).toEqual(['after', 'after']);
});

test('those who ask for something else do not wait', async () => {
  const { begun, read } = heldReading();
  const asked = [read('posts'), read('counts')];
  await nextTurn();
  expect(begun.map(({ what }) => what)).toEqual(['posts', 'counts']);
  for (const { end } of begun) end.resolve('read');
  await Promise.all(asked);
});

test('those who wait get an answer although the reading before failed', async () => {
  const { begun, read } = heldReading();
  const failing = read('posts');
  await nextTurn();
  const next = read('posts');
  begun[0]?.end.reject(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  await nextTurn();
  begun[1]?.end.resolve('read');
  expect(await next).toBe('read');
});

test('all who ask in the same turn are answered by one call', async () => {
  const calls: string[][] = [];
  const find = gathered(async (names: string[]) => {
    calls.push(names);
    return names.length;
  });
  expect(await Promise.all([find('Ada'), find('Eve')])).toEqual([2, 2]);
  expect(await find('Ada')).toBe(1);
  expect(calls).toEqual([['Ada', 'Eve'], ['Ada']]);
});
