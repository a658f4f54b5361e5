import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#test.ts';

/** Asks about a target on the start page, up to the sign-in screen. */
async function ask(
  page: Page,
  target: string,
  press = (button: Locator) => button.click(),
  fill = (field: Locator, text: string) => field.fill(text),
) {
  await page.goto('/');
  await fill(page.getByLabel('Check a number, address or account'), target);
  await press(page.getByRole('button', { name: 'Search' }));
  await expect(page.getByText('See reports on')).toBeVisible();
}

test('a visitor who asks about a number gets the answer with a new account in at most ten actions and one email', {
  tag: '@phone',
}, async ({ page: first, context, outbox, findBarriers }) => {
  const email = `ada-${randomUUID().slice(0, 8)}@gmail.com`;
  let actions = 0;
  async function press(control: Locator) {
    actions += 1;
    await control.click();
  }
  async function fill(field: Locator, text: string) {
    actions += 1;
    await field.fill(text);
  }
  await ask(first, '0803 123 4567', press, fill);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('See reports on 0803 123 4567');
  await expect(first.getByText('Create a free account: it takes about two minutes.')).toBeVisible();
  await expect(first.getByText('do not call or text back')).toBeVisible();
  expect(await findBarriers()).toEqual([]);

  const account = first.getByRole('region', { name: 'Create account' });
  await fill(account.getByLabel('Username'), 'Ada Obi');
  await fill(account.getByLabel('Email'), email);
  await press(account.getByRole('button', { name: 'Continue', exact: true }));
  await expect(first.getByText('You asked about: 0803 123 4567')).toBeVisible();
  await fill(first.getByLabel('Password', { exact: true }), 'Quiet-river-12');
  await fill(first.getByLabel('Repeat password'), 'Quiet-river-12');
  await press(first.getByLabel('I accept the'));
  await press(first.getByRole('button', { name: 'Register' }));
  await expect(first.getByText('You asked about: 0803 123 4567')).toBeVisible();

  const link = /\S+\/verify-email\?token=\S+/.exec((await outbox(email)).text)?.[0] ?? '';
  const page = await context.newPage();
  await page.goto(link);
  await press(page.getByRole('button', { name: 'Verify Email' }));
  await expect(page).toHaveURL(/\/user\/dashboard\?target=0803\+123\+4567$/);
  await expect(page.getByText('No reports. That does not mean it is safe.')).toBeVisible();
  expect(actions).toBeLessThanOrEqual(10);
  expect(await page.evaluate(() => localStorage.getItem('redflag-pending-search'))).toBeNull();
});

test('a name and an address given with the question can be changed until the account is made', async ({
  page,
  person,
}) => {
  await ask(page, 'shop.example.com');
  const account = page.getByRole('region', { name: 'Create account' });
  await account.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(account.getByLabel('Username')).toBeFocused();
  await expect(account).toContainText('Please enter a valid username');
  await account.getByLabel('Username').fill('Ada Obi');
  await account.getByLabel('Email').fill(person.email);
  await account.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(page).toHaveURL('/signup?step=password');
  await page.goBack();
  await expect(account.getByLabel('Username')).toHaveValue('Ada Obi');
  await expect(account.getByLabel('Email')).toHaveValue(person.email);
  await account.getByRole('button', { name: 'Continue', exact: true }).click();

  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('You asked about: shop[.]example[.]com')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Ada Obi');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('the question is kept when a visitor signs up with Google', async ({ page }) => {
  await ask(page, 'shop.example.com');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Your email').fill(`ada-${randomUUID().slice(0, 8)}@university.example`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard\?target=shop\.example\.com$/);
});

test('the question is forgotten when a person signs out', async ({ page, person, signIn }) => {
  await ask(page, 'shop.example.com');
  await signIn(person);
  await page.goto('/user/account');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Sign in to search and file reports')).toBeVisible();
  await expect(page.getByText('You asked about')).toBeHidden();
});

test('the form to sign in stays in its place when the session of who asks has ended', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'session', value: 'ended', url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/user/dashboard?target=shop.example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'See reports on shop[.]example[.]com',
  );
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.1);
});

test('who was signed in reads that the session has ended', async ({
  page,
  person,
  signIn,
  context,
}) => {
  await signIn(person);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies();
  await context.addCookies([
    { name: 'session', value: 'ended', url: process.env.PRODUCT_ORIGIN ?? '' },
  ]);
  await page.goto('/user/dashboard?target=shop.example.com');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page.getByText('You asked about: shop[.]example[.]com')).toBeVisible();
});

test('the sign-in screen says what to do in the meantime, by what was asked about', async ({
  page,
}) => {
  for (const [target, advice] of [
    ['ada@shop.example.com', 'Do not pay, reply, or open links and attachments.'],
    ['shop.example.com', 'Do not pay or download anything there.'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'Do not send anything to it, not even a small test.'],
    ['@crypto_giveaway', 'even to a friend: accounts get stolen'],
  ] as const) {
    await ask(page, target);
    await expect(page.getByRole('region', { name: 'Until you know' })).toContainText(advice);
  }
});

test('the sign-in screen names what a message holds, and advises on the worst kind of it', async ({
  page,
}) => {
  await ask(page, 'Dear customer, call 0803 123 4567 and pay to GTBank 0123456789 before tonight');
  await expect(page.getByRole('list', { name: 'Found in your message' })).toHaveText(
    'Phone number: 0803 123 4567Bank account: 0123456789',
  );
  const region = page.getByRole('region', { name: 'Until you know' });
  await expect(region).toContainText(
    'Take most care with the bank account:Do not transfer money to it',
  );
});
