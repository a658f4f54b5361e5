import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const LONG_WORD = 'w'.repeat(300);

function fileReport(request: APIRequestContext): Promise<string> {
  const description = `${LONG_WORD} <script>alert(1)</script> שלום`;
  return sendReport(request, { category: 'social-media', target: LONG_WORD, description });
}

interface Screen {
  path: string;
  /** Text that is on the screen once it has loaded. */
  shows: string;
}

/**
 * Scans each screen at desktop size in light colours, and on the narrowest phone (320 pixels) in dark
 * ones. No screen may be wider than the phone, scroll sideways when somebody has doubled the browser's
 * text size, or share its title with another.
 */
async function expectNoBarriers(
  page: Page,
  findBarriers: () => Promise<string[]>,
  screens: Screen[],
) {
  // Dozens of scans take longer than the usual timeout.
  test.slow();
  const found: string[] = [];
  const titles = new Set<string>();
  const browser = await page.context().newCDPSession(page);
  for (const { path, shows } of screens) {
    await setTextSize(browser, 16);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await page.getByText(shows).locator('visible=true').first().waitFor();
    const light = await findBarriers();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await findBarriers();
    found.push(...[...light, ...dark].map((barrier) => `${path}: ${barrier}`));
    found.push(...(await overflow(page, `${path} at 320 pixels`)));
    await setTextSize(browser, 32);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await overflow(page, `${path} at ${width} pixels with large text`)));
    }
    titles.add(await page.title());
  }
  expect(found).toEqual([]);
  expect(titles.size, 'every screen has a title of its own').toBe(screens.length);
}

/** Sets the size of text, in pixels, that somebody has chosen in the browser's settings. */
async function setTextSize(browser: CDPSession, size: number) {
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Returns how much wider than the window the page is, or nothing if it fits. */
async function overflow(page: Page, where: string): Promise<string[]> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess > 0 ? [`${where}: ${excess} too wide`] : [];
}

test('the screens for visitors have no accessibility barriers', async ({ page, findBarriers }) => {
  await expectNoBarriers(page, findBarriers, [
    { path: '/', shows: 'Report and review Cases of scams' },
    { path: '/how-it-works', shows: 'In short' },
    { path: '/how-we-decide', shows: 'In short' },
    { path: '/install', shows: 'Add to Home Screen' },
    { path: '/developers', shows: 'In short' },
    { path: '/block-calls', shows: 'In short' },
    { path: '/terms-and-conditions', shows: 'In short' },
    { path: '/privacy-policy', shows: 'In short' },
    { path: '/offline', shows: 'You are offline' },
    { path: '/login', shows: 'Sign in to search and file reports' },
    {
      path: '/login?redirect=/user/dashboard?target=shop.example.com',
      shows: 'Until you know',
    },
    { path: '/signup', shows: 'Step 1 of 2' },
    { path: '/forgot-password', shows: 'Send Code' },
    { path: '/share', shows: 'Please share it again' },
    { path: '/nowhere', shows: 'Unexpected Application Error!' },
  ]);
});

