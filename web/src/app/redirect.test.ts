import { safeRedirect } from '@redflag/shared/accounts/redirect';
import { expect, test } from 'vitest';
import { signInPath } from './redirect.ts';

test('the sign-in screen keeps the path and query that a visitor tried to open', () => {
  const path = signInPath({ pathname: '/user/dashboard', search: '?target=a%26b' });
  const redirect = new URL(path, 'https://x.invalid').searchParams.get('redirect');
  expect(safeRedirect(redirect)).toBe('/user/dashboard?target=a%26b');
});
