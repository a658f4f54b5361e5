import { showTarget } from '@redflag/shared/text/show-target';
import { makePerson } from '#people.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('who looks at a report or its target sees what becomes of it, and a list says that there are new ones', async ({
  page,
  person,
  signIn,
  office,
  browser,
  database,
}) => {
  const stranger = async () => {
    const context = await browser.newContext();
    await signIn(await makePerson(database), context);
    return context.newPage();
  };
  const target = newSite('alive');
  await signIn(person);
  const reader = await stranger();
  await reader.goto(`/user/dashboard?category=website&target=${target}`);
  await expect(reader.getByRole('heading', { name: 'No reports' }).first()).toBeVisible();
  const lister = await stranger();
  const listed = lister.waitForRequest(/watch=reports/);
  await lister.goto('/user/dashboard?category=website');
  await expect(lister.getByRole('heading', { name: 'Reports', exact: true })).toBeVisible();
  await listed;

  const id = await sendReport(page.request, { category: 'website', target });
  await expect(reader.getByText('Reported by 1 person, not reviewed yet').first()).toBeVisible();
  await lister.getByRole('button', { name: 'New reports' }).click();
  await expect(lister.getByRole('link', { name: showTarget(target) })).toBeVisible();

  const watcher = await stranger();
  const watched = watcher.waitForRequest(/watch=report/);
  await watcher.goto(`/user/report/${id}`);
  await expect(watcher.getByText('Pending').first()).toBeVisible();
  await watched;
  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Resolved' } });
  await expect(watcher.getByText('Resolved').first()).toBeVisible();
  await expect(reader.getByText('Scam: confirmed by our reviewers').first()).toBeVisible();
  await office.request.put(`/v1/reports/${id}/hidden`, { data: { hidden: true } });
  await expect(watcher.getByText(/hidden/i).first()).toBeVisible();
  await page.request.delete(`/v1/reports/${id}`);
  await expect(watcher.getByText('Report not found')).toBeVisible();
  // What reviewers decided goes on counting.
  await expect(reader.getByText('Scam: confirmed by our reviewers').first()).toBeVisible();
});
