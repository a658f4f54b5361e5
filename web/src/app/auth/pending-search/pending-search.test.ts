import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetQuestion } from './forget-search.ts';
import { keepQuestion, keptQuestion, questionAt } from './pending-search.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
};

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['/user/dashboard?target=0803+123+4567', '0803 123 4567'],
  ['/user/dashboard?category=website&target=a.example', 'a.example'],
  ['/user/dashboard?shared', null],
  ['/user/dashboard/new-report?shared', null],
])('%s leads to an answer', (path, target) => {
  expect(questionAt(path)).toEqual({ path, target });
});

test.each([
  null,
  '/user/dashboard',
  '/user/dashboard?target=+',
  '/user/dashboard/new-report?target=a.example',
  '/user/report/1?shared',
  'https://evil.example/user/dashboard?target=a',
  '//evil.example/user/dashboard?target=a',
])('%s asks nothing', (path) => {
  expect(questionAt(path)).toBeNull();
});

test('a question is kept for a day, and until it is forgotten', () => {
  const path = '/user/dashboard?target=a.example';
  keepQuestion(path);
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(keptQuestion()?.path).toBe(path);
  vi.advanceTimersByTime(1);
  expect(keptQuestion()).toBeNull();
  keepQuestion(path);
  forgetQuestion();
  expect(keptQuestion()).toBeNull();
});

test.each(['', 'null', '7', '{}', 'not json', '{"path":7,"askedAt":9e15}'])(
  'what somebody else stored under its name is no question: %s',
  (text) => {
    stored.set('redflag-question', text);
    expect(keptQuestion()).toBeNull();
  },
);

test('a browser that stores nothing keeps no question and reports no error', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const broken of [{ getItem: refuse, setItem: refuse, removeItem: refuse }, undefined]) {
    vi.stubGlobal('localStorage', broken);
    keepQuestion('/user/dashboard?target=a');
    expect(keptQuestion()).toBeNull();
    forgetQuestion();
  }
});
