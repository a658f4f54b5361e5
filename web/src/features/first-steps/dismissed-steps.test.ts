import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissSteps, isWelcome } from './dismissed-steps.ts';

const DAY = 24 * 3_600_000;
const ada = { id: 'ada', createdAt: '2026-11-01T00:00:00Z' };
const joined = Date.parse(ada.createdAt);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the first steps are for accounts of the last 30 days', () => {
  expect(isWelcome(ada, joined + 29 * DAY)).toBe(true);
  expect(isWelcome(ada, joined + 30 * DAY)).toBe(false);
});

test('who dismissed them does not see them again, but the next person in this browser does', () => {
  dismissSteps(ada.id);
  expect(isWelcome(ada, joined)).toBe(false);
  expect(isWelcome({ ...ada, id: 'obi' }, joined)).toBe(true);
});

test('a browser that stores nothing shows them', () => {
  vi.stubGlobal('localStorage', undefined);
  dismissSteps(ada.id);
  expect(isWelcome(ada, joined)).toBe(true);
});
