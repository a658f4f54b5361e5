import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { showTarget } from '@redflag/shared/text/show-target';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

async function search(page: Page, target: string, category = '') {
  await page.goto(`/user/dashboard?${new URLSearchParams({ category, target })}`);
}

test('a search says what is known of a target, and follows what reviewers decide', {
  tag: '@phone',
}, async ({ page, person, signIn, office, findBarriers }) => {
  await signIn(person);
  const results = page.getByRole('main');

  await test.step('a reported target, then a confirmed one', async () => {
    const target = newSite();
    const id = await sendReport(page.request, { category: 'website', target });
    await search(page, target);
    await expect(results).toContainText('Reported by 1 person, not reviewed yet');
    await expect(results.getByRole('heading', { level: 1 })).toHaveText(showTarget(target));
    await expect(results).toContainText(
      '1 person reported it, with an account less than a day old',
    );
    expect(await findBarriers()).toEqual([]);
    await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Resolved' } });
    await expect(results).toContainText('Scam: confirmed by our reviewers');
    await expect(results).toContainText('Do not pay, reply or click.');
    expect(await findBarriers()).toEqual([]);
  });

  await test.step('an unknown target', async () => {
    await search(page, newSite());
    await expect(results).toContainText('No reports. That does not mean it is safe.');
    await expect(results.getByRole('link', { name: 'Report it' })).toBeVisible();
  });

  await test.step('a host where anyone can publish', async () => {
    await search(page, 'https://docs.google.com');
    await expect(results).toContainText('Anyone can publish on docs.google.com');
    const advice = 'Enter the whole address, not only docs[.]google[.]com.';
    await expect(results).toContainText(advice);
    await results.getByRole('link', { name: 'Report it' }).click();
    await expect(page.getByLabel('Target', { exact: true })).toHaveValue('https://docs.google.com');
    await expect(page.getByText(advice)).toBeVisible();
  });

  await test.step('a look-alike of another site', async () => {
    await search(page, 'https://рaypal.com/signin');
    await expect(results.getByRole('heading', { level: 1 })).toHaveText(
      'hxxps://xn--aypal-uye[.]com/signin',
    );
    await expect(results).toContainText('written with letters of another alphabet');
    expect(await findBarriers()).toEqual([]);
  });

  await test.step('a name on two platforms', async () => {
    const name = `giveaway.${randomUUID().slice(0, 8)}`;
    for (const platform of ['www.facebook.com/', 'www.tiktok.com/@']) {
      const target = `https://${platform}${name}`;
      await sendReport(page.request, { category: 'social-media', target });
    }
    await search(page, `@${name}`);
    await expect(results.getByText('Facebook:')).toBeVisible();
    await expect(results.getByText('TikTok:')).toBeVisible();
  });
});

test('a report shows the verdict on its target, and what reports on it also name', {
  tag: '@phone',
}, async ({ page, person, signIn, office, findBarriers }) => {
  await signIn(person);
  const number = `0803${randomInt(1_000_000, 10_000_000)}`;
  const id = await sendReport(page.request, {
    category: 'website',
    target: newSite(),
    description: `They told me to call ${number} and pay.`,
  });
  await page.goto(`/user/report/${id}`);
  const known = page.getByRole('region', { name: 'What we know about it' });
  await expect(known).toContainText('Reported by 1 person, not reviewed yet');
  await expect(page.getByText('Also named in reports on it')).toHaveCount(0);

  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Resolved' } });
  await expect(known).toContainText('Scam: confirmed by our reviewers');
  const linked = page.getByRole('list', { name: 'Also named in reports on it' });
  await expect(linked).toContainText('No reports. That does not mean it is safe.');
  expect(await findBarriers()).toEqual([]);
  await office.goto(`/admin/report/${id}`);
  await office.getByRole('link', { name: number }).click();
  await expect(office.getByText('Only reports on')).toContainText(number.slice(1));

  await linked.getByRole('link', { name: number.slice(1) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`+234${number.slice(1)}`);
});

test('an administrator is asked again before confirming a well-known site', async ({
  page,
  signIn,
  findBarriers,
}) => {
  await signIn(admin);
  const target = 'https://www.zenithbank.com/login';
  const id = await sendReport(page.request, { category: 'website', target });
  await page.goto(`/admin/report/${id}`);
  await page.getByLabel('New status').selectOption('Resolved');
  await page.getByRole('button', { name: 'Update Status' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm a well-known target?' });
  await expect(question).toContainText('zenithbank[.]com is a well-known site.');
  expect(await findBarriers()).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('definition').getByText('Pending')).toBeVisible();

  await page.getByRole('button', { name: 'Update Status' }).click();
  await question.getByRole('button', { name: 'Confirm it as a scam' }).click();
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('definition').getByText('Resolved')).toBeVisible();
});
