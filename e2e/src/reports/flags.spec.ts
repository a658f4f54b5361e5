import type { Page } from '@playwright/test';
import { showTarget } from '@redflag/shared/text/show-target';
import { makePerson } from '#people.ts';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const DESCRIPTION = 'They asked for my PIN.';
const HIDDEN = 'Hidden until a reviewer has looked at it';

/** From the report's screen, says what is wrong with it. */
async function flag(page: Page, reason: string, text = '') {
  await page.getByRole('button', { name: 'Something is wrong here' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is wrong?' });
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Send' }).click();
}

async function thanked(page: Page) {
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks).toContainText('It waits for a reviewer to decide.');
  await thanks.getByRole('button', { name: 'Close' }).last().click();
}

test('the third flag hides a report until a reviewer dismisses them', async ({
  page,
  browser,
  office,
  database,
  person,
  signIn,
  findBarriers,
}) => {
  const target = newSite('flagged');
  const id = await sendReport(office.request, { category: 'website', target });
  const others = await Promise.all([makePerson(database), makePerson(database)]);
  for (const [other, reason] of [
    [others[0], 'It is about me'],
    [others[1], 'The picture is rude or shocking'],
  ] as const) {
    const elsewhere = await browser.newPage();
    await signIn(other, elsewhere.context());
    await elsewhere.goto(`/user/report/${id}`);
    await flag(elsewhere, reason);
    await thanked(elsewhere);
    await elsewhere.close();
  }

  await signIn(person);
  await page.goto(`/user/report/${id}`);
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  await page.getByRole('button', { name: 'Something is wrong here' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is wrong?' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please say what is wrong')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await flag(page, 'It is not a scam', 'This is my shop.');
  await thanked(page);
  await expect(page.getByText(HIDDEN)).toHaveCount(2);
  await expect(page.getByText(DESCRIPTION)).toBeHidden();
  await page.reload();
  await flag(page, 'It is about me');
  await expect(dialog).toContainText('You have already told us about this.');

  await office.goto('/admin/report-lists');
  await expect(office.getByRole('row').filter({ hasText: showTarget(target) })).toContainText(
    '3 flags: about me, not a scam, shocking picture',
  );
  await office.getByRole('link', { name: /flags? waiting/ }).click();
  await expect(office.getByText('This is my shop.')).toBeVisible();
  await office.getByRole('link', { name: showTarget(target) }).click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(showTarget(target));
  await expect(office.getByText(DESCRIPTION)).toBeVisible();
  await expect(office.getByText(`${HIDDEN}.`)).toBeVisible();
  const flags = office.getByRole('region', { name: 'Flags' });
  await flags.getByRole('button', { name: 'Dismiss' }).click();
  await expect(flags.getByText('Please write a note')).toBeVisible();
  await flags.getByLabel('Note').fill('The shop is fake.');
  await flags.getByRole('button', { name: 'Dismiss' }).click();
  await expect(flags.getByText('Dismissed by')).toBeVisible();
  await expect(office.getByText(`${HIDDEN}.`)).toBeHidden();

  await page.reload();
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
});

test('an objection stands at the top of the case, is asked about before it is confirmed away, and is answered', async ({
  page,
  office,
  person,
  signIn,
}) => {
  const target = newSite('objected');
  const id = await sendReport(office.request, { category: 'website', target });
  const { targetId } = await (await office.request.get(`/v1/reports/${id}`)).json();
  await signIn(person);
  const data = { reason: 'not-a-scam', text: 'I sell shoes here.' };
  await page.request.post(`/v1/targets/${targetId}/flags`, { data });

  await office.goto(`/admin/review/${targetId}`);
  const flags = office.getByRole('region', { name: 'Somebody says that something is wrong' });
  await expect(flags).toContainText('I sell shoes here.');
  await office.keyboard.press('1');
  const question = office.getByRole('dialog', { name: 'Confirm it in spite of the flags?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await flags.getByText('Settle').click();
  await flags.getByLabel('Note').fill('The bank says so, too.');
  await flags.getByLabel('Answer').fill('Thank you for the papers.');
  await flags.getByRole('button', { name: 'Handled' }).click();
  await expect(flags).toBeHidden();
  await expect(office.getByRole('listitem').filter({ hasText: DESCRIPTION })).toBeVisible();

  await page.goto('/user/notifications');
  await expect(page.getByText(`Handled: ${showTarget(target)}`.slice(0, 25))).toBeVisible();
});

test('a flag that arrives while an administrator looks is shown immediately, and can be handled', async ({
  page,
  browser,
  person,
  signIn,
}) => {
  await signIn(admin);
  const target = newSite('live');
  const id = await sendReport(page.request, { category: 'website', target });
  await page.goto(`/admin/report/${id}`);
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  const elsewhere = await browser.newContext();
  await signIn(person, elsewhere);
  await elsewhere.request.post(`/v1/reports/${id}/flags`, { data: { reason: 'personal-data' } });
  await elsewhere.close();
  const flags = page.getByRole('region', { name: 'Flags' });
  await flags.getByLabel('Note').fill('The number is hidden now.');
  await flags.getByRole('button', { name: 'Handled' }).click();
  await expect(page.getByText('Hidden by our reviewers.')).toBeVisible();
  await flags.getByRole('button', { name: 'Show text and picture' }).click();
  await expect(page.getByText('Hidden by our reviewers.')).toBeHidden();
});

test('the flags and the case follow what becomes of a flagged report, and neither outlives it', async ({
  page,
  browser,
  office,
  person,
  signIn,
}) => {
  const target = newSite('followed');
  await signIn(person);
  const id = await sendReport(page.request, { category: 'website', target });
  const { targetId } = await (await page.request.get(`/v1/reports/${id}`)).json();
  await page.request.post(`/v1/reports/${id}/flags`, { data: { reason: 'personal-data' } });
  await office.goto('/admin/flags');
  const entry = office.getByRole('listitem').filter({ hasText: showTarget(target) });
  await expect(entry).toContainText('Reported by 1 person');
  const review = await browser.newContext();
  await signIn(admin, review);
  const reviewing = await review.newPage();
  await reviewing.goto(`/admin/review/${targetId}`);
  await expect(reviewing.getByText('Reported by 1 person').first()).toBeVisible();

  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Closed' } });
  await expect(entry).toContainText('Reported, but not confirmed');
  await page.request.delete(`/v1/reports/${id}`);
  await expect(entry).toBeHidden();
  await expect(reviewing.getByText('Target not found')).toBeVisible();
  await expect(reviewing.getByText('not confirmed')).toBeHidden();
});

test('of a report that is decided a flag hides the picture alone, and everybody reads until when', async ({
  page,
  office,
  person,
  signIn,
}) => {
  const target = newSite('decided');
  const id = await sendReport(office.request, { category: 'website', target });
  const decided = await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Resolved' } });
  expect(decided.ok()).toBe(true);
  await signIn(person);
  await page.goto(`/user/report/${id}`);
  await flag(page, 'It shows private details');
  await thanked(page);
  const until = new RegExp(`${HIDDEN}, at most until \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d`);
  await expect(page.getByText(until)).toHaveCount(1);
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  await office.goto(`/admin/report/${id}`);
  await expect(office.getByText('Others do not see the picture')).toBeVisible();
  await expect(office.getByRole('button', { name: 'View Image' })).toBeVisible();
  await office.goto('/admin/flags');
  const entry = office.getByRole('listitem').filter({ hasText: showTarget(target) });
  await expect(entry).toContainText('Its picture is hidden from others until');
});

test('without a connection, the words stay and can be sent again', async ({
  page,
  context,
  office,
  person,
  signIn,
}) => {
  const target = newSite('offline');
  const id = await sendReport(office.request, { category: 'website', target });
  await signIn(person);
  await page.goto(`/user/report/${id}`);
  await page.getByRole('button', { name: 'Something is wrong here' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is wrong?' });
  await dialog.getByRole('radio', { name: 'It is about me' }).check();
  await dialog.getByRole('textbox').fill('This is my number.');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await thanked(page);
});

test('an answer can be flagged, which administrators see', async ({
  page,
  office,
  person,
  signIn,
}) => {
  const target = newSite('answer');
  await sendReport(office.request, { category: 'website', target });
  await signIn(person);
  await page.goto(`/user/dashboard?target=${target}`);
  await flag(page, 'It is not a scam', 'We sell real shoes.');
  await thanked(page);
  await office.goto('/admin/flags');
  const entry = office.getByRole('listitem').filter({ hasText: showTarget(target) });
  await expect(entry).toContainText('We sell real shoes.');
});
