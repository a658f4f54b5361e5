import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { takePhotograph } from '#photograph.ts';
import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

const hostile = [
  '# <script>window.hacked = true</script>',
  'Update **today**, says [the maker](https://example.org/advice).',
  '<img src=x onerror="window.hacked = true">',
  '[Click me](javascript:window.hacked=true) ![A lock](https://example.org/lock.png)',
  '| version | safe |\n| - | - |\n| 1.0 | no |',
  `${'w'.repeat(2_000)}\n\n\`\`\`\n${'c'.repeat(500)}\n\`\`\``,
  'שלום עולם',
].join('\n\n');

/** Publishes a post with a picture. */
async function publish(office: APIRequestContext, title: string) {
  const answer = await office.post('/v1/posts', {
    multipart: { title, body: hostile, image: await takePhotograph() },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(201);
}

test('a user opens a hostile post from the menu, reads it safely and goes back to the list', {
  tag: '@phone',
}, async ({ page, person, signIn, findBarriers, isMobile }) => {
  const title = `A flaw in locks <script>window.hacked = true</script> ${randomUUID().slice(0, 8)}`;
  await signIn(admin);
  await publish(page.request, title);
  await signIn(person);
  await page.goto('/user/dashboard');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Security Vulnerabilities' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await findBarriers()).toEqual([]);

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} – Redflag`);
  await expect(page.getByText('Update today')).toBeVisible();
  await expect(page.getByRole('link', { name: 'the maker' })).toHaveAttribute('target', '_blank');
  await expect(page.getByText('Click me')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Click me' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
  expect(await findBarriers()).toEqual([]);
  const state = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    wide: document.documentElement.scrollWidth > window.innerWidth,
  }));
  expect(state).toEqual({ hacked: false, wide: false });

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('an administrator writes a post, recovers it after a reload, then publishes, edits and deletes it', {
  tag: '@phone',
}, async ({ page, context, signIn, findBarriers, missing }) => {
  const title = `A trick with invoices ${randomUUID().slice(0, 8)}`;
  await signIn(admin);
  await page.goto('/admin/security-vulnerabilities');
  await page.getByRole('button', { name: 'Add blog' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter the text of the post')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Content' }).fill('They **hurry** you.');
  await dialog.getByLabel('Image').setInputFiles(await takePhotograph());
  await dialog.getByRole('tab', { name: 'Preview' }).click();
  await expect(dialog.locator('strong')).toHaveText('hurry');
  expect(await findBarriers()).toEqual([]);

  const second = await context.newPage();
  await second.goto('/admin/security-vulnerabilities');
  await second.getByRole('button', { name: 'Add blog' }).click();
  await expect(second.getByText('You are writing this post in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.getByLabel('Title')).toHaveValue(title);
  await expect(dialog.getByText('You are writing this post in another tab')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Add blog' }).click();
  await dialog.getByRole('button', { name: 'Continue here' }).click();
  await expect(dialog.getByText('are back, as you left them')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('This post has been saved')).toBeVisible();
  await second.close();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('img', { name: `Picture of the post ${title}` })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Blog' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('They **hurry** you.');
  await dialog.getByLabel('Title').fill(`${title}, again`);
  await dialog.getByRole('button', { name: 'Remove image' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, again` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Post deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  expect(missing).toEqual([]);
});
