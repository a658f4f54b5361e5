import type { BrowserContext } from '@playwright/test';
import type pg from 'pg';
import type { Person } from '#people.ts';
import { makePerson } from '#people.ts';
import { takePhotograph } from '#photograph.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

type SignIn = (person: Person, elsewhere?: BrowserContext) => Promise<void>;

/** A second administrator, in a browser of their own: who rejected does not decide again. */
async function signInReviewer(database: pg.Client, context: BrowserContext, signIn: SignIn) {
  const reviewer = await makePerson(database);
  await database.query("update users set role = 'admin' where email = $1", [reviewer.email]);
  await signIn(reviewer, context);
}

const story = 'I paid on Monday, and nobody answers since. Here is the receipt.';

test('a rejected reporter says what happened, another reviewer looks again, and the reporter is told', {
  tag: '@phone',
}, async ({ page, person, signIn, office, browser, database, findBarriers }) => {
  await signIn(person);
  const id = await sendReport(page.request, { category: 'website', target: newSite() });
  await office.request.patch(`/v1/reports/${id}`, {
    data: { status: 'Rejected', reason: 'The picture shows nothing' },
  });

  await page.goto('/user/notifications');
  await page.getByText('Status Update').first().click();
  await expect(page.getByText('tell us what happened to you, once').last()).toBeVisible();
  await page.getByRole('link', { name: 'View Report' }).click();
  const answer = page.getByRole('region', { name: 'This is what happened to me' });
  await answer.getByRole('button', { name: 'Send' }).click();
  await expect(answer.getByText('Please write at least 20 characters')).toBeVisible();
  await answer.getByLabel('What happened?').fill(story);
  await expect(answer.getByText(`${story.length} of 2,000 characters`)).toBeVisible();
  await answer.getByLabel('Picture (optional)').setInputFiles(await takePhotograph());
  expect(await findBarriers()).toEqual([]);
  await answer.getByRole('button', { name: 'Send' }).click();
  await expect(answer.getByText(/^You answered on .* We decide by/)).toBeVisible();
  await expect(answer.getByText(story)).toBeVisible();
  await expect(answer.getByRole('button', { name: 'View the picture of' })).toBeVisible();

  const report = await (await page.request.get(`/v1/reports/${id}`)).json();
  await office.goto(`/admin/review/${report.targetId}`);
  await expect(office.getByText('Another reviewer decides about this')).toBeVisible();
  const other = await browser.newContext();
  await signInReviewer(database, other, signIn);
  const desk = await other.newPage();
  await desk.goto('/admin/review');
  await desk.goto(`/admin/review/${report.targetId}`);
  const look = desk.getByRole('article', { name: `Answer by ${person.username}` });
  await expect(look).toContainText(story);
  await expect(look).toContainText('The picture shows nothing');
  await look.getByRole('button', { name: 'Look again' }).click();
  await expect(look.getByText('Please give a reason')).toBeVisible();
  await look.getByLabel('Reason').fill('The receipt is real');
  await look.getByRole('button', { name: 'Look again' }).click();
  await desk.getByRole('button', { name: /^Undo/ }).click();
  await expect(desk.getByText('Undone')).toBeVisible();
  await look.getByLabel('Reason').fill('The receipt is real');
  await look.getByRole('button', { name: 'Look again' }).click();
  await expect(look).toHaveCount(0);
  await expect(desk.getByText('1 more came in.')).toBeVisible();
  await other.close();

  await expect(answer.getByText(/Our reviewers agreed to look again/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(answer.getByText('Reason: The receipt is real')).toBeVisible();
});

test('a suspended person asks once by the mailed link, and another administrator ends the suspension', async ({
  page,
  person,
  signIn,
  office,
  outbox,
  browser,
  database,
  findBarriers,
}) => {
  const { rows } = await database.query('select id from users where email = $1', [person.email]);
  await office.request.patch(`/v1/users/${rows[0].id}`, {
    data: { status: 'suspended', reason: 'Floods the queue' },
  });
  const { text } = await outbox(person.email, 'Reason: Floods the queue');
  const link = /http\S+\/second-look\?\S+/.exec(text)?.[0] ?? '';

  await page.goto(link);
  await expect(page.getByText(`Hello ${person.username}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please write at least 20 characters')).toBeVisible();
  await page.reload();
  await page.getByLabel('What happened?').fill(story);
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'We have received it' })).toBeFocused();
  await page.goto(link);
  await expect(page.getByText('This link does not work any more.')).toBeVisible();
  expect(await findBarriers()).toEqual([]);

  const other = await browser.newContext();
  await signInReviewer(database, other, signIn);
  const desk = await other.newPage();
  await desk.goto('/admin/review');
  const asking = desk.getByRole('region', { name: 'Suspended people' });
  await asking.getByRole('link', { name: person.username }).click();
  const looks = desk.getByRole('region', { name: 'Second looks at the suspension' });
  await expect(looks).toContainText(story);
  await looks.getByLabel('Reason').fill('It was somebody else');
  await looks.getByRole('button', { name: 'End the suspension' }).click();
  await expect(looks.getByText(/^Activated by/)).toBeVisible();
  await other.close();
  await outbox(person.email, 'Reason: It was somebody else');
});

test('a link that lost its end says so', async ({ page }) => {
  await page.goto('/second-look');
  await expect(page.getByText('A part of this link is missing.')).toBeVisible();
});
