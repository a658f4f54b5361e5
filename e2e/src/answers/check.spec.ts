import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { hashTarget } from '@redflag/shared/targets/hash-target';
import { showTarget } from '@redflag/shared/text/show-target';
import type { Client } from 'pg';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const field = (page: Page) => page.getByLabel('Target', { exact: true });
const search = (page: Page) => page.getByRole('button', { name: 'Search' }).click();
/** Of what a message names, what is first told, and the others. */
const worstIn = (page: Page) => page.getByRole('region', { name: 'Found in the message' });
const othersIn = (page: Page) => page.getByRole('list', { name: 'Also found in the message' });

test.beforeEach(async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto('/user/dashboard');
});

test('signs alone are nothing to check, typed or in the address', async ({ page }) => {
  const nothing = page.getByRole('status').filter({ hasText: 'We found nothing to check' });
  await field(page).fill('???');
  await search(page);
  await expect(nothing).toHaveCount(1);
  await page.goto('/user/dashboard?target=%3F%3F%3F');
  await expect(nothing).toHaveCount(1);
});

test('a whole message is checked: everything it names is marked, and listed with its verdict', {
  tag: '@phone',
}, async ({ page, office, findBarriers }) => {
  const [reported, confirmed] = [newSite(), newSite()];
  const number = `0803 ${randomInt(100, 1_000)} ${randomInt(1_000, 10_000)}`;
  await sendReport(page.request, { category: 'website', target: reported });
  const id = await sendReport(page.request, { category: 'website', target: confirmed });
  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Resolved' } });
  const message = `Dear customer 😀,\ncall ${number} or see hxxps://${reported}/win today.\nAgain: ${reported}, then https://${confirmed}/`;

  await field(page).fill(message);
  await expect(page.getByText('Looks like a message.')).toBeVisible();
  await field(page).press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'What this message names' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^What this message names/);
  await expect(page).toHaveURL(/\/user\/dashboard\?message=\w+$/);
  const summary = 'We found 3 things to check. The worst comes first.';
  await expect(page.getByRole('status').filter({ hasText: summary })).toHaveCount(1);
  const worst = page.getByRole('heading', { level: 2, name: 'Scam: confirmed by our reviewers' });
  await expect(worst).toBeInViewport();
  await expect(page.getByText(`Website: ${showTarget(`https://${confirmed}/`)}`)).toBeVisible();
  await expect(page.getByText('No reports does not mean safe.')).toBeHidden();
  const entries = othersIn(page).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Reported by 1 person, not reviewed yet');
  await expect(entries.nth(1)).toContainText(`Phone number: ${number}`);
  await expect(page.locator('mark')).toHaveText([
    number,
    showTarget(`https://${reported}/win`),
    showTarget(reported),
    showTarget(`https://${confirmed}/`),
  ]);
  expect(await findBarriers()).toEqual([]);

  await page.locator('mark').getByRole('link', { name: number }).click();
  await expect(entries.nth(1).locator('[tabindex]')).toBeFocused();
  await entries.nth(0).getByRole('link', { name: 'See the whole answer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(showTarget(reported));
  await page.goBack();
  await expect(entries).toHaveCount(2);
  await entries.nth(0).getByRole('link', { name: 'See the whole answer' }).click();
  await page.getByRole('link', { name: 'Back to the message' }).click();
  await expect(entries).toHaveCount(2);
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(field(page)).toHaveValue(message);
});

test('a message is kept nowhere, and a reload asks for it again', async ({ page, database }) => {
  const secret = newSite();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await field(page).fill(`Pay at ${secret} today`);
  await search(page);
  await expect(worstIn(page)).toContainText(showTarget(secret));
  const [word = ''] = secret.split('.');
  expect(addresses.filter((address) => address.includes(word))).toEqual([]);
  expect(await tracesOf(database, word)).toEqual([]);
  expect(await keptByBrowser(page)).not.toContain(word);
  await page.reload();
  await expect(page.getByText('We do not keep messages. Paste it again.')).toBeVisible();
});

test('a message from the start page is checked too, leaves the address and is not searched for', async ({
  page,
}) => {
  const target = newSite();
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/') && request.url().includes('target=')) {
      searches.push(request.url());
    }
  });
  await page.goto(`/user/dashboard?${new URLSearchParams({ target: `Is ${target} real?` })}`);
  await expect(page).toHaveURL(/\/user\/dashboard\?message=\w+$/);
  await expect(worstIn(page)).toContainText(showTarget(target));
  expect(searches).toEqual([]);
  await page.goto('/user/dashboard?target=GTBank+0123456789');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GTBank 0123456789');
});

