import { randomUUID } from 'node:crypto';
import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

test('an administrator adds a webhook for an organisation, tries it out and deletes it', {
  tag: '@phone',
}, async ({ page, signIn, findBarriers }) => {
  const organisation = `Bank ${randomUUID().slice(0, 8)}`;
  const address = `https://hooks.example.com/${randomUUID()}`;
  await signIn(admin);
  const key = { organisation, name: 'Fraud desk', scopes: ['webhooks'] };
  expect((await page.request.post('/v1/organisation-keys', { data: key })).status()).toBe(201);
  await page.goto('/admin/keys');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a webhook' });
  await adding.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(adding.getByText('begins with https://').last()).toBeVisible();
  await expect(adding.getByLabel('Address')).toBeFocused();
  await adding.getByLabel('Key').selectOption(`${organisation}: Fraud desk`);
  await adding.getByLabel('Address').fill(address);
  await adding.getByLabel('Crypto Wallet').uncheck();
  expect(await findBarriers()).toEqual([]);
  await adding.getByRole('button', { name: 'Add the webhook' }).click();
  const secretShown = page.getByRole('dialog', { name: 'Copy the secret now' });
  await expect(secretShown.locator('code')).toHaveText(/^whsec_[\w+/]{43}=$/);
  await expect(secretShown.getByRole('button', { name: 'Copy the secret' })).toBeFocused();
  await secretShown.getByRole('button', { name: 'Done' }).click();

  const entry = page.getByRole('listitem').filter({ hasText: address });
  await expect(entry).toContainText(`${organisation}: Fraud desk`);
  await entry.getByRole('button', { name: 'Open' }).click();
  const webhook = page.getByRole('dialog', { name: 'Webhook' });
  await expect(webhook).toContainText('Is told of: Website');
  await expect(webhook).toContainText('Nothing yet.');
  await webhook.getByRole('button', { name: 'Send a test' }).click();
  // Nobody is there.
  await expect(webhook.getByRole('status')).toHaveText(
    'Test failed: Not reached on the public internet',
  );
  await expect(webhook.getByRole('listitem')).toContainText('Failed: Not reached');
  expect(await findBarriers()).toEqual([]);

  await webhook.getByRole('button', { name: 'New secret' }).click();
  const question = page.getByRole('dialog', { name: 'Make a new secret?' });
  await question.getByRole('button', { name: 'Make a new secret' }).click();
  await secretShown.getByRole('button', { name: 'Done' }).click();
  await expect(webhook).toContainText('signed with the old secret, too');
  await webhook.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(entry).toBeHidden();
});
