import type { APIRequestContext, Page } from '@playwright/test';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const LIST = '/admin/report-lists';

/** Files three reports on a new site, and returns it with their ids, the newest first. */
async function fileThree(request: APIRequestContext) {
  const site = newSite();
  const ids: string[] = [];
  for (const page of ['a', 'b', 'c']) {
    const target = `https://${site}/${page}`;
    ids.unshift(await sendReport(request, { category: 'website', target }));
  }
  return { site, ids };
}

const mark = (page: Page, path: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Mark the report on .*/${path}$`) });
const bar = (page: Page) => page.getByRole('region', { name: 'Marked reports' });
const question = (page: Page) => page.getByRole('dialog', { name: /^Change the status of/ });

async function changeTo(page: Page, status: string) {
  await bar(page).getByRole('button', { name: 'Change status' }).click();
  await question(page).getByLabel('New status').selectOption(status);
  await question(page).getByRole('button', { name: 'Change status' }).click();
}

test('marked reports are changed, and one that was decided in the meantime stays and is named', {
  tag: '@phone',
}, async ({ page, signIn, findBarriers }) => {
  await signIn(admin);
  const { site, ids } = await fileThree(page.request);
  await page.goto(`${LIST}?q=${site}`);
  await mark(page, 'c').press('Space');
  await mark(page, 'a').check();
  await expect(bar(page)).toContainText('2 marked');
  expect(await findBarriers()).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(mark(page, 'c')).toHaveCSS('appearance', 'auto');
  await page.emulateMedia({ forcedColors: null });

  // The marks are still there after a look at a report.
  await page.getByRole('link', { name: /\/b$/ }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(mark(page, 'c')).toBeChecked();
  await page.request.patch(`/v1/reports/${ids[0]}`, { data: { status: 'Under Review' } });
  await changeTo(page, 'Rejected');
  await expect(question(page)).toContainText('Please give a reason for the rejection');
  expect(await findBarriers()).toEqual([]);
  await question(page).getByLabel('Reason').fill('No evidence');
  await question(page).getByRole('button', { name: 'Change status' }).click();

  const outcome = page.getByRole('alert');
  await expect(outcome).toContainText('1 report set to Rejected, 1 stayed as it was');
  await expect(outcome).toContainText('It has since been set to Under Review by');
  await expect(outcome.getByRole('link')).toHaveAttribute('href', `/admin/report/${ids[0]}`);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /\/a / })).toContainText('Rejected');
  expect(await findBarriers()).toEqual([]);
  await outcome.getByRole('button', { name: 'Dismiss' }).click();
  await expect(outcome).toBeHidden();
});

test('a change of a whole page shows the page before, and can be undone', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  const { site } = await fileThree(page.request);
  const search = `q=${site}&status=Pending`;
  const first = await page.request.get(`/v1/reports?${search}&limit=1`);
  await page.goto(`${LIST}?${search}&cursor=${(await first.json()).nextCursor}`);
  await page.getByRole('checkbox', { name: 'Mark all on this page' }).check();
  await expect(bar(page)).toContainText('2 marked');
  await changeTo(page, 'Resolved');
  await expect(page.getByText('2 reports set to Resolved')).toBeVisible();
  await expect(page).toHaveURL(`${LIST}?${search}`);
  await expect(page.getByRole('cell', { name: 'Pending' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 2 reports')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Pending' })).toHaveCount(3);
});

test('all reports that match are changed in the background, which a reload does not hide', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  const { site } = await fileThree(page.request);
  // As if there were more than the server changes at once.
  await page.route('**/v1/bulk-changes/*', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), changed: 1, finishedAt: null };
    await route.fulfill({ response, json });
  });
  await page.goto(`${LIST}?q=${site}`);
  await mark(page, 'b').check();
  await bar(page).getByRole('button', { name: 'All 3 that match' }).click();
  await expect(bar(page)).toContainText('All 3 marked');
  await changeTo(page, 'Closed');
  await expect(page.getByRole('progressbar', { name: 'Change of status' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Changing to Closed: 1 of 3')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByText('3 reports set to Closed')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Closed' })).toHaveCount(3);
});

test('nothing is changed when more reports match than were shown', async ({ page, signIn }) => {
  await signIn(admin);
  const { site, ids } = await fileThree(page.request);
  // As if there were too many for the list to say how many.
  await page.route('**/v1/reports?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: null } });
  });
  await page.goto(`${LIST}?q=${site}&status=Pending`);
  await mark(page, 'a').check();
  await bar(page).getByRole('button', { name: 'All that match' }).click();
  await expect(bar(page)).toContainText('All 3 marked');
  await page.unrouteAll({ behavior: 'wait' });
  await page.request.patch(`/v1/reports/${ids[0]}`, { data: { status: 'Closed' } });
  // The list moves the bar when it becomes shorter.
  await expect(page.getByRole('cell', { name: 'Pending' })).toHaveCount(2);
  await changeTo(page, 'Resolved');
  await expect(page.getByRole('alert')).toHaveText(
    '2 reports match now, not 3. Look at them again before you decide.',
  );
  await expect(page.getByRole('cell', { name: 'Pending' })).toHaveCount(2);
});

test('an administrator goes from one report of a list to the next, and back to the list', {
  tag: '@phone',
}, async ({ page, signIn, findBarriers }) => {
  await signIn(admin);
  const { site, ids } = await fileThree(page.request);
  await page.goto(`${LIST}?q=${site}&sort=oldest`);
  await page.getByRole('link', { name: /\/a$/ }).click();
  const neighbours = page.getByRole('navigation', { name: 'Reports of the list' });
  const previous = neighbours.getByRole('link', { name: 'Previous' });
  const next = neighbours.getByRole('link', { name: 'Next' });
  await expect(next).toHaveAttribute('href');
  await expect(previous).toHaveAttribute('aria-disabled');
  expect(await findBarriers()).toEqual([]);
  await next.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\/b$/);
  await page.getByLabel('New status').selectOption('Closed');
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await page.reload();
  await next.click();
  await expect(page).toHaveURL(new RegExp(`/admin/report/${ids[0]}\\?q=${site}&sort=oldest$`));
  await expect(next).toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${LIST}?q=${site}&sort=oldest`);
});
