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
  return { called, ...pace(() => called.push(Date.now() - began), 5_000) };
}

test('a call comes once its time has passed, and no more', () => {
  const { called, ask } = paced();
  ask();
  vi.advanceTimersByTime(60_000);
  expect(called).toEqual([5_000]);
});

test('a burst makes one call, and one after it for what came too late for the first', () => {
  const { called, ask } = paced();
  for (let asked = 0; asked < 100; asked += 1) {
    ask();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(60_000);
  expect(called).toEqual([5_000, 10_000]);
});

test('however often it is asked for, it comes no more often than that', () => {
  const { called, ask } = paced();
  for (let second = 0; second < 60; second += 1) {
    ask();
    vi.advanceTimersByTime(1_000);
  }
  expect(called.length).toBeGreaterThanOrEqual(10);
  expect(called.length).toBeLessThanOrEqual(12);
});

test('after the stop nothing comes', () => {
  const { called, ask, stop } = paced();
  ask();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(called).toEqual([]);
});
