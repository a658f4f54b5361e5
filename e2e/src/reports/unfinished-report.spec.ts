import type { Page } from '@playwright/test';
import { takePhotograph } from '#photograph.ts';
import { newSite } from '#report-form.ts';
import { expect, test } from '#test.ts';

/** Pastes a photograph into the focused element. */
async function pastePicture(page: Page) {
  const { buffer } = await takePhotograph();
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true });
    document.activeElement?.dispatchEvent(paste);
  }, buffer.toString('base64'));
}

test.use({ serviceWorkers: 'allow' });

test('an unfinished report survives a lost connection, and is filed only once', {
  tag: '@phone',
}, async ({ page, context, person, signIn }) => {
  const target = newSite();
  await signIn(person);
  await page.goto('/user/dashboard/new-report');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Website' });
  await page.getByLabel('Target', { exact: true }).fill(target);
  await page.getByLabel('Description').fill('They never sent what I paid for.');
  await pastePicture(page);
  await expect(page.getByText('pasted.jpg')).toBeVisible();

  await context.setOffline(true);
  const offline = page.getByText('You are offline.');
  for (const field of [
    page.getByLabel('Description'),
    page.getByLabel('Category', { exact: true }),
  ]) {
    await field.focus();
    await expect(offline).toBeInViewport();
  }
  // What takes the focus stands clear of the notice, down to the last.
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.focus();
  await expect(submit).toBeInViewport({ ratio: 1 });
  const [button, notice] = await Promise.all([submit.boundingBox(), offline.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Your unfinished report is back')).toBeVisible();
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue(target);
  await expect(page.getByText('pasted.jpg')).toBeVisible();

  const second = await context.newPage();
  await second.goto('/user/dashboard/new-report');
  await expect(second.getByText('You are writing this report in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.getByLabel('Target', { exact: true })).toHaveValue(target);
  await second.getByLabel('Description').fill('They never sent it, and they do not answer.');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(/do not answer/);
  await expect(second.getByLabel('Description')).toHaveCount(0);

  // The report reaches the server, but the response is lost.
  await page.route('/v1/reports', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const sure = page.getByRole('dialog', { name: 'Are you Sure?' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await sure.getByRole('button', { name: 'Submit' }).click();
  await expect(sure.getByRole('alert')).toContainText('Your report is still here');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(sure.getByRole('alert')).toHaveCount(0);
  await page.unroute('/v1/reports');
  await page.reload();
  // Held back until both clicks are made: the second must not reach the dialog that comes next.
  const clicked = Promise.withResolvers<void>();
  await page.route('/v1/reports', async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await sure.getByRole('button', { name: 'Submit' }).dblclick();
  clicked.resolve();
  await page.getByRole('dialog', { name: 'Report Submitted!' }).waitFor();

  await expect(second.getByText('This report has been submitted')).toBeVisible();
  await second.getByRole('link', { name: 'View Report' }).click();
  await expect(second.getByText('do not answer')).toBeVisible();

  const { items } = await (await page.request.get('/v1/me/reports')).json();
  expect(items).toMatchObject([{ target }]);
  await page.goto('/user/dashboard/new-report');
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue('');
});
