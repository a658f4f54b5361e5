import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { showTarget } from '@redflag/shared/text/show-target';
import { makePerson } from '#people.ts';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

/** Files reports on one new target. Returns their ids and the path of the case. */
async function fileCase(request: APIRequestContext, count: number, target = newSite('case')) {
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push(await sendReport(request, { category: 'website', target }));
  const { targetId } = await readReport(request, ids[0] ?? '');
  return { ids, target, path: `/admin/review/${targetId}` };
}

const readReport = async (request: APIRequestContext, id: string) =>
  (await request.get(`/v1/reports/${id}`)).json();
const statusesOf = (request: APIRequestContext, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await readReport(request, id)).status));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('by keyboard, twenty cases are decided with at most 25 actions', async ({ page, signIn }) => {
  await signIn(admin);
  // No other test flags emails: nobody else's reports are decided here. To resolve one would ask.
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const target = `${randomUUID()}@evil.example.com`;
      const id = await sendReport(page.request, { category: 'email', target });
      await page.request.post(`/v1/reports/${id}/flags`, { data: { reason: 'personal-data' } });
      return id;
    }),
  );
  await page.goto('/admin/review?category=email&flagged=true');
  await expect(page.getByText('20 targets')).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  let actions = 2;
  async function press(key: string) {
    actions += 1;
    await page.keyboard.press(key);
  }
  for (let decided = 0; decided < 20; decided++) {
    await expect(page.getByText('All 1 marked')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    const target = await heading(page).textContent();
    if (decided === 7) {
      await press('3');
      await expect(page.getByRole('dialog', { name: 'Reject 1 report?' })).toBeVisible();
      await press('5');
    } else {
      await press(`${[2, 4][decided % 2]}`);
    }
    await expect(heading(page)).not.toHaveText(target ?? '');
  }
  await expect(page.getByText('Nothing that matches waits')).toBeVisible();
  expect(actions).toBeLessThanOrEqual(25);
  const statuses = Object.groupBy(await statusesOf(page.request, ids), (status) => status);
  expect(['Under Review', 'Closed', 'Rejected'].map((status) => statuses[status]?.length)).toEqual([
    10, 9, 1,
  ]);
});

test('a report that came in later is shown first, and only then decided', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  const { ids, target, path } = await fileCase(page.request, 2);
  await page.goto(path);
  await expect(page.getByText('All 2 marked')).toBeVisible();
  ids.push(await sendReport(page.request, { category: 'website', target }));
  await expect(page.getByText('1 more came in.')).toBeVisible();
  await expect(page.getByText('All 2 marked')).toBeVisible();
  await page.keyboard.press('4');
  await expect(page.getByText('2 reports set to Closed')).toBeVisible();
  expect(await statusesOf(page.request, ids)).toEqual(['Closed', 'Closed', 'Pending']);
  await page.goto(path);
  await expect(page.getByText('All 1 marked')).toBeVisible();
});

