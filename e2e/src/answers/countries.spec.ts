import { randomInt } from 'node:crypto';
import { sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' });

test("a local number is read as the reader's, or of the country that is chosen beside it", {
  tag: '@phone',
}, async ({ page, context, person, signIn, findBarriers }) => {
  await signIn(person);
  const rest = String(randomInt(1e5, 1e6));
  const [local, british] = [`07400 ${rest}`, `+447400${rest}`];
  await sendReport(page.request, { category: 'phone-number', target: british });
  await page.goto('/user/dashboard');
  const field = page.getByLabel('Target', { exact: true });
  const country = page.getByLabel('Country of its phone numbers');
  const search = page.getByRole('button', { name: 'Search' });
  await field.fill(local);
  await expect(country).toHaveValue('GB');
  await field.press('Tab');
  await expect(country).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await search.click();
  const reported = page.getByText('Reported by 1 person, not reviewed yet', { exact: true });
  await expect(reported).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('country')).toBe('GB');

  await page.getByRole('link', { name: 'Change' }).click();
  await country.selectOption('DE');
  await search.click();
  await expect(page.getByText('No reports. That does not mean it is safe.')).toBeVisible();
  await expect(page.getByText('Searched as a phone number, +49')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Searched as a phone number, +49')).toBeVisible();
  await page.goBack();
  await expect(country).toHaveValue('DE');

  await page.goto(link);
  await page.getByRole('link', { name: 'Report it again' }).click();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('GB');

  await page.goto('/user/dashboard');
  await field.fill(`Mum, my phone broke. Text me on ${local}`);
  await expect(country).toHaveValue('GB');
  await search.click();
  await expect(reported).toBeVisible();

  await page.goto('/user/dashboard');
  await page.getByLabel('Check privately').check();
  await field.fill(local);
  await search.click();
  await expect(page.getByRole('heading', { name: 'Checked privately' })).toBeVisible();
  await expect(reported).toBeVisible();
});
