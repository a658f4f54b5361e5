import { showTarget } from '@redflag/shared/text/show-target';
import { fileReport, newSite } from '#report-form.ts';
import { expect, test } from '#test.ts';

/** Takes away what Opera Mini, private windows, plain http or browsers of 2022 lack. */
function weaken() {
  const missing: [object, string[]][] = [
    [globalThis, ['EventSource', 'indexedDB', 'Worker', 'BroadcastChannel']],
    [globalThis, ['structuredClone', 'requestIdleCallback', 'createImageBitmap']],
    [Navigator.prototype, ['locks', 'serviceWorker', 'share', 'clipboard', 'credentials']],
    [Crypto.prototype, ['randomUUID']],
    [AbortSignal, ['timeout', 'any']],
    [URL, ['parse', 'canParse']],
    [Intl, ['Segmenter']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
    [globalThis, ['Iterator']],
  ];
  for (const [owner, names] of missing) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
  for (const name of ['localStorage', 'sessionStorage', 'caches']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Storage is switched off', 'SecurityError');
      },
    });
  }
}

test.beforeEach(({ page }) => page.addInitScript(weaken));

test('a browser that lacks what is not needed files, finds and signs out', async ({
  page,
  person,
  signIn,
}) => {
  const target = newSite();
  await signIn(person);
  await page.goto('/user/dashboard');
  await page.goto('/user/dashboard/new-report');
  await expect(page.getByText('Only this tab has your draft')).toBeVisible();
  await page.goto('/user/dashboard');
  await fileReport(page, { category: 'Website', target });
  await page.getByRole('button', { name: 'View Report' }).click();
  await expect(page.getByText(showTarget(target)).first()).toBeVisible();
  await page.goto('/user/dashboard');
  await page.getByLabel('Target', { exact: true }).fill(target);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Reported by 1 person, not reviewed yet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).last().click();
  await expect(page).toHaveURL(/\/login/);
  expect((await page.request.get('/v1/me')).status()).toBe(401);
});

test('it signs in, and is no robot', async ({ page, person }) => {
  await page.goto('/forgot-password');
  await expect(page.getByLabel("I'm not a robot: verified")).toBeChecked();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard/);
});
