import { expect, test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the start page says what the product is for, without barriers in ${colorScheme}`, async ({
    page,
    findBarriers,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Report and review Cases of scams' }),
    ).toBeVisible();
    expect(await findBarriers()).toEqual([]);
  });
}

test('the start page does not scroll sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
