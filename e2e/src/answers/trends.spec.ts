import type { Trends } from '@redflag/shared/trends';
import getPort from 'get-port';
import pg from 'pg';
import { makePerson, startSession } from '#people.ts';
import type { Product } from '#product.ts';
import { startProduct } from '#product.ts';
import { expect, test } from '#test.ts';

// One product for the whole file.
test.describe.configure({ mode: 'default' });

const counted: Trends = {
  countedAt: '2026-11-25T12:11:00.000Z',
  weeks: Array.from({ length: 12 }, (_, week) =>
    new Date(Date.UTC(2026, 7, 31 + 7 * week)).toISOString().slice(0, 10),
  ),
  kinds: [
    {
      ...{ category: 'website', type: 'Phishing', recent: 95, change: 90, isNew: false },
      perWeek: [null, 10, 10, 15, 10, 10, 15, 15, 20, 25, 30, 40],
      words: ['confirm', 'delivery', 'fee', 'link', 'parcel', 'password', 'postage', 'urgent'],
    },
    {
      ...{ category: 'social-media', type: 'Scam', recent: 15, change: null, isNew: true },
      perWeek: [...Array.from({ length: 11 }, () => null), 10],
      words: [],
    },
  ],
};

let origin: string;
let product: Product;
let database: pg.Client;
test.beforeAll(async () => {
  origin = `http://localhost:${await getPort()}`;
  product = await startProduct(origin, { TRENDS: 'on' });
  database = new pg.Client(product.database);
  await database.connect();
});
test.afterAll(async () => {
  await database.end();
  await product.stop();
});

/** Stores what the hourly job counts; null for nothing yet. */
async function store(trends: Trends | null) {
  await database.query("delete from settings where name = 'trends'");
  if (!trends) return;
  await database.query("insert into settings (name, value) values ('trends', $1)", [
    JSON.stringify(trends),
  ]);
}

test('before anything is counted, the page says so', { tag: '@phone' }, async ({
  page,
  findBarriers,
}) => {
  await store(null);
  await page.goto(`${origin}/trends`);
  await expect(page.getByText('Nothing has been counted yet.')).toBeVisible();
  await expect(page.getByText('No kind of scam has been confirmed')).toBeHidden();
  expect(await findBarriers()).toEqual([]);
});

test('what is going round has no accessibility barriers and fits a narrow phone', async ({
  page,
  findBarriers,
}) => {
  await store(counted);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${origin}/trends`);
  await page.getByText('Show as table').first().click();
  expect(await findBarriers()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('in forced colours and on paper, the bars are still seen, and paper has every number', async ({
  page,
}) => {
  await store(counted);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${origin}/trends`);
  const kind = page.getByRole('region', { name: 'Phishing with websites' });
  const bar = kind.locator('rect').last();
  const { fill, behind } = await bar.evaluate((it) => ({
    fill: getComputedStyle(it).fill,
    behind: getComputedStyle(document.body).backgroundColor,
  }));
  expect(fill).not.toBe(behind);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(kind.getByRole('row', { name: '16/11/2026 40' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads what grew, and each week by the keyboard', { tag: '@phone' }, async ({
    page,
  }) => {
    await store(counted);
    await page.goto(origin);
    await page.getByRole('main').getByRole('link', { name: 'See what is going round' }).click();
    await expect(page).toHaveTitle('What is going round – Redflag');
    await expect(page.getByRole('listitem').filter({ hasText: 'up 90%' })).toContainText(
      'Phishing with websites',
    );
    const kind = page.getByRole('region', { name: 'Phishing with websites' });
    await expect(kind.getByText('parcel')).toBeVisible();
    const row = kind.getByRole('row', { name: '31/08/2026 fewer than 10' });
    await expect(row).toBeHidden();
    await kind.getByText('Show as table').focus();
    await page.keyboard.press('Enter');
    await expect(row).toBeVisible();
    await expect(page.getByText('#TRENDS')).toHaveCount(0);
    await expect(page.locator('script[src]')).toHaveCount(0);
  });
});

test('another spelling of its address is no page with gaps', async ({ page }) => {
  expect((await page.goto(`${origin}/Trends`))?.status()).toBe(404);
  await page.goto(`${origin}/trends/`);
  await expect(page).toHaveURL(`${origin}/trends`);
});

test('the footer and the posts lead there', async ({ page, context }) => {
  await page.goto(`${origin}/privacy-policy`);
  await page
    .getByRole('navigation', { name: 'About' })
    .getByRole('link', { name: 'What is going round' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is going round');
  await startSession(database, context, await makePerson(database));
  await page.goto(`${origin}/user/security-vulnerabilities`);
  await page.getByRole('link', { name: 'See what is going round' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is going round');
});

test('where it is off, there is no such page, and nothing leads to it', async ({
  page,
  person,
  signIn,
}) => {
  expect((await page.goto('/trends'))?.status()).toBe(404);
  await signIn(person);
  for (const path of ['/', '/user/security-vulnerabilities']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'going round' })).toHaveCount(0);
  }
});
