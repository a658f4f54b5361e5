import { randomUUID } from 'node:crypto';
import { startGoogleProvider } from './oidc.ts';
import type { Product } from './product.ts';
import { startProduct } from './product.ts';
import { test as base, expect } from './test.ts';

/** A product of its own, which knows a provider that acts like Google. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _browser }, use) => {
      const google = await startGoogleProvider();
      const product = await startProduct((origin) => google.serve(origin));
      await use(product);
      await product.stop();
      await google.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
});

// One worker for all of them: each would start a product.
test.describe.configure({ mode: 'default' });

test('a visitor continues with Google, gets an account, and is asked for the phone next', async ({
  page,
}) => {
  const email = `ada-${randomUUID().slice(0, 8)}@university.example`;
  await page.goto('/user/notifications');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/verify-phone?redirect=%2Fuser%2Fnotifications');
  await page.goto('/user/notifications');
  await expect(page.getByText('Welcome to Redflag')).toBeVisible();
  const me = await (await page.request.get('/v1/me')).json();
  expect(me).toMatchObject({ username: 'Ada Obi', email, emailVerified: true });
});

test('who turns back at Google can try again, or sign in with the email', async ({ page }) => {
  await page.goto('/login?redirect=/user/notifications');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fuser%2Fnotifications');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
});

test('a sign-in that goes wrong on the way says so', async ({ page }) => {
  await page.goto('/v1/auth/google/callback?code=forged&state=forged');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('An error occurred during sign-in. Please try again.')).toBeVisible();
});
