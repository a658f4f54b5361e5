import getPort from 'get-port';
import type { Product } from '#product.ts';
import { startProduct } from '#product.ts';
import { expect, test } from '#test.ts';

// One product for the whole file.
test.describe.configure({ mode: 'default' });

let origin: string;
let product: Product;
test.beforeAll(async () => {
  origin = `http://localhost:${await getPort()}`;
  product = await startProduct(origin, { PUBLIC_CHECK: 'on' });
});
test.afterAll(() => product.stop());

test('the page of a verdict has no accessibility barriers, and fits a narrow phone', async ({
  page,
  findBarriers,
}) => {
  const targets = ['0803 123 4567', `https://shop.example.com/${'a'.repeat(400)}`, ''];
  for (const target of targets) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${origin}/search?${new URLSearchParams({ target })}`);
    expect(await findBarriers()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findBarriers()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor checks one thing after another, and an account keeps the question', async ({
    page,
  }) => {
    await page.goto(origin);
    const field = page.getByLabel('Check a number, address or account');
    const search = page.getByRole('button', { name: 'Search' });
    await field.fill('0803 123 4567');
    await search.click();
    await expect(page.getByRole('heading', { name: '0803 123 4567' })).toBeVisible();
    await expect(page).toHaveTitle('0803 123 4567 – Redflag');
    await expect(page.getByText('No reports. That does not mean it is safe.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('script[src]')).toHaveCount(0);
    await expect(field).toHaveValue('0803 123 4567');
    await field.fill('"shop".example.com');
    await search.click();
    await expect(field).toHaveValue('"shop".example.com');
    await expect(page.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      /^\/signup\?redirect=%2Fuser%2Fdashboard%3Ftarget%3D/,
    );
  });

  test('the public pages are dark where the system is', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/search?target=a.example', '/', '/privacy-policy', '/user/dashboard']) {
      await page.goto(origin + path);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(25, 32, 38)');
    }
    await page.goto(`${origin}/search?target=a.example`);
    const verdict = page.locator('section[data-tone]');
    await expect(verdict).toHaveCSS('background-color', 'rgb(42, 51, 58)');
  });
});
