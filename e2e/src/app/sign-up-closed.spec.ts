import { expect, test } from '#test.ts';

test('while sign-up is closed, nothing offers an account that cannot be made', async ({ page }) => {
  // As the server writes it with SIGN_UP=closed.
  await page.route(/\/(login)?$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('data-sign-up="open"', 'data-sign-up="closed"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Create an account')).toBeHidden();
  await expect(page.getByText('Create a free account')).toBeHidden();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeHidden();
});
