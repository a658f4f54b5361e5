import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareCounting } from './share-counting.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a reader that counts 1, 2, 3 and so on. Each count takes the given milliseconds. */
function counter(took: number) {
  let counted = 0;
  const read = shareCounting(
    () =>
      new Promise<number>((resolve) => {
        counted += 1;
        const answer = counted;
        setTimeout(() => resolve(answer), took);
      }),
    4_000,
  );
  return async () => {
    const answer = read();
    await vi.advanceTimersByTimeAsync(took);
    return answer;
  };
}

test('a quick count is repeated for each request', async () => {
  const read = counter(20);
  expect([await read(), await read()]).toEqual([1, 2]);
});

test('requests made during a count wait for the same result', async () => {
  const read = counter(20);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
});

test('a slow count is repeated only after nine times as long as it took', async () => {
  const read = counter(100);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await read()).toBe(2);
});

test('no result gets older than four seconds, however long counting takes', async () => {
  const read = counter(1_000);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await read()).toBe(2);
});

test('a failure reaches only the requests that waited for it, and the next request tries again', async () => {
  let fails = true;
  const read = shareCounting(async () => {
    if (fails) throw new Error('The connection was lost');
    return 'counted';
  }, 4_000);
  await expect(read()).rejects.toThrow('The connection was lost');
  fails = false;
  expect(await read()).toBe('counted');
});
