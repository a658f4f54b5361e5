import { sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('a new user is shown three first steps, which are ticked off and then gone', async ({
  page,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  await page.goto('/user/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  expect(await findBarriers()).toEqual([]);
  await page.goto('/user/dashboard?target=shop.example.com');
  await page.getByText('No reports. That does not mean it is safe.').first().waitFor();
  await sendReport(page.request, { category: 'website', target: 'other.example.com' });
  await page.goto('/user/dashboard');
  await expect(steps).toContainText('Check something (done)');
  await expect(steps).toContainText('Report something (done)');
  await steps.getByRole('link', { name: 'Verify your phone number' }).click();
  await expect(page).toHaveURL('/verify-phone');
  await page.goto('/user/dashboard');
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await page.getByRole('heading', { name: 'What do you want to check?' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Security Vulnerabilities' })).toBeVisible();
  await expect(steps).toBeHidden();
});
