import { randomInt } from 'node:crypto';
import { showTarget } from '@redflag/shared/text/show-target';
import { makePerson } from '#people.ts';
import { sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('a user stops an alert beside the answer, starts it again in the profile, and is told of a scam and of its end', {
  tag: '@phone',
}, async ({ page, browser, office, person, database, signIn, findBarriers }) => {
  const target = `shop-${randomInt(1e9)}.example.com`;
  const shown = showTarget(target);
  const other = await browser.newContext({ baseURL: process.env.PRODUCT_ORIGIN ?? '' });
  await signIn(await makePerson(database), other);
  const id = await sendReport(other.request, { category: 'website', target });

  await signIn(person);
  await page.goto('/user/account');
  const section = page.getByRole('region', { name: 'Scam alerts' });
  await expect(section).toContainText('Nothing yet');
  await page.goto(`/user/dashboard?target=${target}`);
  await expect(
    page.getByText(`We will tell you if ${shown} is confirmed as a scam.`),
  ).toBeVisible();
  const stop = page.getByRole('button', { name: `Stop: ${shown}` });
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We will not tell you about ${shown}.`)).toBeVisible();
  const resume = page.getByRole('button', { name: `Tell me again: ${shown}` });
  await expect(resume).toBeFocused();
  expect(await findBarriers()).toEqual([]);

  await page.goto('/user/account');
  const alert = section.getByRole('listitem').filter({ hasText: shown });
  await expect(alert).toContainText('Stopped');
  expect(await findBarriers()).toEqual([]);
  await resume.click();
  await expect(alert).toContainText('Until');

  const setStatus = (status: string) =>
    office.request.patch(`/v1/reports/${id}`, { data: { status } });
  await setStatus('Resolved');
  // The open screen follows.
  await expect(alert).toContainText('you were told on');
  await setStatus('Pending');
  await expect(alert).toContainText('Until');
  await page.goto('/user/notifications');
  await expect(page.getByText('Scam Alert Withdrawn')).toBeVisible();
  await other.close();
});
