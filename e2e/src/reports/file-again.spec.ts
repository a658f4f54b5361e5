import { showTarget } from '@redflag/shared/text/show-target';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('a waiting report is filed again with everything filled in, and only then taken back', {
  tag: '@phone',
}, async ({ page, person, signIn }) => {
  await signIn(person);
  const [target, right] = [newSite('mistyped'), newSite('right')];
  const description = 'They asked for my PIN, and I gave it.';
  const report = { category: 'website', subcategory: 'fake-shop', target, description };
  const id = await sendReport(page.request, report);
  await page.goto(`/user/user-report/${id}`);
  await page.getByRole('link', { name: 'Take back and file again' }).click();
  await expect(page.getByText('This is your report as you filed it.')).toBeVisible();
  const field = page.getByLabel('Target', { exact: true });
  await expect(field).toHaveValue(target);
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await expect(page.getByLabel('Subcategory')).toHaveValue('fake-shop');
  await expect(page.getByText('IMG_20261120_101500.jpg')).toBeVisible();
  await field.fill(right);
  await page.reload();
  await expect(field).toHaveValue(right);
  expect((await page.request.get(`/v1/reports/${id}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByRole('dialog', { name: 'Are you Sure?' })
    .getByRole('button', { name: 'Submit' })
    .click();
  const done = page.getByRole('dialog', { name: 'Report Submitted!' });
  await expect(done).toContainText('Your earlier report is taken back.');
  await done.getByRole('button', { name: 'View Report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(showTarget(right));
  expect((await page.request.get(`/v1/reports/${id}`)).status()).toBe(404);
});

test('a report that a reviewer has begun with stays, and the person is told', async ({
  page,
  office,
  person,
  signIn,
}) => {
  await signIn(person);
  const id = await sendReport(page.request, { category: 'website', target: newSite('begun') });
  await page.goto(`/user/dashboard/new-report?again=${id}`);
  await expect(page.getByText('This is your report as you filed it.')).toBeVisible();
  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Under Review' } });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByRole('dialog', { name: 'Are you Sure?' })
    .getByRole('button', { name: 'Submit' })
    .click();
  const done = page.getByRole('dialog', { name: 'Report Submitted!' });
  await expect(done).toContainText('Your earlier report could not be taken back.');
  await page.goto(`/user/dashboard/new-report?again=${id}`);
  await expect(page.getByText('The earlier report is not waiting any more')).toBeVisible();
});

test('a report that was deleted meanwhile is gone, and nobody reads that it stays', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const id = await sendReport(page.request, { category: 'website', target: newSite('gone') });
  await page.goto(`/user/dashboard/new-report?again=${id}`);
  await expect(page.getByText('This is your report as you filed it.')).toBeVisible();
  await page.request.delete(`/v1/reports/${id}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByRole('dialog', { name: 'Are you Sure?' })
    .getByRole('button', { name: 'Submit' })
    .click();
  const done = page.getByRole('dialog', { name: 'Report Submitted!' });
  await expect(done).toContainText('Your earlier report is taken back.');
  await page.goto(`/user/dashboard/new-report?again=${id}`);
  await expect(page.getByText('or it is gone')).toBeVisible();
});
