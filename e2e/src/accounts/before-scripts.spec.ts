import type { Page } from '@playwright/test';
import { expect, test } from '#test.ts';

/** Opens a page whose scripts do not come until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

test('a person signs in with what was typed and sent before the scripts had come', {
  tag: '@phone',
}, async ({ page, person, findBarriers }) => {
  const letScriptsCome = await openWithoutScripts(page, '/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('form')).toHaveAttribute('data-held');
  expect(new URL(page.url()).search).toBe('');
  const late = page.getByText('This is taking longer than usual.');
  // It would appear after 30 seconds.
  await late.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(late.getByRole('link', { name: 'Try again' })).toBeVisible();
  letScriptsCome();
  await expect(page).toHaveURL('/user/dashboard');
});

test('the form to sign in for a screen does not wait for the scripts either, and leads there', async ({
  page,
  person,
}) => {
  const letScriptsCome = await openWithoutScripts(page, '/login?redirect=%2Fuser%2Faccount');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  letScriptsCome();
  await expect(page).toHaveURL('/user/account');
});

for (const path of ['/search?target=shop.example.com', '/user/dashboard?target=shop.example.com']) {
  test(`a visitor's question at ${path} is kept, and its form filled in, before the scripts have come`, {
    tag: '@phone',
  }, async ({ page, person, findBarriers }) => {
    const letScriptsCome = await openWithoutScripts(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'See reports on \u2068shop[.]example[.]com',
    );
    await expect(page.getByText('Do not pay or download anything there.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/signup?redirect=%2Fuser%2Fdashboard%3Ftarget%3Dshop.example.com',
    );
    expect(await findBarriers()).toEqual([]);
    await page.getByLabel('Email').fill(person.email);
    letScriptsCome();
    await expect(page.getByRole('region', { name: 'Create account' })).toBeVisible();
    const form = page.getByRole('region', { name: 'Already have an account?' });
    await expect(form.getByLabel('Email')).toHaveValue(person.email);
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/user/dashboard?target=shop.example.com');
  });
}

test('what was typed at sign-up before the scripts had come stays', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/signup');
  await page.getByLabel('Username').fill('Ada Obi');
  letScriptsCome();
  // Comes with the scripts.
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Ada Obi');
  await page.getByLabel('Email').fill('ada.obi@gmail.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
});

test('a form that is sent empty before the scripts had come says what is missing', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, '/forgot-password');
  await page.getByLabel('Email').press('Enter');
  letScriptsCome();
  await expect(page.getByLabel("I'm not a robot: verified")).toBeChecked();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Email not registered.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a built form still says what this browser and its history know', async ({
  page,
  person,
  signIn,
}) => {
  await page.goto('/search?target=shop.example.com');
  // The built page shows the question, and its scripts keep it.
  await expect.poll(() => page.evaluate(() => localStorage['redflag-pending-search'])).toBeTruthy();
  await page.goto('/login');
  await expect(page.getByText('You asked about: shop[.]example[.]com')).toBeVisible();
  await page.goto('/login?error=user-disabled');
  await expect(page.getByRole('alert')).toContainText('Your account has been suspended');
  await signIn(person);
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'You are signed in as' })).toBeVisible();
});

test('where scripts are switched off, a visitor keeps the question and reads what to do', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(new URL('/search?target=shop.example.com', baseURL).href);
  await expect(page.locator('bdi')).toHaveText('shop[.]example[.]com');
  await expect(page.getByRole('heading', { name: 'Until you know' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toHaveText(
    'Do not pay or download anything there.',
  );
  await page.close();
});

test('where scripts are switched off, a form says so', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(new URL('/login', baseURL).href);
  await expect(page.getByRole('heading')).toHaveText('JavaScript is switched off');
  await expect(page.getByLabel('Email')).toBeHidden();
  await page.close();
});
