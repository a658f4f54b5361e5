import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#test.ts';

const NEW_PASSWORD = 'Other-river-12';

/**
 * Returns the link in an email about a forgotten password.
 * @throws if there is none
 */
function linkIn(text: string): string {
  const [link] = /\S+\/change-password\?token=\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeEnabled();
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
}

async function press(page: Page, role: 'link' | 'button', name: string) {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('a user who forgot the password sets a new one from the emailed link, using only the keyboard', async ({
  page,
  person,
  signIn,
  browser,
  outbox,
}) => {
  const elsewhere = await browser.newContext();
  await signIn(person, elsewhere);
  await page.goto('/login');
  await typeInto(page, 'Email', person.email);
  await press(page, 'link', 'Forgot password');
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await press(page, 'button', 'Send Code');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();

  const { text } = await outbox(person.email, '/change-password');
  await page.goto(linkIn(text));
  await typeInto(page, 'New password', NEW_PASSWORD);
  await typeInto(page, 'Repeat new password', NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();
  expect((await elsewhere.request.get('/v1/me')).status(), 'the session elsewhere').toBe(401);

  await elsewhere.close();

  await press(page, 'link', 'Continue to Login');
  await expect(page).toHaveURL(/\/login$/);
  await typeInto(page, 'Email', person.email);
  await typeInto(page, 'Password', NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/dashboard/);
});

test('a visitor who wants to change the password gets a link by email, and a new one once it has been used', async ({
  page,
  request,
  person,
  outbox,
  findBarriers,
}) => {
  await page.goto('/reset-password');
  await expect(page.getByText('we have emailed')).toHaveCount(0);
  await page.getByRole('link', { name: 'Get a link by email' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.goto('/change-password');
  await page.getByRole('link', { name: 'Get a link by email' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Email not registered.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  expect(await findBarriers()).toEqual([]);
  const link = linkIn((await outbox(person.email, '/change-password')).text);
  const token = new URL(link).searchParams.get('token');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Yet-another-9');
  await page.getByLabel('Repeat new password').fill('Yet-another-9');
  await request.post('/v1/auth/reset-password', { data: { token, password: NEW_PASSWORD } });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'The link does not work' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'The link does not work' })).toBeFocused();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
});

test('a signed-in user changes the password and is signed out in other browsers', async ({
  page,
  person,
  signIn,
  browser,
  findBarriers,
}) => {
  const elsewhere = await browser.newContext();
  await signIn(person, elsewhere);
  await signIn(person);
  await page.goto('/password-success');
  await expect(page.getByText('You have not changed it in this tab.')).toBeVisible();
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('Wrong-1234');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Repeat new password').fill('shorter');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(
    page.getByText(
      'Password must be at least 6 characters long. Password must contain at least one uppercase letter.',
    ),
  ).toBeVisible();
  expect(await findBarriers()).toEqual([]);

  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to your account' })).toBeVisible();
  expect((await elsewhere.request.get('/v1/me')).status(), 'the session elsewhere').toBe(401);
  expect((await page.request.get('/v1/me')).status(), 'the session here').toBe(200);
  await elsewhere.close();
});
