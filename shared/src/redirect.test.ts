import { expect, test } from 'vitest';
import { pathAfterSignIn, safeRedirect } from './redirect.ts';

test.each(['/user/dashboard', '/user/report/1?tab=mine', '/user/dashboard?target=a%26b#top'])(
  'a path on this site is followed: %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'user/dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
])('anything else is not followed: %j', (path) => {
  expect(safeRedirect(path)).toBeNull();
});

test('sign-in leads to the attempted path', () => {
  expect(pathAfterSignIn('user', '/user/notifications')).toBe('/user/notifications');
});

test("sign-in leads an administrator who attempted a user's path to the admin dashboard", () => {
  expect(pathAfterSignIn('admin', '/user/dashboard')).toBe('/admin/dashboard');
});

test('sign-in without an attempted path leads to the dashboard', () => {
  expect(pathAfterSignIn('user', null)).toBe('/user/dashboard');
});
