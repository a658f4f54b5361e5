import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import pg from 'pg';
import { makePerson, startSession } from '#people.ts';
import { startProduct } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an administrator makes somebody a reviewer, who signs in again, reviews, and stops being one', {
  tag: '@phone',
}, async ({ page, office, person, signIn, database, findBarriers }) => {
  const { rows } = await database.query('select id from users where email = $1', [person.email]);
  const other = await makePerson(database);
  await signIn(other, page.context());
  const target = `${randomUUID()}@evil.example.com`;
  const reportId = await sendReport(page.request, { category: 'email', target });
  const { targetId } = await (await page.request.get(`/v1/reports/${reportId}`)).json();

  const setRole = async (name: string) => {
    await office.getByRole('button', { name }).click();
    await office.getByRole('dialog').getByRole('button', { name }).click();
  };
  const enter = async () => {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(/\/user\//);
  };
  await office.goto(`/admin/user/${rows[0].id}`);
  await setRole('Make a Reviewer');
  await expect(office.getByRole('button', { name: 'End Reviewing' })).toBeVisible();
  await enter();
  await page.goto(`/review/cases/${targetId}`);
  await expect(heading(page)).toContainText('evil');
  expect(await findBarriers()).toEqual([]);
  for (const href of await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).not.toContain('/admin/');
  await page.getByRole('button', { name: 'Close', exact: false }).first().click();
  await expect(page.getByText('1 report set to Closed')).toBeVisible();

  await office.reload();
  await setRole('End Reviewing');
  await enter();
  await page.goto(`/review/cases/${targetId}`);
  await expect(heading(page)).not.toContainText('evil');
});

