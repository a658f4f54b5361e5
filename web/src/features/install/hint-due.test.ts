import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissHint, isHintDue } from './hint-due.ts';

const HOUR = 3_600_000;
const first = Date.parse('2026-11-01T23:59:00Z');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the first visit has no hint, however often the page is reloaded', () => {
  for (const hours of [0, 0.1, 11]) expect(isHintDue(first + hours * HOUR)).toBe(false);
});

test('the second visit has it, and so have all that follow', () => {
  isHintDue(first);
  for (const hours of [12, 13, 2_000]) expect(isHintDue(first + hours * HOUR)).toBe(true);
});

test('people who dismiss it never see it again', () => {
  isHintDue(first);
  dismissHint();
  expect(isHintDue(first + 20 * HOUR)).toBe(false);
  expect(isHintDue(first + 20_000 * HOUR)).toBe(false);
});

test('a browser that stores nothing never shows it', () => {
  vi.stubGlobal('localStorage', undefined);
  dismissHint();
  expect(isHintDue(first)).toBe(false);
  expect(isHintDue(first + 20 * HOUR)).toBe(false);
});
