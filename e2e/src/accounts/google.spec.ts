import { randomUUID } from 'node:crypto';
import { expect, test } from '#test.ts';

test('a visitor who cancels at Google can try again, gets an account and is asked for a phone number', async ({
  page,
}) => {
  const email = `ada-${randomUUID().slice(0, 8)}@university.example`;
  await page.goto('/user/notifications');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fuser%2Fnotifications');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();

  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/verify-phone?redirect=%2Fuser%2Fnotifications');
  await page.goto('/user/notifications');
  await expect(page.getByText('Welcome to Redflag')).toBeVisible();
  const me = await (await page.request.get('/v1/me')).json();
  expect(me).toMatchObject({ username: 'Ada Obi', email, emailVerified: true });
});
