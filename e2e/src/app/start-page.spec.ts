import type { Page } from '@playwright/test';
import { admin, socialSettings } from '#product.ts';
import { expect, test } from '#test.ts';

/** Expects the call that wakes the service up when a page opens and ten minutes later. */
async function expectWakeUpCalls(page: Page, path: string) {
  for (const wait of [() => page.goto(path), () => page.clock.fastForward('10:00')]) {
    const awake = page.waitForResponse('**/v1/server/get-ready');
    await wait();
    expect((await awake).status()).toBe(200);
  }
}

test('the app wakes the service when it opens and every ten minutes', async ({
  page,
  person,
  signIn,
}) => {
  await page.clock.install();
  await expectWakeUpCalls(page, '/login');
  await signIn(person);
  await expectWakeUpCalls(page, '/user/dashboard');
});

test('the start page wakes the service when it opens and every ten minutes', async ({ page }) => {
  await page.clock.install();
  await expectWakeUpCalls(page, '/');
});

test('every link on the start page has the right address', async ({ page }) => {
  await page.goto('/');
  const addressOf = (link: string, group?: string) =>
    (group ? page.getByRole('navigation', { name: group }) : page.getByRole('main'))
      .getByRole('link', { name: link, exact: true })
      .getAttribute('href');
  const links = [
    ['Report a Scam or Phish', undefined, '/user/dashboard?type=Scam'],
    ['Create an account', undefined, '/signup'],
    ['Download on the App Store', undefined, '/install#iphone'],
    ['Get it on Google Play', undefined, '/install#android'],
    ['About', 'About', '/#About'],
    ['How it works', 'About', '/#HowItWorks'],
    ['Privacy policy', 'About', '/privacy-policy'],
    ['Terms of service', 'About', 'terms-and-conditions'],
    ['Scam', 'Report a Phish', '/user/dashboard?type=Scam'],
    ['Phishing', 'Report a Phish', '/user/dashboard?type=Phishing'],
    ['Security Vulnerability', 'Report a Phish', '/user/dashboard?type=Security+Vulnerability'],
    ['support@redflag.example', 'Get the app', 'mailto:support@redflag.example'],
    ['Download on the App Store', 'Get the app', '/install#iphone'],
    ['Get it on Google Play', 'Get the app', '/install#android'],
    ['Help', 'Contact us', '/how-it-works'],
    ['Reported by mistake?', 'Contact us', '/how-we-decide#replies'],
    ['For developers', 'Contact us', '/developers'],
    ['support@redflag.example', 'Contact us', 'mailto:support@redflag.example'],
    ['Twitter', 'Contact us', socialSettings.SOCIAL_URL_TWITTER],
    ['Instagram', 'Contact us', socialSettings.SOCIAL_URL_INSTAGRAM],
    ['Facebook', 'Contact us', socialSettings.SOCIAL_URL_FACEBOOK],
  ] as const;
  for (const [link, group, address] of links) {
    expect([link, await addressOf(link, group)]).toEqual([link, address]);
  }
  await expect(page.getByRole('contentinfo')).toContainText('© 2024 Redflag');
});

test('a social icon whose address the operator did not set is not there', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(socialSettings.SOCIAL_URL_FACEBOOK, '#');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const group = page.getByRole('navigation', { name: 'Contact us' });
  await expect(group.getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expect(group.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
});

test('public pages load no script files and describe themselves to search engines', async ({
  page,
  baseURL,
}) => {
  const titles = new Set<string>();
  for (const path of [
    '/',
    '/how-it-works',
    '/install',
    '/terms-and-conditions',
    '/privacy-policy',
  ]) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('script[src], link[rel=modulepreload]')).toHaveCount(0);
    const address = new URL(path, baseURL).href;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/);
  }
  expect(titles.size).toBe(5);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(preview ?? '')).headers()['content-type']).toBe('image/png');
});

test('a visitor who searches is asked to sign in, and then sees the results', {
  tag: '@phone',
}, async ({ page, person }) => {
  await page.goto('/');
  await page.getByLabel('Check a number, address or account').fill('shop.example.com');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/signin\?redirect=/);
  await page
    .getByRole('region', { name: 'Already have an account?' })
    .getByLabel('Email')
    .fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard\?.*target=shop\.example\.com/);
  await expect(page.getByRole('heading', { name: 'shop[.]example[.]com' })).toBeVisible();
});

test('a user reads in the menu how it works, and what they wrote is still there', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  await page.goto('/user/dashboard/new-report');
  await page.getByLabel('Description').fill('A shop that sends nothing');
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.getByRole('link', { name: 'What do the statuses mean?' }).click();
  await expect(page.getByText('The report waits for our reviewers.')).toBeInViewport();
  await expect(page.getByText('#REVIEW_TIME')).toHaveCount(0);
  await page.goto('/user/dashboard/new-report');
  await expect(page.getByLabel('Description')).toHaveValue('A shop that sends nothing');
});

test('people who are signed in find their dashboard on the start page, until they sign out', async ({
  page,
  context,
  person,
  signIn,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await signIn(admin);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Redflag' }).click();
  await header.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await signIn(person);
  await page.goto('/user/dashboard');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Create an account' })).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Dashboard', exact: true })).toBeHidden();
});

test('a session that ended elsewhere leads from the start page to the sign-in screen', async ({
  page,
  context,
  person,
  signIn,
}) => {
  await signIn(person);
  await page.goto('/user/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/');
  await context.clearCookies();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const hint = () => page.evaluate(() => localStorage.getItem('redflag-signed-in'));
  await expect.poll(hint).toBeNull();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the menu closes after a visitor chooses a section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'About Redflag' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu and the search work on a phone', async ({ page, person, signIn }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await toggle.click();
    for (const [name, address] of [
      ['Home', '/#Home'],
      ['About Us', '/#About'],
      ['Report a Phish', '/user/dashboard'],
      ['Login', '/login'],
    ] as const) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    await signIn(person);
    await page.getByLabel('Check a number, address or account').fill('0803 123 4567');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/user\/dashboard\?target=0803\+123\+4567$/);
  });
});
