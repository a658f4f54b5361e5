import { expect, test } from '#test.ts';

test('a newcomer who wants to report is offered an account first, and comes to the form with the type', {
  tag: '@phone',
}, async ({ page, person, findBarriers }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Report a Scam or Phish' }).click();
  await expect(page.getByRole('heading', { name: 'Report a scam or phish' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Create account' })).toBeVisible();
  expect(await findBarriers()).toEqual([]);

  await page.goto('/');
  await page.getByRole('link', { name: 'Phishing', exact: true }).click();
  await page
    .getByRole('region', { name: 'Already have an account?' })
    .getByLabel('Email')
    .fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/user/dashboard/new-report?type=Phishing');
  await expect(page.getByLabel('Type')).toHaveValue('Phishing');
});
