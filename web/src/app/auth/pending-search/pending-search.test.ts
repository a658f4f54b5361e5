import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch } from './forget-search.ts';
import { keepSearch, keptSearch, searchAt } from './pending-search.tsx';

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
])('%s is the address of a search', (path, target) => {
  expect(searchAt(path)).toEqual({ path, target });
});

test.each([
  ['/user/reply/new?target=a.example', 'a.example'],
  ['/user/reply/new', null],
])('%s is the address of the form for an answer', (path, target) => {
  expect(searchAt(path)).toEqual({ path, target, isMine: true });
});

test('what is to be reported leads to the form', () => {
  const path = '/user/dashboard?type=Phishing';
  expect(searchAt(path)).toEqual({ path, target: null, isReport: true });
});

test.each([
  null,
  '/user/dashboard',
  '/user/dashboard?target=+',
  '/user/dashboard/new-report?target=a.example',
  '/user/report/1?shared',
  'https://evil.example/user/dashboard?target=a',
  '//evil.example/user/dashboard?target=a',
])('%s is the address of no search', (path) => {
  expect(searchAt(path)).toBeNull();
});

test('a search is kept for a day, and until it is forgotten', () => {
  const path = '/user/dashboard?target=a.example';
  keepSearch(path);
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(keptSearch()?.path).toBe(path);
  vi.advanceTimersByTime(1);
  expect(keptSearch()).toBeNull();
  keepSearch(path);
  forgetSearch();
  expect(keptSearch()).toBeNull();
});

test.each(['', 'null', '7', '{}', '9e15 /user/dashboard?target=a', '9999999999999 /elsewhere'])(
  'what somebody else stored under its name is no search: %s',
  (text) => {
    stored.set('redflag-pending-search', text);
    expect(keptSearch()).toBeNull();
  },
);

test('a browser that stores nothing keeps no search and reports no error', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const broken of [{ getItem: refuse, setItem: refuse, removeItem: refuse }, undefined]) {
    vi.stubGlobal('localStorage', broken);
    keepSearch('/user/dashboard?target=a');
    expect(keptSearch()).toBeNull();
    forgetSearch();
  }
});
