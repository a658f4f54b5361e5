import type { Page } from '@playwright/test';
import { showTarget } from '@redflag/shared/text/show-target';
import { draftIsStored } from '#drafts.ts';
import { newSite, sendReport, submitForm } from '#report-form.ts';
import { expect, test } from '#test.ts';

/**
 * Files a report, and opens the form that files it again.
 * @returns the report's id
 */
async function fileAgain(page: Page, target: string): Promise<string> {
  const id = await sendReport(page.request, { category: 'website', target });
  await page.goto(`/user/dashboard/new-report?again=${id}`);
  await expect(page.getByText('This is your report as you filed it.')).toBeVisible();
  return id;
}

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
  await draftIsStored(page, right);
  await page.reload();
  await expect(field).toHaveValue(right);
  expect((await page.request.get(`/v1/reports/${id}`)).status()).toBe(200);
  const done = await submitForm(page);
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
  const id = await fileAgain(page, newSite('begun'));
  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Under Review' } });
  const done = await submitForm(page);
  await expect(done).toContainText('Your earlier report could not be taken back.');
  await page.goto(`/user/dashboard/new-report?again=${id}`);
  await expect(page.getByText('The earlier report is not waiting any more')).toBeVisible();
});

test('a report that was deleted in the meantime is gone, and nobody reads that it stays', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const id = await fileAgain(page, newSite('gone'));
  await page.request.delete(`/v1/reports/${id}`);
  const done = await submitForm(page);
  await expect(done).toContainText('Your earlier report is taken back.');
  await page.goto(`/user/dashboard/new-report?again=${id}`);
  await expect(page.getByText('or it is gone')).toBeVisible();
});

test('a report that was begun to be filed again is, also when it is continued as a new one', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const id = await fileAgain(page, newSite('again'));
  await page.getByLabel('Description').fill('They asked for my PIN twice.');
  await page.goto('/user/dashboard/new-report');
  await expect(page.getByText('Your unfinished report is back')).toBeVisible();
  await expect(page.getByText('only then is the earlier one taken back')).toBeVisible();
  const done = await submitForm(page);
  await expect(done).toContainText('Your earlier report is taken back.');
  expect((await page.request.get(`/v1/reports/${id}`)).status()).toBe(404);
});

test('a report that is continued before another is filed again replaces its own alone', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const begun = await fileAgain(page, newSite('begun'));
  await page.getByLabel('Description').fill('They asked for my PIN twice.');
  const other = await sendReport(page.request, { category: 'website', target: newSite('other') });
  await page.goto(`/user/dashboard/new-report?again=${other}`);
  await page.getByRole('button', { name: 'Continue it' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('They asked for my PIN twice.');
  const done = await submitForm(page);
  await expect(done).toContainText('Your earlier report is taken back.');
  expect((await page.request.get(`/v1/reports/${begun}`)).status()).toBe(404);
  expect((await page.request.get(`/v1/reports/${other}`)).status()).toBe(200);
});
