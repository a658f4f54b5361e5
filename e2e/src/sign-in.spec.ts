import { expect, test } from './test.ts';

test('what Google sign-in came to is told, for five seconds', async ({ page }) => {
  await page.clock.install();
  for (const [error, sentence] of [
    ['google-failed', 'An error occurred during sign-in. Please try again.'],
    ['user-disabled', 'Your account has been suspended'],
  ]) {
    await page.goto(`/login?error=${error}`);
    const banner = page.getByRole('alert').filter({ hasText: sentence });
    await expect(banner).toBeVisible();
    await page.clock.fastForward(5_500);
    await expect(banner).toBeHidden();
  }
});

test('whoever was signed out for inactivity finds out why', async ({ page, findBarriers }) => {
  await page.goto('/login?redirect=%2Fuser%2Fdashboard&ended=inactivity');
  await expect(page.getByText('You were signed out because you were inactive.')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
});
