import type { Page } from '@playwright/test';
import { admin } from '#product.ts';
import { fillReport, newSite, openReportForm } from '#report-form.ts';
import { expect, test } from '#test.ts';

/** Nothing that the page asks for at this address is ever answered, until `answer`. */
async function neverAnswer(page: Page, address: string | RegExp) {
  let asked = Promise.withResolvers<void>();
  await page.route(address, () => asked.resolve());
  return {
    /** Lets the time pass that the page waits, once it has asked. */
    async wait(milliseconds = 15_000) {
      await asked.promise;
      asked = Promise.withResolvers();
      await page.clock.runFor(milliseconds);
    },
    answer: () => page.unroute(address),
  };
}

const tryAgain = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' });

test.beforeEach(({ page }) => page.clock.install());

test('a sign-in that gets no answer says so, and keeps what was typed', async ({
  page,
  person,
}) => {
  await page.goto('/login');
  const { wait, answer } = await neverAnswer(page, '/v1/auth/sign-in');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await wait();
  await expect(page.getByRole('alert')).toContainText('The service takes too long to answer.');
  await answer();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard/);
});

test('people whose account cannot be fetched can try again', async ({ page, person, signIn }) => {
  await signIn(person);
  const { wait, answer } = await neverAnswer(page, '/v1/me');
  // The page itself asks first, before its scripts do; this comes after theirs.
  const started = page.waitForRequest('/v1/server/get-ready');
  await page.goto('/user/dashboard');
  await started;
  await wait();
  await expect(page.getByText('The service cannot be reached right now.').first()).toBeVisible();
  await tryAgain(page).click();
  await wait();
  await expect(tryAgain(page)).not.toHaveAttribute('aria-disabled');
  await answer();
  await tryAgain(page).click();
  await expect(page.getByLabel('Target', { exact: true })).toBeVisible();
});

const screens = [
  { path: '/user/dashboard?target=0803+123+4567', asks: /\/v1\/(targets|me\/reports|reports)\b/ },
  { path: '/user/notifications', asks: /\/v1\/me\/notifications\?limit=20/ },
  { path: '/user/security-vulnerabilities', asks: /\/v1\/posts/ },
  { path: '/admin/report-lists', asks: /\/v1\/reports\?/ },
];
test('a screen says after a while that nothing comes', async ({ page, person, signIn }) => {
  for (const { path, asks } of screens) {
    await signIn(path.startsWith('/admin') ? admin : person);
    const { wait, answer } = await neverAnswer(page, asks);
    await page.goto(path);
    // All parts of the screen have loaded.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await wait();
    await expect(page.getByText('The service takes too long to answer.').first()).toBeVisible();
    await answer();
    await tryAgain(page).first().click();
    await expect(tryAgain(page)).toHaveCount(0);
  }
});

test('a screen whose files never come says so', async ({ page, person, signIn }) => {
  await signIn(person);
  const { wait, answer } = await neverAnswer(page, /\/assets\/notifications-.*\.js$/);
  await page.goto('/user/dashboard');
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await wait();
  const missing = page.getByRole('heading', { name: 'This screen could not be loaded' });
  await expect(missing).toBeVisible();
  await answer();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
});

test('a search whose parts never come says so, and keeps what was typed', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const { wait } = await neverAnswer(page, /\/assets\/(targets|answer)-.*\.js$/);
  await page.goto('/user/dashboard');
  const target = page.getByLabel('Target', { exact: true });
  await target.fill('0803 123 4567');
  await page.getByRole('button', { name: 'Search' }).click();
  await wait();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await expect(target).toHaveValue('0803 123 4567');
});

test('a report whose upload stalls or is cancelled stays, and is filed once', async ({
  page,
  person,
  signIn,
}) => {
  const target = newSite();
  await signIn(person);
  await page.goto('/user/dashboard');
  await openReportForm(page);
  await fillReport(page, { category: 'Website', target });
  const sure = page.getByRole('dialog', { name: 'Are you Sure?' });
  await page.getByRole('button', { name: 'Submit' }).click();

  const { wait, answer } = await neverAnswer(page, '/v1/reports');
  await sure.getByRole('button', { name: 'Submit' }).click();
  await wait(30_000);
  await expect(sure.getByRole('alert')).toContainText('Your report is still here.');
  await answer();

  // This one reaches the server, which files it, but the person cancels before the answer comes.
  const filed = Promise.withResolvers<void>();
  await page.route('/v1/reports', async (route) => {
    await route.fetch();
    filed.resolve();
  });
  await sure.getByRole('button', { name: 'Submit' }).click();
  await expect(sure.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await filed.promise;
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(sure.getByText('Upload cancelled. Your report is still here.')).toBeVisible();
  await page.unroute('/v1/reports');
  await sure.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue(target);
  await page.getByRole('button', { name: 'Submit' }).click();
  await sure.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Report Submitted!' }).waitFor();
  const { items } = await (await page.request.get('/v1/me/reports')).json();
  expect(items).toMatchObject([{ target }]);
});
