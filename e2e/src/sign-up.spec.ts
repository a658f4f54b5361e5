import { randomUUID } from 'node:crypto';
import { expect, test } from './test.ts';

test('a visitor signs up, follows the mailed link and signs in', async ({
  page,
  outbox,
  findBarriers,
}) => {
  const email = `ada-${randomUUID().slice(0, 8)}@gmail.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Username').fill('Ada Obi');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await page.getByLabel('Password', { exact: true }).fill('Secret-1234');
  await page.getByLabel('Repeat password').fill('Secret-1234');
  await page.getByLabel('I accept the').check();
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/verify-email|\/email-success/);

  await outbox(email);
  await page.goto('/dev/outbox');
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.getByRole('link', { name: 'Continue to Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Secret-1234');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard/);
  await expect(page.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('a visitor is brought to where they wanted to go', async ({ page, person }) => {
  await page.goto('/user/dashboard?target=example.com');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Reports on example[.]com' })).toBeVisible();
});