test('what somebody reports who is always reviewed first is shown once a reviewer has decided', {
  tag: '@phone',
}, async ({ page, office, person, signIn, database, findBarriers }) => {
  const { rows } = await database.query('select id from users where email = $1', [person.email]);
  await office.goto(`/admin/user/${rows[0].id}`);
  await expect(office.getByRole('button', { name: 'Remove Second Factor' })).toBeHidden();
  await office.getByRole('button', { name: 'Always Review First' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Reports the rivals of a shop.');
  await dialog.getByRole('button', { name: 'Always Review First' }).click();
  await expect(office.getByText('0, always reviewed first')).toBeVisible();
  await expect(office.getByText('Always review first: Reports the rivals').first()).toBeVisible();

  await signIn(person);
  const target = `${randomUUID()}@evil.example.com`;
  const id = await sendReport(page.request, { category: 'email', target });
  const { targetId } = await (await page.request.get(`/v1/reports/${id}`)).json();
  await page.context().clearCookies();
  await signIn(await makePerson(database));
  expect((await page.request.get(`/v1/reports/${id}`)).status()).toBe(404);

  await office.goto(`/admin/review/${targetId}`);
  await expect(office.getByText('Others see it once it is no longer Pending')).toBeVisible();
  await expect(office.getByText('1 waiting')).toBeVisible();
  await office.getByRole('button', { name: 'Resolve' }).click();
  await expect(office.getByText('1 report set to Resolved')).toBeVisible();
  await page.goto(`/user/user-report/${id}`);
  await expect(heading(page)).toContainText('evil');
  expect(await findBarriers()).toEqual([]);
});

test('three reviewers decide a queue of twelve, and no two are on one case', async ({
  browser,
}) => {
  // Their own: who decides in other tests is led to any case that waits.
  const origin = `http://localhost:${await getPort()}`;
  const product = await startProduct(origin, {});
  const database = new pg.Client(product.database);
  await database.connect();
  const decided: string[] = [];

  async function arrive(role: string | null): Promise<Page> {
    const person = await makePerson(database);
    await database.query('update users set review_role = $2 where email = $1', [
      person.email,
      role,
    ]);
    const page = await browser.newPage({ baseURL: origin });
    await startSession(database, page.context(), person);
    return page;
  }
  async function seeQueue(page: Page) {
    await page.goto('/review/cases');
    await expect(page.getByText('12 targets')).toBeVisible();
  }
  async function begin(page: Page) {
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByText('All 1 marked')).toBeVisible();
  }
  async function work(page: Page) {
    const isOver = page.getByRole('button', { name: 'Begin' });
    while (!(await isOver.isVisible())) {
      const target = `${await heading(page).textContent()}`;
      await expect(page.getByText('is on this')).toBeHidden();
      decided.push(target);
      await page.keyboard.press('4');
      await expect(heading(page)).not.toHaveText(target);
      await expect(page.getByText('All 1 marked').or(isOver)).toBeVisible();
    }
    await page.close();
  }
  const filing = await arrive(null);
  const ids = await Promise.all(
    Array.from({ length: 12 }, () =>
      sendReport(filing.request, { category: 'website', target: newSite() }),
    ),
  );
  const pages = [await arrive('reviewer'), await arrive('reviewer'), await arrive('reviewer')];
  await Promise.all(pages.map(seeQueue));
  await Promise.all(pages.map(begin));
  await Promise.all(pages.map(work));
  expect(decided).toHaveLength(12);
  expect(new Set(decided).size).toBe(12);
  for (const id of ids)
    expect((await (await filing.request.get(`/v1/reports/${id}`)).json()).status).toBe('Closed');
  await filing.close();
  await database.end();
  await product.stop();
});

test('who opens a case that somebody is on is told so, until they leave', async ({
  page,
  database,
  signIn,
  person,
  office,
}) => {
  await database.query("update users set review_role = 'reviewer' where email = $1", [
    person.email,
  ]);
  await signIn(await makePerson(database));
  const target = `${randomUUID()}@a.example`;
  const id = await sendReport(page.request, { category: 'email', target });
  await page.context().clearCookies();
  await signIn(person);
  const { targetId } = await (await office.request.get(`/v1/reports/${id}`)).json();
  await page.goto(`/review/cases/${targetId}`);
  await expect(page.getByText('All 1 marked')).toBeVisible();
  await office.goto(`/admin/review/${targetId}`);
  await expect(office.getByText(`${person.username} is on this`)).toBeVisible();
  await page.getByText('Add a note on this case').click();
  await page.getByLabel('New note').fill('The bank knows it.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await office.getByText('Notes on this case (1)').click();
  await expect(office.getByText('The bank knows it.')).toBeVisible();
  await page.getByText('Add a note about the reporter').click();
  const about = page.getByRole('article').getByLabel('New note');
  await about.fill('A colleague.');
  await page.getByRole('article').getByRole('button', { name: 'Add note' }).click();
  await expect(office.getByText('1 note about the reporter')).toBeVisible();
  await office.goto('/admin/review?category=email');
  await expect(office.getByText(`${person.username} is on this`)).toBeVisible();
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(office.getByText(`${person.username} is on this`)).toBeHidden();
  await page.goto(`/review/cases/${targetId}`);
  await expect(office.getByText(`${person.username} is on this`)).toBeVisible();
  // Leaves without a word to the app, as closing the tab does.
  await page.goto('about:blank');
  await expect(office.getByText(`${person.username} is on this`)).toBeHidden();
});

test('a reviewer asks a reporter, who answers on the page of the report', {
  tag: '@phone',
}, async ({ page, office, signIn, person, findBarriers }) => {
  await signIn(person);
  const target = `${randomUUID()}@asked.example`;
  const id = await sendReport(page.request, { category: 'email', target });
  const { targetId } = await (await page.request.get(`/v1/reports/${id}`)).json();
  await office.goto(`/admin/review/${targetId}`);
  await office.getByText('Ask the reporter').click();
  await office.getByLabel('Question').fill('Which bank did they name on the phone?');
  // Closed and opened again, it still has what was typed.
  await office.getByText('Ask the reporter').click();
  await expect(office.getByLabel('Question')).toBeHidden();
  await office.getByText('Ask the reporter').click();
  await office.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(office.getByText('None yet')).toBeVisible();
  await page.goto(`/user/user-report/${id}`);
  await expect(page.getByText('Which bank did they name on the phone?')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await page.getByLabel('Your answer').fill('None at all.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(office.getByText('None at all.')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toBeHidden();
});
