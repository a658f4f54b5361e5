import { randomUUID } from 'node:crypto';
import { sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('others read a name only after a review, or as they typed it', { tag: '@phone' }, async ({
  page,
  office,
  person,
  signIn,
  findBarriers,
}) => {
  // Ten digits in a row would be the number of an account.
  const name = `Ada Obi of 12 ${randomUUID().replace(/\d/g, 'x')} Road`;
  const id = await sendReport(office.request, { category: 'bank', target: name });
  await signIn(person);
  await page.goto(`/user/report/${id}`);
  await expect(page.getByText('Name not shown until reviewed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report');
  await expect(page).toHaveTitle(/^Report –/);
  expect(await page.content()).not.toContain('Ada Obi');
  expect(await findBarriers()).toEqual([]);

  await page.goto('/user/dashboard?category=bank&target=');
  await expect(page.getByRole('link', { name: 'Name not shown until reviewed' })).not.toHaveCount(
    0,
  );
  expect(await page.content()).not.toContain(name);
  await page.goto(`/user/dashboard?${new URLSearchParams({ category: 'bank', target: name })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Reported by 1 person, not reviewed yet')).toBeVisible();

  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Resolved' } });
  await page.goto(`/user/report/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.toLowerCase());
});
