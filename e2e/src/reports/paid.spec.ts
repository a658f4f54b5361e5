import type { Page } from '@playwright/test';
import { draftIsStored } from '#drafts.ts';
import { makePerson } from '#people.ts';
import { fillReport, newSite, sendReport, submitForm } from '#report-form.ts';
import { expect, test } from '#test.ts';

test.use({ timezoneId: 'Africa/Lagos' });

const HOUR_MS = 3_600_000;

/** Returns the time in Lagos so many hours ago, as its field takes it. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() - (hours - 1) * HOUR_MS).toISOString().slice(0, 16);

async function openPaid(page: Page, target: string) {
  await page.goto(`/user/dashboard?${new URLSearchParams({ target })}`);
  await page.getByText('I paid', { exact: true }).click();
}

test('who paid reads until when the bank must know, and what to say; ticks stay', {
  tag: '@phone',
}, async ({ page, person, signIn, findBarriers }) => {
  await signIn(person);
  const target = newSite();
  await sendReport(page.request, { category: 'website', target });
  await openPaid(page, target);
  const call = page.getByRole('listitem').filter({ hasText: 'I was tricked into a payment' });
  await expect(call).toContainText('I am a customer of your bank');
  await expect(page.getByText('as soon as possible')).toBeVisible();

  await page.getByLabel('Date and time of the payment').fill(hoursAgo(26));
  await expect(
    page.getByText(/within 72 hours: until \w+ \d+ \w+, \d\d:\d\d\. 4[56] hours are left/),
  ).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('₦120,000');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(/in digits/);
  await page.getByLabel('Amount', { exact: true }).fill('120,000');
  await page.getByLabel('Your bank').fill('GTBank');
  await expect(page.getByText(/^I paid ₦120,000 on \w+ \d+ \w+, \d\d:\d\d\.$/)).toBeVisible();
  await expect(call).toContainText('GTBank');
  expect(await findBarriers()).toEqual([]);

  await page.getByRole('link', { name: 'Report it for a statement' }).click();
  await expect(page.getByLabel('Amount lost')).toHaveValue('120,000');
  await page.goBack();
  await page.getByText('I paid', { exact: true }).click();
  const tick = page.getByLabel(/^I called my bank/);
  await tick.check();
  await page.getByLabel('Date and time of the payment').fill(hoursAgo(100));
  await expect(page.getByText(/^The 72 hours ended on/)).toBeVisible();
  await openPaid(page, target);
  await expect(tick).toBeChecked();
  await expect(page.getByLabel('Your bank')).toHaveValue('');
});

test('a report that is begun gets the payment, and keeps what it has', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const target = newSite();
  await sendReport(page.request, { category: 'website', target });
  const report = page.getByRole('link', { name: 'Report it for a statement' });
  await openPaid(page, target);
  await report.click();
  await page.getByLabel('Description').fill('They asked for shipping first.');
  await draftIsStored(page, 'shipping first');
  for (const amount of ['120000', '5']) {
    await openPaid(page, target);
    await page.getByLabel('Amount', { exact: true }).fill(amount);
    await report.click();
    await expect(page.getByLabel('Description')).toHaveValue('They asked for shipping first.');
    await expect(page.getByLabel('Amount lost')).toHaveValue('120000');
    await page.getByLabel('Paid on').fill('2026-10-01T13:30');
    await draftIsStored(page, '2026-10-01T13:30');
  }
});

test('what a person lost is in their report and on their statement, and nobody else reads it', {
  tag: '@phone',
}, async ({ page, person, signIn, browser, baseURL, database, findBarriers }) => {
  await signIn(person);
  await page.goto('/user/dashboard/new-report');
  await fillReport(page, { category: 'Bank', target: '0123456781' });
  const amount = page.getByLabel('Amount lost');
  const paidOn = page.getByLabel('Paid on');
  await expect(page.getByLabel('Currency')).toHaveValue('NGN');
  await amount.fill('-5');
  await paidOn.fill('2999-01-01T10:00');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(paidOn).toBeFocused();
  await expect(paidOn).toHaveAccessibleDescription(/The payment cannot be in the future/);
  await expect(amount).toHaveAccessibleDescription(/Please enter the amount in digits/);
  await expect(amount).toHaveValue('-5');
  expect(await findBarriers()).toEqual([]);
  await amount.fill('120,000.50');
  await paidOn.fill('2026-10-01T13:30');
  const done = await submitForm(page);
  await done.getByRole('button', { name: 'View Report' }).click();
  await expect(page.getByText('₦120,000.50 (NGN)')).toBeVisible();
  const id = page.url().split('/').at(-1);

  await page.goto(`/user/user-report/${id}/statement`);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('120000.5');
  await expect(page.getByLabel('Account that got the money')).toHaveValue('0123456781');
  await page.getByLabel('Name', { exact: true }).fill('Ada Obi');
  await page.getByLabel('Home address').fill('17 Broad Crescent, Ikeja');
  await page.getByLabel('Phone number').fill('+2348095550142');
  await page.getByLabel('Your bank').fill('GTBank');
  await page.getByLabel('How you paid').fill('USSD');
  await page.getByLabel('Reference or session ID').fill('090267261001');
  await page.getByRole('button', { name: 'Show the statement' }).click();
  await page.getByLabel(/^I told the police/).check();
  expect(await findBarriers()).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  for (const shown of ['01/10/2026 13:30', '₦120,000.50 (NGN)', 'GTBank', 'USSD', '090267261001'])
    await expect(sheet).toContainText(shown);
  await expect(sheet.getByLabel(/^I told the police/)).toBeChecked();
  await expect(page.getByText('What to say on the phone')).toBeHidden();

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(await makePerson(database), other);
  const stranger = await other.newPage();
  await stranger.goto(`/user/report/${id}`);
  await stranger.getByRole('button', { name: 'Share' }).waitFor();
  await expect(stranger.getByText('120,000')).toHaveCount(0);
  await other.close();
});

test('from three confirmed reports on, an answer says what people lose', async ({
  page,
  person,
  signIn,
  browser,
  baseURL,
  database,
  office,
}) => {
  const target = newSite();
  for (const amount of ['90000', '123456.78', '4000000']) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await signIn(await makePerson(database), context);
    const id = await sendReport(context.request, {
      ...{ category: 'website', target },
      ...{ amount, currency: 'NGN' },
    });
    await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Resolved' } });
    await context.close();
  }
  await signIn(person);
  await page.goto(`/user/dashboard?${new URLSearchParams({ target })}`);
  const said = page.getByText('People report losing about ₦120,000 each');
  await expect(said).toBeVisible();

  // A server of the previous release does not know them.
  await page.route('**/v1/targets/*/overview', async (route) => {
    const response = await route.fetch();
    const { losses: _, ...older } = await response.json();
    await route.fulfill({ response, json: older });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What people say' })).toBeVisible();
  await expect(said).toHaveCount(0);
});
