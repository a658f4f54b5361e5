import { randomUUID } from 'node:crypto';
import { expect, test } from '#test.ts';

test('staff sign in with their provider, do what their groups allow, and are out once they sign out there @phone', async ({
  page,
}) => {
  const email = `staff-${randomUUID().slice(0, 8)}@office.example`;
  async function signInWith(groups: string) {
    await page.getByRole('link', { name: 'Staff: sign in with Keycloak' }).click();
    await page.getByLabel('Your email').fill(email);
    await page.getByLabel('Your groups').fill(groups);
    const { origin } = new URL(page.url());
    await page.getByRole('button', { name: 'Next' }).click();
    return origin;
  }
  await page.goto('/login');
  const provider = await signInWith('reviewers');
  await expect(page).toHaveURL('/user/dashboard');
  const me = await (await page.request.get('/v1/me')).json();
  expect(me).toMatchObject({ username: 'Ada Obi', email, reviewRole: 'reviewer' });

  await page.goto(`${provider}/session/end`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect((await page.request.get('/v1/me')).status()).toBe(401);

  await page.goto('/login');
  await signInWith('cooks');
  await expect(page).toHaveURL('/login?error=no-group');
  await expect(page.getByRole('alert')).toContainText('None of your groups has a role here.');
});
