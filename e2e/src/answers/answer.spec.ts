import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { showTarget } from '@redflag/shared/text/show-target';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const addressOf = (target: string) => `/user/dashboard?${new URLSearchParams({ target })}`;
const situation = (page: Page, label: string) => page.getByRole('group').filter({ hasText: label });

test('an answer is a screen of its own: what was asked, the verdict, and what to do next', {
  tag: '@phone',
}, async ({ page, person, signIn, context }) => {
  await signIn(person);
  const number = `0803 ${randomInt(100, 1000)} ${randomInt(1000, 10_000)}`;
  await sendReport(page.request, { category: 'phone-number', target: number });
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to check?');
  await page.getByLabel('Target', { exact: true }).fill(number);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${number} – Redflag`);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText('Searched as a phone number. Change')).toBeVisible();
  const verdict = page.getByRole('heading', { name: 'Reported by 1 person, not reviewed yet' });
  await expect(verdict).toBeInViewport();
  await expect(page.getByText('That person is you.')).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  for (let more = 0; more < 4; more += 1) await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toHaveCount(3);
  // The messages do not cover the bell.
  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click({ trial: true });
  await page.getByRole('link', { name: 'Report it again' }).click();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('NG');
  const national = number.slice(1).replaceAll(' ', '');
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue(national);
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('phone-number');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue(number);
});

test('an address that asks for an answer asks for the verdict before it is known who asks, and once', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/v1/me', async (route) => {
    await promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/v1/targets' || pathname === '/v1/reports') asked.push(pathname);
  });
  await page.goto(addressOf(newSite()), { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(['/v1/targets']);
  resolve();
  await expect(page.getByText('No reports. That does not mean')).toBeVisible();
  // Later, the stream of events may let it ask again.
  await expect.poll(() => asked.slice(0, 2)).toEqual(['/v1/targets', '/v1/reports']);
});

test('an answer calls a report a further one only once it knows whether the person has made one', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const target = newSite();
  await sendReport(page.request, { category: 'website', target });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/v1/me/reports?*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(addressOf(target));
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(I met this too|Report it)/ })).toHaveCount(0);
  resolve();
  await expect(page.getByRole('link', { name: 'Report it again' })).toBeVisible();
});

test('an answer shows what confirmed reports say, with their pictures, and when reports came', {
  tag: '@phone',
}, async ({ page, person, signIn, office, database, findBarriers }) => {
  await signIn(person);
  const target = newSite();
  const ids: string[] = [];
  for (const description of ['They took my money.', 'A lie.']) {
    ids.push(await sendReport(page.request, { category: 'website', target, description }));
  }
  await office.request.patch(`/v1/reports/${ids[0]}`, { data: { status: 'Resolved' } });
  const data = { status: 'Rejected', reason: 'No scam.' };
  await office.request.patch(`/v1/reports/${ids[1]}`, { data });
  const ago = "created_at - interval '2 months'";
  await database.query(`update reports set created_at = ${ago} where id = $1`, [ids[0]]);
  await page.goto(addressOf(target));

  const excerpts = page.getByRole('list', { name: 'What people say' }).getByRole('listitem');
  await expect(excerpts).toHaveCount(1);
  await expect(excerpts).toContainText('They took my money.');
  await expect(excerpts).toContainText('2 months ago');
  await excerpts.getByRole('button', { name: /^View the picture of/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  const chart = page.getByRole('region', { name: 'Reports by month' });
  await expect(chart).toContainText('1 report since');
  await chart.getByText('Show as table').click();
  await expect(chart.getByRole('row')).toHaveCount(4);
  const rejected = page.getByText(/our reviewers rejected 1 report and confirmed/i);
  await expect(rejected).toBeHidden();
  await page.getByText('Rejected and closed reports').click();
  await expect(rejected).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await excerpts.getByRole('link', { name: 'Read more' }).click();
  await expect(page).toHaveURL(new RegExp(`${ids[0]}$`));
});

test('what is shared of a confirmed target is a picture with its verdict, of another its address alone', async ({
  page,
  person,
  signIn,
  office,
}) => {
  await signIn(person);
  await page.addInitScript(() => {
    const shared = async ({ url = '', files = [] }: ShareData) => {
      document.title = [
        new URL(url).search,
        ...files.map(({ name, type }) => `${name} ${type}`),
      ].join(' ');
    };
    Object.assign(navigator, { canShare: () => true, share: shared });
  });
  const target = newSite();
  const id = await sendReport(page.request, { category: 'website', target });
  await page.goto(addressOf(target));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`?target=${target}`);
  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Resolved' } });
  await page.goto(addressOf(target));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`?target=${target} scam.png image/png`);
});

test('what to do now is right everywhere, differs by category and names whom the operator supplies', async ({
  page,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  await page.goto(addressOf(newSite()));
  await situation(page, 'I paid').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Call your bank or payment service right away')).toBeVisible();
  await expect(page.getByText('Who can help')).toHaveCount(0);
  await situation(page, 'I gave them details').locator('summary').click();
  await expect(page.getByText('Gave a password?')).toBeVisible();
  await expect(page.getByText('Call your bank or payment service right away')).toBeHidden();
  expect(await findBarriers()).toEqual([]);

  const desk = { name: 'Fraud desk', purpose: 'Stops payments', situations: ['paid'] };
  const countries = [
    { code: 'NG', name: 'Nigeria', contacts: [{ ...desk, phone: '*737*911#' }] },
    { code: 'GB', name: 'United Kingdom', contacts: [{ ...desk, email: 'fraud@bank.example' }] },
    {
      code: 'GH',
      name: 'Ghana',
      contacts: [{ ...desk, situations: ['details'], phone: '+233 30 000 0000' }],
    },
  ];
  await page.route('**/v1/advice', (route) => route.fulfill({ json: { countries } }));
  await page.goto(addressOf('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'));
  const paid = situation(page, 'I paid');
  await paid.locator('summary').click();
  await expect(paid).toContainText('ask to freeze the coins');
  await expect(paid).toContainText('Who can help in United Kingdom');
  await paid.getByLabel('Country').selectOption('Nigeria');
  const call = paid.getByRole('link', { name: '*737*911#' });
  await expect(call).toHaveAttribute('href', 'tel:*737*911%23');
  expect(await findBarriers()).toEqual([]);
  const details = situation(page, 'I gave them details');
  await details.locator('summary').click();
  await expect(details).toContainText('Gave your recovery phrase');
  // The chosen country has no contact for this.
  await expect(details).toContainText('Who can help in Ghana');
  await expect(details.getByRole('link')).toHaveAttribute('href', 'tel:+233300000000');
  await situation(page, 'I only got a message').locator('summary').click();
  await expect(page.getByText('Who can help').locator('visible=true')).toHaveCount(0);
});

test('an answer that cannot be had says what to do, and comes when it can', async ({
  page,
  person,
  signIn,
  context,
  findBarriers,
}) => {
  await signIn(person);
  const alert = page.getByRole('alert');
  const careful = /do not pay, reply or click/i;
  let status = 429;
  const answer = { type: 'about:blank', title: '', code: 'any', requestId: '', detail: 'Wait.' };
  for (const path of ['**/v1/targets?*', '**/v1/reports?*']) {
    await page.route(path, (route) =>
      status === 200
        ? route.fallback()
        : route.fulfill({
            status,
            headers: { 'retry-after': '30' },
            contentType: 'application/problem+json',
            body: JSON.stringify({ ...answer, status }),
          }),
    );
  }
  const target = newSite();
  await page.goto(addressOf(target));
  await expect(alert).toContainText('Wait 30 seconds, then try again.');
  await expect(alert).toContainText(careful);
  expect(await findBarriers()).toEqual([]);
  status = 200;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No reports. That does not mean it is safe.')).toBeVisible();
  await page.unrouteAll();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/v1/targets?*', async (route) => {
    // The list is there before the verdict.
    await held;
    await route.fallback();
  });
  await page.goto(addressOf(newSite()));
  await expect(page.getByRole('heading', { name: 'Looking it up…' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(careful);
  expect(await findBarriers()).toEqual([]);
  release();
  await expect(page.getByText('No reports. That does not mean it is safe.')).toBeVisible();
  await expect(page.getByText('No reports found')).toHaveCount(0);
  await page.unrouteAll();

  await page.getByRole('link', { name: 'Back to search' }).click();
  const field = page.getByLabel('Target', { exact: true });
  await field.fill(newSite());
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(alert).toContainText('You are offline. Connect to the internet, then try again.');
  await context.setOffline(false);
  await expect(page.getByText('No reports. That does not mean it is safe.')).toBeVisible();

  // The session ends on another device.
  await page.request.post('/v1/auth/sign-out');
  await expect(page).toHaveURL(/\/login\?redirect=.*shop-/);
});

test('an address is shown so that nobody opens it, and copied so that a bank can', async ({
  page,
  context,
  person,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(person);
  const target = `https://${newSite()}/pay`;
  const id = await sendReport(page.request, { category: 'website', target });
  for (const screen of [
    `/user/user-report/${id}`,
    `/user/dashboard?${new URLSearchParams({ target })}`,
  ]) {
    await page.goto(screen);
    await page.getByRole('button', { name: 'Copy the real address' }).click();
    await expect(page.getByText('Copied. Do not open it')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(target);
    await expect(page.getByText(target)).toHaveCount(0);
  }
});

test('what each status means is one touch away wherever statuses are shown', {
  tag: '@phone',
}, async ({ page, person, signIn, office, findBarriers }) => {
  await signIn(person);
  const target = newSite();
  const id = await sendReport(page.request, { category: 'website', target });
  async function explains(on: Page, path: string) {
    await on.goto(path);
    const help = on.getByRole('button', { name: 'What the statuses mean' }).first();
    await help.focus();
    await on.keyboard.press('Enter');
    const meaning = on.getByText('Your own case with your bank or the police goes on.');
    await expect(meaning.locator('visible=true')).toHaveCount(1);
    if (on === page) expect(await findBarriers()).toEqual([]);
    await on.keyboard.press('Escape');
    await expect(meaning.locator('visible=true')).toHaveCount(0);
    await expect(help).toBeFocused();
  }
  await explains(page, addressOf(target));
  await explains(page, '/user/dashboard?tab=mine');
  await explains(page, `/user/report/${id}`);
  await explains(page, `/user/user-report/${id}`);
  await explains(office, '/admin/dashboard');
  await explains(office, '/admin/report-lists');
  await explains(office, `/admin/report/${id}`);
  await expect(office.getByText(showTarget(target)).first()).toBeVisible();
});
