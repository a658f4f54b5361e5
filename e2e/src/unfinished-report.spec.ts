import { randomUUID } from 'node:crypto';
import { signIn } from './people.ts';
import { takePhotograph } from './photograph.ts';
import { expect, test } from './test.ts';

test('a report that is being written survives a lost line, and is filed once', async ({
  page,
  context,
  person,
}) => {
  const target = `shop-${randomUUID().slice(0, 8)}.example.com`;
  await signIn(page.request, person);
  await page.goto('/user/new-report');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Website' });
  await page.getByLabel('Target', { exact: true }).fill(target);
  await page.getByLabel('Description').fill('They never sent what I paid for.');
  await page.getByLabel('Evidence').setInputFiles(await takePhotograph());

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Your unfinished report is back')).toBeVisible();
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue(target);

  // The report arrives; its answer is lost on the way back.
  await page.route('/v1/reports', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const sure = page.getByRole('dialog', { name: 'Are you Sure?' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await sure.getByRole('button', { name: 'Submit' }).click();
  await expect(sure.getByRole('alert')).toContainText('Your report is still here');
  await page.unroute('/v1/reports');
  await page.reload();
  await page.getByRole('button', { name: 'Submit' }).click();
  await sure.getByRole('button', { name: 'Submit' }).dblclick();
  await page.getByRole('dialog', { name: 'Report Submitted!' }).waitFor();

  const { items } = await (await page.request.get('/v1/me/reports')).json();
  expect(items).toMatchObject([{ target }]);
  await page.goto('/user/new-report');
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue('');
});
