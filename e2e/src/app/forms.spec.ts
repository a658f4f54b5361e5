import { showTarget } from '@redflag/shared/text/show-target';
import { makePerson } from '#people.ts';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('of two forms on one screen, each has its own value and its own first error', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Edit session timeout' }).click();
  await page.getByRole('button', { name: 'Edit notification email' }).click();
  await expect(page.getByLabel('Session timeout in minutes')).toHaveValue('30');
  const email = page.getByLabel('Notification email');
  await expect(email).toHaveValue('');
  await email.fill('ada');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(/email/i);
  await expect(email).toBeFocused();
});

test('of many forms on one screen, the one that lacks something takes the focus', async ({
  page,
  browser,
  database,
  signIn,
}) => {
  await signIn(admin);
  const [older, newer] = [newSite('older'), newSite('newer')];
  const reports: string[] = [];
  for (const target of [older, newer])
    reports.push(await sendReport(page.request, { category: 'website', target }));
  const elsewhere = await browser.newContext();
  await signIn(await makePerson(database), elsewhere);
  for (const id of reports)
    await elsewhere.request.post(`/v1/reports/${id}/flags`, { data: { reason: 'about-me' } });
  await elsewhere.close();
  await page.goto('/admin/flags');
  const flagged = page.getByRole('listitem').filter({ hasText: showTarget(older) });
  await flagged.getByRole('button', { name: 'Dismiss' }).click();
  await expect(flagged.getByText('Please write a note')).toBeVisible();
  await expect(flagged.getByLabel('Note')).toBeFocused();
});
