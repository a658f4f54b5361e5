import { expect, test } from 'vitest';
import { offeredReportForm, pathAfterSignIn, safeRedirect } from './redirect.ts';

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

test.each(['/login', '/signin?redirect=/x', '/Signup', '/forgot-password', '/v1/me'])(
  'sign-in does not lead to %s, which is not for people who are signed in',
  (path) => {
    expect(pathAfterSignIn('user', path)).toBe('/user/dashboard');
  },
);

test("sign-in leads an administrator who attempted a user's path to the admin dashboard", () => {
  expect(pathAfterSignIn('admin', '/user/dashboard')).toBe('/admin/dashboard');
});

test('sign-in leads an administrator to the answer that a visitor asked for', () => {
  expect(pathAfterSignIn('admin', '/user/dashboard?target=a%26b')).toBe(
    '/admin/report-lists?target=a%26b',
  );
  expect(pathAfterSignIn('admin', '/user/dashboard?shared')).toBe('/admin/new-report?shared');
});

test('sign-in leads to the report form of the own role, with what the address says', () => {
  const query = '?type=Phishing&target=a%26b';
  expect(pathAfterSignIn('admin', `/user/dashboard/new-report${query}`)).toBe(
    `/admin/new-report${query}`,
  );
  expect(pathAfterSignIn('user', '/admin/new-report')).toBe('/user/dashboard/new-report');
});

test('sign-in leads to the own form to answer reports, with what the address says', () => {
  const query = '?target=a%26b';
  expect(pathAfterSignIn('user', `/user/reply/new${query}`)).toBe(`/user/reply/new${query}`);
  expect(pathAfterSignIn('admin', `/user/reply/new${query}`)).toBe(`/admin/reply/new${query}`);
});

test.each([
  ['/user/dashboard', '/admin/new-report'],
  ['/user/dashboard?type=Scam', '/admin/new-report?type=Scam'],
  ['/user/dashboard/new-report?type=Scam', '/admin/new-report?type=Scam'],
  ['/user/account', null],
  ['//evil.example/user/dashboard', null],
  [null, null],
])('an administrator who came for %s is offered %s', (attempted, offered) => {
  expect(offeredReportForm('admin', attempted)).toBe(offered);
});

test('sign-in without an attempted path leads to the dashboard', () => {
  expect(pathAfterSignIn('user', null)).toBe('/user/dashboard');
});
