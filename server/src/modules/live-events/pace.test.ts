import { afterEach, expect, test, vi } from 'vitest';
import { Pace } from './pace.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an event loop that is late gets slower, and no slower than all can be told in time', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const pace = new Pace(() => 0);
  pace.start();
  /** Lets so much time pass, and returns how many are told in a millisecond of it. */
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return pace.next(8_000) / ms;
  };
  const calm = Array.from({ length: 100 }, () => after(5));
  expect(calm[0]).toBeLessThan(1.5);
  expect(calm.at(-1)).toBe(2);
  expect(after(20)).toBeLessThan(1.5);
  after(20);
  expect(after(20)).toBe(1);
  expect(after(5) + after(5) + after(5)).toBeGreaterThan(3);
});