test('going back leads to each message that was checked', async ({ page }) => {
  const [first, second] = [newSite(), newSite()];
  for (const target of [first, second]) {
    await field(page).fill(`Is ${target} real?`);
    await search(page);
    await expect(worstIn(page)).toContainText(showTarget(target));
    await page.getByRole('link', { name: 'Back to search' }).click();
  }
  await expect(field(page)).toHaveValue(`Is ${second} real?`);
  await page.goBack();
  await expect(worstIn(page)).toContainText(showTarget(second));
  await page.goBack();
  await page.goBack();
  await expect(worstIn(page)).toContainText(showTarget(first));
});

test('the switch stays as it is while other screens are shown', async ({ page }) => {
  const privately = page.getByRole('switch', { name: 'Check privately' });
  await privately.check({ force: true });
  await page.getByRole('link', { name: 'My Profile' }).first().click();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(privately).toBeChecked();
});

test('a message that names nothing, or is too long, says what to do', async ({
  page,
  findBarriers,
}) => {
  await field(page).fill('Good morning, are you at home?');
  await search(page);
  await expect(page.getByText('We found nothing to check in this message.')).toBeVisible();
  await expect(page.getByText('We look for phone numbers')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await page.goBack();
  await field(page).fill('word '.repeat(1_100));
  await search(page);
  await expect(page.getByText('This message has 5,499 characters.')).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('Shift and Enter begin a new line; a single target goes the usual way', async ({ page }) => {
  await field(page).fill('0803 123 4567');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('and more');
  await expect(field(page)).toHaveValue('0803 123 4567\nand more');
  const target = newSite();
  await field(page).fill(target);
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/user/dashboard?target=${target}`);
});

test.describe('when something fails', () => {
  test.beforeEach(async ({ page }) => {
    await field(page).fill('Call 0803 123 4567 now');
    await expect(page.getByText('Looks like a message.')).toBeVisible();
  });

  test('too many requests: says when to try again, and keeps the message', async ({ page }) => {
    await page.route('/v1/check', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '30' }, body: '' }),
    );
    await search(page);
    await expect(page.getByText('Wait 30 seconds, then try again.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'The message' })).toContainText('0803 123 4567');
    await page.unroute('/v1/check');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(worstIn(page)).toContainText('0803 123 4567');
  });

  test('offline: says so, and keeps the message', async ({ page, context }) => {
    await context.setOffline(true);
    await search(page);
    await expect(page.getByText(/Check your connection|You are offline/).first()).toBeVisible();
    await expect(page.getByText('Call 0803 123 4567 now')).toBeVisible();
    await context.setOffline(false);
  });

  test('signed out: the message is checked after signing in again', async ({ page, person }) => {
    // The last thing that the screen asks for: asked in vain, it would lead to the sign-in screen.
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await page.context().clearCookies();
    await search(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(worstIn(page)).toContainText('0803 123 4567');
  });
});

/** The tables in which a text stands, in whatever column. */
async function tracesOf(database: Client, text: string): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const traces: string[] = [];
  for (const { name } of tables.rows) {
    const found = await database.query(
      `select 1 from ${name} it where it::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (found.rowCount) traces.push(name);
  }
  return traces;
}

/** What the page keeps beyond its memory, and its address. */
function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const { localStorage, sessionStorage, history, location } = window;
    return JSON.stringify([localStorage, sessionStorage, history.state, location.href, databases]);
  });
}

