import type { Page } from '@playwright/test';
import { expect, test } from '#test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const hintOn = (page: Page) => page.getByRole('region', { name: 'Install Redflag' });

/** As if the first visit had been yesterday. Turning the clock would end the session. */
const waitADay = (page: Page) =>
  page.evaluate(() =>
    localStorage.setItem('redflag-install-hint', String(Date.now() - 24 * 3_600_000)),
  );

/** The offer that Chromium makes only to a person it has seen often enough. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => document.body.setAttribute('data-asked', '');
    dispatchEvent(Object.assign(offer, { prompt }));
    return offer.defaultPrevented;
  });

async function openDashboard(page: Page) {
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Security Vulnerabilities' })).toBeVisible();
}

test('the second visit offers to install the app, the first and those after the answer do not', {
  tag: '@phone',
}, async ({ page, person, signIn, findBarriers }) => {
  await signIn(person);
  await openDashboard(page);
  expect(await offerToInstall(page)).toBe(true);
  await expect(hintOn(page)).toBeHidden();

  await waitADay(page);
  await openDashboard(page);
  await offerToInstall(page);
  await expect(hintOn(page)).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await hintOn(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body[data-asked]')).toBeVisible();
  await expect(hintOn(page)).toBeHidden();

  await openDashboard(page);
  await offerToInstall(page);
  await expect(hintOn(page)).toBeHidden();
});

test.describe('in Safari on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('the second visit says how to install the app, until that is hidden', async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await openDashboard(page);
    await expect(hintOn(page)).toBeHidden();
    await waitADay(page);
    await openDashboard(page);
    await expect(hintOn(page)).toContainText('Add to Home Screen');
    await hintOn(page).getByRole('button', { name: 'Hide this' }).click();
    await expect(hintOn(page)).toBeHidden();
    await openDashboard(page);
    await expect(hintOn(page)).toBeHidden();
  });
});
