import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

// The timeout is saved unchanged, because other tests wait for sessions to end at the same time.
test('an administrator edits a setting, and sees a message when it is invalid or cannot be saved', async ({
  page,
  signIn,
  findBarriers,
}) => {
  await signIn(admin);
  await page.goto('/admin/settings');
  const card = page.getByRole('region', { name: 'Session Management' });
  await expect(card).toContainText('30 minutes');
  await card.getByRole('button', { name: 'Edit session timeout' }).press('Enter');
  const field = card.getByLabel('Session timeout in minutes');
  await field.fill('0');
  await field.press('Enter');
  await expect(card).toContainText('must be a whole number of minutes from 1 to 1440');
  await expect(field).toBeFocused();
  expect(await findBarriers()).toEqual([]);

  await field.fill('30');
  await page.route('**/v1/config/sessionTimeout', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Error updating session timeout. Please try again.')).toBeVisible();
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Session timeout updated successfully')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Edit session timeout' })).toBeFocused();
});
