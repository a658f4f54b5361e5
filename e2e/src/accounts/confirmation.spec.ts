import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import type { Person } from '#people.ts';
import { expect, test } from '#test.ts';

/** Makes it more than ten minutes since a person gave the password. */
async function letTimePass(database: pg.Client, { email }: Pick<Person, 'email'>) {
  await database.query(
    `update sessions set confirmed_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
}

async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page
    .getByRole('dialog', { name: 'Are you Sure?' })
    .getByRole('button', { name: 'Delete' })
    .click();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });

test('an act long after the sign-in asks for the password, and then goes on by itself', {
  tag: '@phone',
}, async ({ page, person, signIn, database, findBarriers }) => {
  await signIn(person);
  await letTimePass(database, person);
  await page.goto('/user/account');
  await deleteAccount(page);
  const password = question(page).getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await password.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await password.press('Enter');
  await expect(question(page).getByText('Password is required.')).toBeVisible();
  await password.fill('Wrong-one-1');
  await password.press('Enter');
  await expect(question(page).getByText('The current password is incorrect.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await password.press('Enter');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
});

test('a person without a password is emailed a code', async ({
  page,
  person,
  signIn,
  database,
  outbox,
  findBarriers,
}) => {
  await signIn(person);
  await letTimePass(database, person);
  await database.query(
    'delete from credentials where user_id = (select id from users where email = $1)',
    [person.email],
  );
  await page.goto('/user/account');
  await deleteAccount(page);
  expect(await findBarriers()).toEqual([]);
  await expect(question(page).getByRole('button', { name: 'Email me a code' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Email me a code' }).press('Enter');
  const code = question(page).getByLabel('Code');
  await expect(code).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await code.fill('000000');
  await code.press('Enter');
  await expect(question(page).getByText('The code is wrong or too old.')).toBeVisible();
  const { text } = await outbox(person.email);
  await code.fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await code.press('Enter');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
});

test('one password is enough for what waits in several tabs, and going back cancels', async ({
  page,
  context,
  person,
  signIn,
  database,
}) => {
  await signIn(person);
  await letTimePass(database, person);
  const other = await context.newPage();
  const third = await context.newPage();
  for (const tab of [page, other, third]) {
    await tab.goto('/user/account');
    await tab.goto('/verify-phone');
    await tab.getByLabel('Phone number').fill(`080${randomInt(30_000_000, 39_999_999)}`);
    await tab.getByRole('button', { name: 'Send code' }).click();
    await expect(question(tab)).toBeVisible();
  }
  await third.goBack();
  await expect(question(third)).toBeHidden();
  await question(page).getByLabel('Password', { exact: true }).fill(person.password);
  await question(page).getByRole('button', { name: 'Continue' }).click();
  for (const tab of [page, other]) {
    await expect(question(tab)).toBeHidden();
    await expect(tab.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  }
});

test('a session that ends while the question is open takes the question and the act with it', async ({
  page,
  person,
  signIn,
  database,
  browser,
  baseURL,
}) => {
  await signIn(person);
  await letTimePass(database, person);
  await page.goto('/user/account');
  await deleteAccount(page);
  await expect(question(page)).toBeVisible();
  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(person, phone);
  const { items } = await (await phone.request.get('/v1/me/sessions')).json();
  const { id } = items.find(({ current }: { current: boolean }) => !current);
  await phone.request.delete(`/v1/me/sessions/${id}`, { headers: { origin: baseURL ?? '' } });
  await expect(page).toHaveURL(/\/login/);
  await expect(question(page)).toBeHidden();
  expect((await phone.request.get('/v1/me')).status()).toBe(200);
  await phone.close();
});
