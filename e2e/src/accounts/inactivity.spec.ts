import { expect, test } from '#test.ts';

test.beforeEach(async ({ page, person, signIn }) => {
  await page.clock.install();
  await signIn(person);
  await page.goto('/user/dashboard/new-report');
  await expect(page.getByLabel('Description')).toBeEditable();
});

test('moving the mouse prevents the warning; choosing to stay signed in a minute before the end only postpones it', async ({
  page,
  findBarriers,
}) => {
  await page.clock.fastForward('20:00');
  await page.mouse.move(20, 30);
  await page.clock.fastForward('20:00');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.clock.fastForward('09:05');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning).toContainText(/You will be signed out in \d+ seconds/);
  await page.clock.runFor(1_000);
  expect(await findBarriers()).toEqual([]);
  const kept = page.waitForRequest((request) => request.url().endsWith('/v1/me'));
  await warning.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await kept;
  await page.clock.runFor(1_000);
  await expect(warning).toBeHidden();
  await page.clock.fastForward('29:05');
  await expect(warning).toBeVisible();
});

test('an inactive user is signed out on the server too, sees why, and finds their text again after signing in', async ({
  page,
  person,
  findBarriers,
}) => {
  await page.getByLabel('Description').fill('They asked for my PIN.');
  await page.clock.fastForward('30:05');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(
    page.getByText('You were signed out because you did nothing here for a while.'),
  ).toBeVisible();
  expect((await page.request.get('/v1/me')).status()).toBe(401);
  expect(await findBarriers()).toEqual([]);

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard\/new-report$/);
  await expect(page.getByLabel('Description')).toHaveValue('They asked for my PIN.');
});

test('choosing to stay signed in closes the warning in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/user/dashboard');
  await other.getByRole('heading', { name: 'What do you want to check?' }).waitFor();
  await context.clock.fastForward('29:10');
  await expect(other.getByRole('dialog')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await other.bringToFront();
  await context.clock.runFor(1_000);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});