test('after a private check no request, table, log or storage holds the target', async ({
  page,
  database,
  findBarriers,
}) => {
  const word = randomUUID().slice(0, 8);
  const target = `${word}.example.com`;
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.getByLabel('Check privately').check();
  await expect(
    page.getByText('We see a beginning that many numbers, sites or accounts share'),
  ).toBeVisible();
  await field(page).pressSequentially(`https://${target}/login`);
  await expect(page.getByText('Looks like a website.')).toBeVisible();
  await search(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Checked privately' })).toBeFocused();
  await expect(page).toHaveTitle(/^Checked privately/);
  await expect(page).toHaveURL(/\/user\/dashboard\?private=\w+$/);
  await expect(page.getByText('No reports. That does not mean it is safe.')).toBeVisible();
  await expect(page.getByText(showTarget(`https://${target}/login`))).toBeVisible();
  expect(await findBarriers()).toEqual([]);

  expect(requests.some((request) => request.url().includes('/v1/check/website/'))).toBe(true);
  const hash = hashTarget('website', target);
  for (const trace of [word, hash]) {
    for (const request of requests) {
      expect(request.url() + (request.postData() ?? '')).not.toContain(trace);
    }
    expect(await tracesOf(database, trace)).toEqual([]);
    expect(await readFile(process.env.PRODUCT_LOG ?? '', 'utf8')).not.toContain(trace);
    expect(await keptByBrowser(page)).not.toContain(trace);
  }

  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(field(page)).toHaveValue(`https://${target}/login`);
  await expect(page.getByLabel('Check privately')).toBeChecked();
  await search(page);
  await expect(page.getByText('We will then see what you asked about')).toBeVisible();
  await page.getByRole('link', { name: 'Show the reports' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(showTarget(target));
  await expect.poll(() => tracesOf(database, word)).not.toEqual([]);
});

test('a private check finds what is known, and asks again when the bits have changed', async ({
  page,
  findBarriers,
}) => {
  const target = newSite();
  await sendReport(page.request, { category: 'website', target });
  let refusals = 0;
  await page.route(/\/v1\/check\/website\/\d+\/\d+$/, async (route) => {
    if (refusals > 0) return route.continue();
    refusals += 1;
    const problem = { title: 'Conflict', status: 409, detail: 'x', code: 'check/bits-changed' };
    await route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ ...problem, type: 'about:blank', requestId: 'x', bits: 0 }),
    });
  });
  await page.getByLabel('Check privately').check();
  await field(page).fill(`www.${target}`);
  await search(page);
  await expect(page.getByText('Reported by 1 person, not reviewed yet')).toBeVisible();
  await expect(
    page.getByText(/We see that you asked about (one of these \d+|this 1) reported/),
  ).toBeVisible();
  expect(refusals).toBe(1);
  expect(await findBarriers()).toEqual([]);
  await page.reload();
  await expect(page.getByText('We do not keep what you check privately.')).toBeVisible();
});

test('privately, a message is refused in words, and a name needs its platform', async ({
  page,
  findBarriers,
}) => {
  await page.getByLabel('Check privately').check();
  await field(page).fill('Call 0803 123 4567 now');
  await search(page);
  await expect(page.getByText('Check privately takes one phone number').first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  const name = `giveaway.${randomUUID().slice(0, 8)}`;
  await field(page).fill(`@${name}`);
  await search(page);
  const platform = page.getByLabel('Subcategory');
  await expect(platform).toBeFocused();
  await expect(page.getByText('Choose the app or site.')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await platform.selectOption('Instagram');
  await search(page);
  await expect(page.getByText(`Instagram: @${name}`)).toBeVisible();
});
