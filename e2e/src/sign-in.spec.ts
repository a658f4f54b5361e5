import { expect, test } from './test.ts';

test('what Google sign-in came to is told, for five seconds', async ({ page }) => {
  await page.clock.install();
  for (const [address, sentence] of [
    [
      '/v1/auth/google/callback?code=forged&state=forged',
      'An error occurred during sign-in. Please try again.',
    ],
    ['/login?error=user-disabled', 'Your account has been suspended'],
  ] as const) {
    await page.goto(address);
    const banner = page.getByRole('alert').filter({ hasText: sentence });
    await expect(banner).toBeVisible();
    await page.clock.fastForward(5_500);
    await expect(banner).toBeHidden();
  }
});
