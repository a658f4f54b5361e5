import { showTarget } from '@redflag/shared/text/show-target';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('an administrator signs in and sets a status, and the reporter is notified without a reload', {
  tag: '@phone',
}, async ({ page, person, signIn, browser }) => {
  const target = newSite('prize');
  await signIn(person);
  await sendReport(page.request, { category: 'website', target });
  await page.goto('/user/dashboard');
  await expect(page.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();

  const office = await browser.newPage();
  await office.goto('/login');
  await office.getByLabel('Email').fill(admin.email);
  await office.getByLabel('Password', { exact: true }).fill(admin.password);
  await office.getByRole('button', { name: 'Sign In' }).click();
  await office.getByRole('link', { name: showTarget(target) }).click();
  await office.getByRole('button', { name: 'Update Status' }).click();
  await expect(office.getByText('Please select a new status')).toBeVisible();
  await office.getByLabel('New status').selectOption('Under Review');
  await office.getByRole('button', { name: 'Update Status' }).click();
  await expect(office.getByText('Status updated successfully')).toBeVisible();
  await office.close();

  await page.getByRole('link', { name: 'Notifications, 3 unread' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: /^Status Update .* Under Review: prize-/ }).click();
  await expect(
    page.getByText(`Under Review: ${showTarget(target)}. The status of your report changed`),
  ).toBeVisible();
  await expect(page.getByText('(just now)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('an administrator who decides second sees what the first one decided', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  const target = newSite('both');
  const id = await sendReport(page.request, { category: 'website', target });
  // Without live events, so that the screen shows outdated data.
  await page.route('**/v1/events', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/admin/report/${id}`);
  await expect(page.getByText('person-who-reports').first()).toBeVisible();
  for (const name of ['View Image', 'Update Status', 'Reject'])
    await expect(page.getByRole('button', { name })).toBeInViewport();
  await page.getByLabel('New status').selectOption('Closed');
  await page.request.patch(`/v1/reports/${id}`, { data: { status: 'Under Review' } });
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByRole('alert')).toContainText('It has since been set to Under Review by');
  await expect(page.getByRole('definition').getByText('Under Review')).toBeVisible();
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('Status updated successfully')).toBeVisible();
});

test('a list fits beside the sidebar, and on a phone is cards with its filters behind a button', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  const target = newSite('card');
  await sendReport(page.request, { category: 'website', target });
  await page.goto(`/admin/report-lists?q=${target}`);
  await expect(page.getByText('1 report', { exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: 'All reports' });
  const overflow = await table.evaluate(
    ({ parentElement, scrollWidth }) => scrollWidth - (parentElement?.clientWidth ?? 0),
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole('rowheader', { name: showTarget(target) })).toBeVisible();
  await expect(table.getByRole('cell', { name: 'Pending' })).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await expect(clear).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await clear.click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(page.getByRole('search', { name: 'Filters' })).toBeFocused();

  await page.getByLabel('Date from').fill('2026-02-01');
  await page.getByLabel('Date to').fill('2026-01-01');
  await expect(page.getByLabel('Date to')).toHaveAccessibleDescription(
    "Must not be before 'Date from'",
  );
});