test('without scripts, too, an unknown address is a 404, and a screen says what it needs', async ({
  page,
  browser,
}) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/nowhere/at/all');
  for (const shown of [page, plain]) {
    await expect(shown).toHaveTitle(/^Page not found/);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(shown.getByText('404 Not Found')).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Back to the start page' })).toBeVisible();
    await expect(shown.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/');
    await expect(shown.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    await expect(shown.locator('link[rel=canonical]')).toHaveCount(0);
  }
  await plain.goto('/user/dashboard');
  await expect(plain.getByRole('heading')).toHaveText('JavaScript is switched off');
  await expect(plain.getByText('Loading')).toBeHidden();
  await context.close();
});

test('the screens for users have no accessibility barriers', async ({
  page,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  const id = await fileReport(page.request);
  const { targetId } = await (await page.request.get(`/v1/reports/${id}`)).json();
  const path = `/v1/targets/${targetId}/replies`;
  const data = { ground: 'other', text: LONG_WORD, statement: LONG_WORD };
  const reply = await (await page.request.post(path, { data })).json();
  const another = newSite();
  await sendReport(page.request, { category: 'website', target: another });
  await expectNoBarriers(page, findBarriers, [
    { path: `/user/reply/new?target=${another}`, shows: 'What is wrong with the reports?' },
    { path: `/user/reply/${reply.id}`, shows: 'Prove that it is yours' },
    { path: '/user/replies', shows: '1 answer' },
    { path: '/user/dashboard', shows: 'Type or paste it.' },
    { path: '/user/dashboard/new-report', shows: 'Until you submit it' },
    { path: `/user/report/${id}`, shows: LONG_WORD },
    { path: `/user/user-report/${id}`, shows: 'Status history' },
    { path: `/user/user-report/${id}/statement`, shows: 'What you type here stays' },
    { path: '/user/notifications', shows: 'Report Submitted' },
    { path: '/user/account', shows: 'Where you are signed in' },
    { path: '/user/security-vulnerabilities', shows: 'New weaknesses and scams' },
    { path: `/user/post/${id}`, shows: 'Post not found' },
  ]);
});

test('the lists for users have no accessibility barriers', async ({
  page,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  await fileReport(page.request);
  for (const [path, shows] of [
    [
      `/user/dashboard?category=social-media&target=${LONG_WORD}`,
      'Searched as a social media account',
    ],
    ['/user/dashboard?target=nobody-knows.example.org', 'No reports. That does not mean'],
    ['/user/dashboard?tab=mine', LONG_WORD],
    ['/user/dashboard?tab=mine&q=nothing', 'None of your reports match'],
  ] as const) {
    await expectNoBarriers(page, findBarriers, [{ path, shows }]);
  }
});

test('the screens for administrators have no accessibility barriers', async ({
  page,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  const disputed = await sendReport(page.request, { category: 'website', target: newSite() });
  const { targetId: answered } = await (await page.request.get(`/v1/reports/${disputed}`)).json();
  await page.request.post(`/v1/targets/${answered}/replies`, {
    data: { ground: 'other', text: `${LONG_WORD} is not what I do.`, statement: LONG_WORD },
  });
  // With the password, of which a notification tells.
  const { email, password } = admin;
  await page.request.post('/v1/auth/sign-in', { data: { email, password } });
  const id = await fileReport(page.request);
  const { targetId } = await (await page.request.get(`/v1/reports/${id}`)).json();
  await page.request.post(`/v1/reports/${id}/flags`, { data: { reason: 'personal-data' } });
  await expectNoBarriers(page, findBarriers, [
    { path: '/admin/dashboard', shows: 'Show as table' },
    { path: '/admin/review?category=social-media', shows: LONG_WORD },
    { path: `/admin/review/${targetId}`, shows: 'Next case' },
    { path: `/admin/review/${answered}`, shows: 'Publish statement' },
    { path: '/admin/flags', shows: 'Dismiss' },
    { path: '/admin/report-lists', shows: LONG_WORD },
    { path: `/admin/report/${id}`, shows: 'Update Status' },
    { path: '/admin/notifications', shows: 'Welcome back' },
    { path: '/admin/account', shows: 'Where you are signed in' },
    { path: '/admin/keys', shows: 'organisations call the API' },
    { path: '/admin/registers', shows: 'read on a schedule' },
    { path: '/admin/settings', shows: 'Session Management' },
  ]);
});

test('the user management screens have no accessibility barriers', async ({
  page,
  signIn,
  findBarriers,
}) => {
  await signIn(admin);
  const id = await fileReport(page.request);
  const { reporterId } = await (await page.request.get(`/v1/reports/${id}`)).json();
  await expectNoBarriers(page, findBarriers, [
    { path: '/admin/user-management', shows: 'No. of reports submitted' },
    { path: `/admin/user/${reporterId}`, shows: LONG_WORD },
  ]);
});

test('the screens for posts, the audit log, jobs and the system have no accessibility barriers', async ({
  page,
  signIn,
  findBarriers,
}) => {
  await signIn(admin);
  const id = await fileReport(page.request);
  await page.request.patch(`/v1/reports/${id}`, { data: { status: 'Closed' } });
  await expectNoBarriers(page, findBarriers, [
    { path: '/admin/security-vulnerabilities', shows: 'Everyone who is signed in' },
    { path: `/admin/post/${id}`, shows: 'Post not found' },
    { path: '/admin/audit-log', shows: LONG_WORD },
    { path: '/admin/jobs', shows: 'As of' },
    { path: '/admin/system', shows: 'Unusual settings' },
  ]);
});
