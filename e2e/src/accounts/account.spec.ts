import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { takePhotograph } from '#photograph.ts';
import { admin } from '#product.ts';
import { sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('a user can cancel editing the username, and a new one appears on earlier reports', async ({
  page,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  const target = String(randomInt(1e9, 1e10));
  const report = `/user/report/${await sendReport(page.request, { category: 'bank', target })}`;
  await page.goto(report);
  await expect(page.getByRole('definition').filter({ hasText: person.username })).toBeVisible();

  await page.getByRole('link', { name: 'My account' }).click();
  const edit = page.getByRole('button', { name: 'Edit username' });
  await edit.click();
  await page.getByLabel('Username').fill('Somebody else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByRole('definition').filter({ hasText: person.username }).first(),
  ).toBeVisible();
  await edit.click();
  await page.getByLabel('Username').fill('Al');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Username must be at least 3 characters long.')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await page.getByLabel('Username').fill('Ada Obi');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeFocused();

  await page.goto(report);
  await expect(page.getByRole('definition').filter({ hasText: 'Ada Obi' })).toBeVisible();
});

test('a user crops a photo by keyboard, sees it in the top bar and removes it; other files are refused', {
  tag: '@phone',
}, async ({ page, person, signIn, findBarriers }) => {
  await signIn(person);
  await page.goto('/user/account');
  const field = page.getByLabel('Profile photo');
  const text = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Curriculum vitae') };
  await field.setInputFiles(text);
  await expect(page.getByText('Please select a PNG, JPEG or WebP picture')).toBeVisible();
  await field.setInputFiles({ ...text, name: 'me.png', mimeType: 'image/png' });
  await expect(page.getByText('The picture cannot be read')).toBeVisible();

  await field.setInputFiles(await takePhotograph());
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  const save = dialog.getByRole('button', { name: 'Save photo' });
  await expect(save).toBeEnabled();
  expect(await findBarriers()).toEqual([]);
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByLabel('Part of the picture').press('ArrowDown');
  await save.press('Enter');
  await expect(dialog).toBeHidden();

  const photo = page.getByRole('link', { name: 'My account' }).locator('img');
  await expect
    .poll(() =>
      photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([512, 512]);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo).toHaveCount(0);
});

test('signing out another browser sends it to the sign-in screen', async ({
  page,
  person,
  signIn,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  const { email, password } = person;
  await elsewhere.request.post('/v1/auth/sign-in', { data: { email, password } });
  await elsewhere.goto('/user/notifications');
  await elsewhere.getByRole('heading', { name: 'Notifications' }).waitFor();

  await signIn(person);
  await page.goto('/user/account');
  await expect(page.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fuser%2Fnotifications/);
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await elsewhere.close();
});

test('a profile shows five sessions at first, this one on top, and the others on demand', async ({
  page,
  person,
  signIn,
}) => {
  for (let session = 0; session < 6; session += 1) {
    await signIn(person);
  }
  await page.goto('/user/account');
  const sessions = page
    .getByRole('region', { name: 'Where you are signed in' })
    .getByRole('listitem');
  await expect(sessions).toHaveCount(5);
  await expect(sessions.first()).toContainText('This device');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(sessions).toHaveCount(6);
});

test('a user whose session has ended returns to the same screen after signing in again', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  await page.goto('/user/account');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByText('You have no keys yet.')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Faccount/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/account$/);
});

test('a user downloads all their data with pictures, deletes the account, is signed out and cannot sign in again', async ({
  page,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  await page.goto('/user/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.includes('my-data.json')).toBe(true);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you Sure?' });
  await expect(sure).toContainText('This action is irreversible');
  expect(await findBarriers()).toEqual([]);
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
});

test('an administrator can see their profile but not change it', async ({ page, signIn }) => {
  await signIn(admin);
  await page.goto('/admin/account');
  await expect(page.getByRole('definition').filter({ hasText: admin.email })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('button', { name: /Edit|Delete|Save/ })).toHaveCount(0);
});

test('nobody is signed out before their drafts can be removed', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  await page.route('**/assets/drafts-*.js', (route) => route.abort('connectionreset'));
  await page.goto('/user/notifications');
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await logout.click();
  await expect(page.getByText('The service cannot be reached.')).toBeVisible();
  await page.reload();
  await expect(logout).toBeVisible();
});
