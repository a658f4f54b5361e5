import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareCounting } from './share-counting.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers 1, 2, 3 and so on, after the given time. */
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

test('what is quickly counted is counted for everyone who asks', async () => {
  const read = counter(20);
  expect([await read(), await read()]).toEqual([1, 2]);
});

test('who asks while it is being counted waits for the same answer', async () => {
  const read = counter(20);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
});

test('what took long to count is counted anew after nine times as long', async () => {
  const read = counter(100);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await read()).toBe(2);
});

test('no answer gets older than four seconds, however long counting takes', async () => {
  const read = counter(1_000);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await read()).toBe(2);
});

test('a failure is for those who asked, and the next one tries again', async () => {
  let fails = true;
  const read = shareCounting(async () => {
    if (fails) throw new Error('The line was lost');
    return 'counted';
  }, 4_000);
  await expect(read()).rejects.toThrow('The line was lost');
  fails = false;
  expect(await read()).toBe('counted');
});
