import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

test('an administrator finds, suspends, activates and deletes a user', async ({
  page,
  person,
  signIn,
  outbox,
  browser,
  baseURL,
  missing,
}) => {
  const home = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(person, home);
  const atWork = await home.newPage();
  await atWork.goto('/user/notifications');
  await atWork.getByRole('heading', { name: 'Notifications' }).waitFor();
  await signIn(admin);
  await page.goto('/admin/user-management');
  await page.getByLabel('Username').fill(person.username);
  await expect(page).toHaveURL(`/admin/user-management?q=${person.username}`);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: person.username }).click();

  const dialog = page.getByRole('dialog');
  const suspend = page.getByRole('button', { name: 'Suspend User' });
  const activate = page.getByRole('button', { name: 'Activate User' });
  await suspend.click();
  await expect(dialog).toContainText('signed out everywhere immediately');
  await dialog.getByRole('button', { name: 'Suspend User' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Floods the queue');
  await dialog.getByRole('button', { name: 'Suspend User' }).click();
  await expect(page.getByText('User suspended')).toBeVisible();
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(activate).toBeFocused();
  const reason = atWork.getByText('Your account has been suspended');
  await expect(reason).toBeVisible();
  await expect(atWork).toHaveURL(/\/login\?redirect=%2Fuser%2Fnotifications/);
  await atWork.goto('/user/dashboard');
  await expect(reason).toBeVisible();
  await home.close();
  await activate.click();
  await dialog.getByRole('button', { name: 'Activate User' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const history = page.getByRole('table', { name: 'History' }).getByRole('row');
  await expect(history.nth(1)).toContainText('activated a user');
  await expect(history.nth(2)).toContainText('suspended a user');
  await expect(history.nth(2)).toContainText('Floods the queue');
  await page.getByRole('link', { name: 'Audit log', exact: true }).last().click();
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Delete User' }).click();
  await expect(dialog).toContainText(`This deletes the account of ${person.username}`);
  await dialog.getByLabel('Reason').fill('Asked for it');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted')).toBeVisible();
  await expect(page).toHaveURL('/admin/user-management');
  await page.goBack();
  await expect(page.getByText('User not found')).toBeVisible();
  expect(missing).toEqual([]);
  await outbox(person.email, 'An administrator of Redflag deleted your account');
});
