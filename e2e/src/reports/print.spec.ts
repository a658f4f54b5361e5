import type { Locator } from '@playwright/test';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

/** Returns the colours that an element has now. */
const coloursOf = (element: Locator) =>
  element.evaluate((it) => {
    const { color, backgroundColor } = getComputedStyle(it);
    return { color, backgroundColor };
  });

test('a report prints without what can be pressed, with its whole picture and its link', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const id = await sendReport(page.request, { category: 'bank', target: '0123456789' });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [`/user/report/${id}`, `/user/user-report/${id}`]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const link = page.getByText(new URL(path, page.url()).href);
    await page.getByRole('button', { name: 'View Image' }).waitFor();
    await expect(link).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    const picture = page.getByRole('img', { name: 'Sent with the report' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
      .toBe(800);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(600 / 800, 1);
    const { color } = await coloursOf(page.getByRole('heading', { level: 1 }));
    expect(color).toBe('rgb(23, 33, 42)');
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g), path).toHaveLength(1);
  }
});

test('an answer prints with the product, its address and the date, and without what can be pressed', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const target = newSite();
  await sendReport(page.request, { category: 'website', target });
  await page.goto(`/user/dashboard?${new URLSearchParams({ target })}`);
  await page.getByRole('link', { name: 'Report it again' }).waitFor();
  const address = page.getByText(page.url(), { exact: true });
  await expect(address).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  await expect(page.getByText('Redflag', { exact: true }).locator('visible=true')).toHaveCount(1);
  const [day = ''] = new Intl.DateTimeFormat('en-GB').format().split(',');
  await expect(page.getByText(day).first()).toBeVisible();
  // A picture can be pressed to see it larger.
  const buttons = page.getByRole('button').filter({ hasNot: page.locator('img') });
  await expect(buttons).toHaveCount(0);
  for (const control of ['combobox', 'textbox', 'navigation', 'banner'] as const) {
    await expect(page.getByRole(control)).toHaveCount(0);
  }
  for (const link of ['Back to search', 'Change', 'Report it again']) {
    await expect(page.getByRole('link', { name: link })).toHaveCount(0);
  }
});

test('a statement prints alone, black on white', async ({ page, person, signIn }) => {
  await signIn(person);
  const id = await sendReport(page.request, { category: 'bank', target: '0123456789' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/user/user-report/${id}/statement`);
  await page.getByLabel('Name').fill('Ada Obi');
  await page.getByLabel('Home address').fill('12 Allen Avenue, Ikeja');
  await page.getByLabel('Phone number').fill('+234 803 123 4567');
  await page.getByRole('button', { name: 'Show the statement' }).click();
  const sheet = page.getByRole('article');
  expect(await coloursOf(sheet)).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(sheet.getByRole('img')).toBeVisible();
  await expect(sheet.getByText('Signed', { exact: true })).toBeVisible();
});
