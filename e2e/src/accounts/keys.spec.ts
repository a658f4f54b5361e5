import { randomUUID } from 'node:crypto';
import { createRedflagClient, keyHeader } from '@redflag/client';
import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

const origin = process.env.PRODUCT_ORIGIN ?? '';

/** The API as programs call it, with a key alone. */
const apiOf = (key: string) => createRedflagClient({ baseUrl: origin, headers: keyHeader(key) });

test('a person makes a key, an app checks with it, and revoking ends it', {
  tag: '@phone',
}, async ({ page, person, signIn, findBarriers }) => {
  await signIn(person);
  await page.goto('/user/account');
  await expect(page.getByText('You have no keys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a key' }).click();
  const asking = page.getByRole('dialog', { name: 'Make a key' });
  await asking.getByRole('button', { name: 'Make the key' }).click();
  await expect(asking.getByText('Please enter a name')).toBeVisible();
  await expect(asking.getByLabel('Name')).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await asking.getByLabel('Name').fill('My bot');
  await asking.getByRole('button', { name: 'Make the key' }).click();

  const shown = page.getByRole('dialog', { name: 'Copy your key now' });
  const secret = (await shown.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^rf_\w{38}$/);
  await expect(shown.getByRole('button', { name: 'Copy the key' })).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Never used')).toBeVisible();
  await expect(page.getByText(secret)).toBeHidden();

  const query = { target: 'example.com' };
  const found = await apiOf(secret).GET('/v1/targets', { params: { query } });
  expect(found.data?.items).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Last used')).toBeVisible();

  await page.getByRole('button', { name: 'Revoke My bot' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this key?' });
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no keys yet.')).toBeVisible();
  expect((await apiOf(secret).GET('/v1/key')).error?.code).toBe('key/invalid');
});

test('an administrator makes a key for an organisation, which files reports with it', async ({
  page,
  signIn,
  findBarriers,
}) => {
  const organisation = `Bank ${randomUUID().slice(0, 8)}`;
  await signIn(admin);
  await page.goto('/admin/keys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const asking = page.getByRole('dialog', { name: 'Make a key' });
  await asking.getByLabel('Organisation').fill(organisation);
  await asking.getByLabel('File reports', { exact: true }).check();
  await asking.getByLabel('File reports without a picture').check();
  await asking.getByLabel('Name').fill('Fraud desk');
  expect(await findBarriers()).toEqual([]);
  await asking.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy your key now' });
  const secret = (await shown.locator('code').textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();

  const body = new FormData();
  const target = `${randomUUID()}.example`;
  const report = { category: 'website', target, description: 'They copy our page.' };
  for (const [name, value] of Object.entries(report)) body.append(name, value);
  const headers = { authorization: `Bearer ${secret}` };
  const filed = await fetch(`${origin}/v1/reports`, { method: 'POST', body, headers });
  expect(filed.status).toBe(201);

  const row = page.getByRole('row', { name: organisation });
  await expect(row).toContainText('also without a picture');
  await page.goto(`/admin/report/${(await filed.json()).id}`);
  await expect(page.getByRole('img', { name: 'Organisation' })).toBeVisible();
  await page.goto('/admin/keys');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toBeHidden();
  expect((await apiOf(secret).GET('/v1/key')).error?.code).toBe('key/invalid');
});
