import type { Page } from '@playwright/test';
import { expect, test } from '#test.ts';

/** The files of one screen. */
const FILES = /\/assets\/notifications-.*\.js$/;

const link = (page: Page) => page.getByRole('link', { name: 'Notifications' }).first();
const screen = (page: Page) => page.getByRole('heading', { name: 'Notifications', exact: true });
const missing = (page: Page) =>
  page.getByRole('heading', { name: 'This screen could not be loaded' });

test.beforeEach(async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto('/user/dashboard');
  await link(page).waitFor();
});

test('a screen whose files a release has replaced comes with the new release', async ({ page }) => {
  await page.route(FILES, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await link(page).click();
  await expect(screen(page)).toBeVisible();
});

test('a screen whose files are gone is loaded again once, then says so and can be tried again', async ({
  page,
}) => {
  await page.route(FILES, (route) => route.fulfill({ status: 404 }));
  let loaded = 0;
  page.on('load', () => {
    loaded += 1;
  });
  await link(page).click();
  await expect(missing(page)).toBeVisible();
  expect(loaded).toBe(1);
  await page.unroute(FILES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen(page)).toBeVisible();
});

test('a screen that does not come over a lost connection says so', async ({ page, context }) => {
  await context.setOffline(true);
  await link(page).click();
  await expect(missing(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen(page)).toBeVisible();
});