test('some reports are rejected with a reason, the rest stays, and undoing leads back', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  const { ids, target, path } = await fileCase(page.request, 3);
  await page.goto(path);
  await expect(page.getByText('All 3 marked')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 of 3 marked')).toBeVisible();
  await page.keyboard.press('3');
  const dialog = page.getByRole('dialog', { name: 'Reject 2 reports?' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please give a reason for the rejection')).toBeVisible();
  await dialog.getByRole('textbox').fill('1 to 3 are the same.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('All 1 marked')).toBeVisible();
  expect(await statusesOf(page.request, ids)).toEqual(['Rejected', 'Pending', 'Rejected']);

  await page.keyboard.press('1');
  await expect(heading(page)).not.toHaveText(showTarget(target));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page)).toHaveText(showTarget(target));
  await expect(page.getByText('All 1 marked')).toBeVisible();
  expect(await statusesOf(page.request, ids)).toEqual(['Rejected', 'Pending', 'Rejected']);
});

test('a well-known site is confirmed only after a second question', async ({ page, signIn }) => {
  await signIn(admin);
  const { ids, path } = await fileCase(page.request, 1, 'https://www.ubagroup.com/');
  await page.goto(path);
  await expect(page.getByText('All 1 marked')).toBeVisible();
  await page.keyboard.press('1');
  const question = page.getByRole('dialog', { name: 'Confirm a well-known target?' });
  await expect(question).toContainText('ubagroup[.]com is a well-known site.');
  expect(await statusesOf(page.request, ids)).toEqual(['Pending']);
  await question.getByRole('button', { name: 'Confirm it as a scam' }).click();
  await expect(page.getByText('1 report set to Resolved')).toBeVisible();
  // The key works while the next case is still loading.
  await expect(heading(page)).not.toHaveText(/ubagroup/);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: 1 report set to Pending')).toBeVisible();
  expect(await statusesOf(page.request, ids)).toEqual(['Pending']);
});

test('a target is cleared with a reason, which outlasts a refusal, and it is taken back later', {
  tag: '@phone',
}, async ({ page, signIn, findBarriers }) => {
  await signIn(admin);
  const { ids, target, path } = await fileCase(page.request, 2);
  await page.goto(path);
  await page.getByRole('button', { name: 'No scam' }).click();
  const dialog = page.getByRole('dialog', { name: 'No scam?' });
  await expect(dialog).toContainText('This rejects 2 reports.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A shop with a court order.');
  ids.push(await sendReport(page.request, { category: 'website', target }));
  await dialog.getByRole('button', { name: 'No scam' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'There are other reports on it: 1 that waits. Decide on them first.',
  );
  expect(await findBarriers()).toEqual([]);
  expect(await statusesOf(page.request, ids)).toEqual(['Pending', 'Pending', 'Pending']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('button', { name: 'No scam' }).click();
  await expect(dialog).toContainText('This rejects 3 reports.');
  await expect(dialog.getByRole('textbox')).toHaveValue('A shop with a court order.');
  await dialog.getByRole('button', { name: 'No scam' }).click();
  await expect(page.getByText('Marked as no scam')).toBeVisible();
  expect(await statusesOf(page.request, ids)).toEqual(['Rejected', 'Rejected', 'Rejected']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 3 reports set to Pending')).toBeVisible();
  await expect(page.getByText('All 3 marked')).toBeVisible();

  await page.getByRole('button', { name: 'No scam' }).click();
  await dialog.getByRole('textbox').fill('A shop with a court order.');
  await dialog.getByRole('button', { name: 'No scam' }).click();
  await expect(page.getByText('Marked as no scam')).toBeVisible();
  await page.goto(`/admin/report/${ids[0]}`);
  await page.getByRole('link', { name: 'Review this target' }).click();
  await expect(page.getByText('A reviewer found no scam')).toBeVisible();
  await expect(page.getByText('Our reviewers looked at it and found no scam')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(
    page.getByText('Our reviewers rejected 3 reports. That does not mean it is safe.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'No scam' }).click();
  await dialog.getByRole('textbox').fill('I looked once more.');
  await dialog.getByRole('button', { name: 'No scam' }).click();
  await expect(page.getByText('A reviewer found no scam')).toBeVisible();

  await page.goto(`/admin/audit-log?q=${encodeURIComponent(target)}`);
  const acts = (words: string) => page.getByText(words, { exact: true });
  await expect(acts('found no scam in a target')).toHaveCount(3);
  await expect(acts('took back that a target is no scam')).toHaveCount(2);
});

test('whether anybody can publish on a host is asked once, and the answer keeps the place', async ({
  page,
  browser,
  database,
  signIn,
  findBarriers,
}) => {
  await signIn(admin);
  const [one, shared] = [newSite('one'), newSite('shared')].map((name) => `${name}.test`);
  const paths: string[] = [];
  for (const host of [one, shared]) {
    let id = '';
    for (const name of ['a', 'b', 'c']) {
      const context = await browser.newContext({ baseURL: process.env.PRODUCT_ORIGIN });
      await signIn(await makePerson(database), context);
      const target = `https://${host}/${name}`;
      id = await sendReport(context.request, { category: 'website', target });
      await context.close();
    }
    paths.push(`/admin/review/${(await readReport(page.request, id)).targetId}`);
  }
  const question = page.getByRole('region', { name: 'Question about the site' });
  await page.goto(paths[0] ?? '');
  await expect(question).toContainText('3 people reported 3 different pages');
  expect(await findBarriers()).toEqual([]);
  await question.getByRole('button', { name: 'No, it is one site' }).press('Enter');
  await expect(page.getByText('its pages are judged together')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText('All 3 marked')).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto(paths[1] ?? '');
  await question.getByRole('button', { name: 'Yes, anybody can' }).press('Enter');
  await expect(page.getByText('is now judged on its own')).toBeVisible();
  await expect(page).not.toHaveURL(paths[1] ?? '');
  const visitor = `/v1/targets?${new URLSearchParams({ target: `https://${shared}/b` })}`;
  const people = async () =>
    (await (await page.request.get(visitor)).json()).items[0].verdict.people;
  await expect.poll(people).toBe(1);
});

test('reports on an account without its bank move to the account at the bank that is given', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  const target = String(randomInt(1e9, 1e10));
  const id = await sendReport(page.request, { category: 'bank', target });
  await page.goto(`/admin/review/${(await readReport(page.request, id)).targetId}`);
  const question = page.getByRole('region', { name: 'Question about the account' });
  const bank = question.getByLabel('Bank');
  await question.getByRole('button', { name: 'Give the bank' }).press('Enter');
  await expect(question.getByText('Please select a bank')).toBeVisible();
  await expect(bank).toBeFocused();
  await page.keyboard.press('1');
  await bank.selectOption('GTBank');
  await question.getByRole('button', { name: 'Give the bank' }).press('Enter');
  await expect(page.getByText('An account with this number at GTBank.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByText('All 1 marked')).toBeVisible();
  expect(await statusesOf(page.request, [id])).toEqual(['Pending']);
});

test('of two reviewers, the second sees what the first decided, and goes on elsewhere', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(admin);
  const { path, target } = await fileCase(page.request, 1);
  const [outdated] = await Promise.all([context.newPage(), page.goto(path)]);
  // Without live events, so that the screen shows outdated data.
  await outdated.route('**/v1/events', (route) => route.fulfill({ status: 404 }));
  await outdated.goto(path);
  const first = await context.newPage();
  await first.goto(path);
  for (const shown of [page, outdated, first])
    await expect(shown.getByText('All 1 marked')).toBeVisible();
  await first.keyboard.press('1');
  await expect(page.getByText('Decided by Administrator')).toBeVisible();
  await outdated.keyboard.press('4');
  await expect(outdated.getByText(/^It has since been set to Resolved by /)).toBeVisible();
  await page.getByRole('button', { name: 'Next case' }).click();
  await expect(heading(page)).not.toHaveText(showTarget(target));
});

test('keys do nothing in a field or a dialog, and can be turned off', async ({ page, signIn }) => {
  await signIn(admin);
  const { ids, path } = await fileCase(page.request, 1);
  await page.goto(path);
  await expect(page.getByText('All 1 marked')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toBeVisible();
  await page.keyboard.press('4');
  await help.getByRole('switch', { name: 'Use these keys in this browser' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  const keys = page.getByRole('button', { name: 'Keys' });
  await keys.click();
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeFocused();
  await page.keyboard.press('4');
  await page.reload();
  await expect(page.getByText('All 1 marked')).toBeVisible();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Under Review' }).click();
  await expect(page.getByText('1 report set to Under Review')).toBeVisible();
  expect(await statusesOf(page.request, ids)).toEqual(['Under Review']);
});

test('with a decision, a picture is hidden and one of two reporters suspended, for a reason', {
  tag: '@phone',
}, async ({ page, browser, database, signIn, person, findBarriers }) => {
  const other = await makePerson(database);
  const others = await browser.newPage();
  const [mine, theirs] = [page, others];
  await signIn(person, mine.context());
  await signIn(other, theirs.context());
  const { ids, target, path } = await fileCase(mine.request, 1);
  ids.push(await sendReport(theirs.request, { category: 'website', target }));
  await page.context().clearCookies();
  await signIn(admin);
  await page.goto(path);
  await expect(page.getByText('All 2 marked')).toBeVisible();
  await page.getByRole('button', { name: 'Also…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide about 2 reports' });
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  expect(await findBarriers()).toEqual([]);
  await dialog.getByLabel('Hide the 2 pictures from others').check();
  await dialog.getByLabel(`Suspend ${person.username}`).check();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason for suspending').fill('Floods the queue');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  const done = `2 reports set to Closed, 2 pictures hidden, ${person.username} suspended`;
  await expect(page.getByText(done)).toBeVisible();
  expect(await statusesOf(page.request, ids)).toEqual(['Closed', 'Closed']);
  // Who was not named stays, and sees the own picture, but not the other's.
  const seen = await Promise.all(ids.map((id) => readReport(theirs.request, id)));
  expect(seen.map(({ evidence }) => evidence !== null)).toEqual([false, true]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`still ${person.username} suspended`)).toBeVisible();
  await theirs.close();
});
