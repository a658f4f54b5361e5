import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function paced() {
  const called: number[] = [];
  const began = Date.now();
  return { called, ...pace(() => called.push(Date.now() - began), 2_000) };
}

test('a requested call runs once, immediately', () => {
  const { called, ask } = paced();
  ask();
  vi.advanceTimersByTime(60_000);
  expect(called).toEqual([0]);
});

test('a burst of requests causes one call, and one more for the requests after the first', () => {
  const { called, ask } = paced();
  for (let asked = 0; asked < 100; asked += 1) {
    ask();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(60_000);
  expect(called).toEqual([0, 2_000]);
});

test('frequent requests cause at most one call every two seconds', () => {
  const { called, ask } = paced();
  for (let second = 0; second < 60; second += 1) {
    ask();
    vi.advanceTimersByTime(1_000);
  }
  expect(called.length).toBeGreaterThanOrEqual(30);
  expect(called.length).toBeLessThanOrEqual(31);
});

test('nothing runs after stopping', () => {
  const { called, ask, stop } = paced();
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(called).toEqual([0]);
});
