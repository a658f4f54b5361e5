import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { showTarget } from '@redflag/shared/text/show-target';
import { fileReport, newSite, openReportForm, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test.beforeEach(async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto('/user/dashboard');
});

const lineNumber = () => String(randomInt(1_000_000, 10_000_000));
const reports = [
  {
    category: 'Phone Number',
    subcategory: 'Call',
    make: () => {
      const line = lineNumber();
      return { target: `0803 ${line}`, sought: `+234 803-${line}` };
    },
  },
  {
    category: 'Email',
    subcategory: 'Phishing',
    make: () => {
      const name = randomUUID().slice(0, 8);
      return { target: `Refund-${name}@Example.com`, sought: `refund-${name}@example.com` };
    },
  },
  {
    category: 'Website',
    subcategory: 'Fake Shop',
    make: () => {
      const name = newSite();
      return { target: `HTTPS://WWW.${name}/x`, sought: `hxxps://${name.replaceAll('.', '[.]')}` };
    },
  },
  {
    category: 'Crypto Wallet',
    subcategory: 'Bitcoin',
    make: () => ({
      target: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      sought: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    }),
  },
  {
    category: 'Bank',
    subcategory: 'Loan',
    make: () => {
      const account = `110${lineNumber()}`;
      return { target: account, sought: account.replace(/(\d{4})(?=\d)/g, '$1-') };
    },
  },
  {
    category: 'Social Media',
    subcategory: 'Instagram',
    make: () => {
      const handle = `lucky.${randomUUID().slice(0, 8)}`;
      return { target: `@${handle}`, sought: `https://www.instagram.com/${handle}/` };
    },
  },
];

test('a user files a report in every category and finds it under a different spelling', async ({
  page,
}) => {
  for (const { category, subcategory, make } of reports) {
    await test.step(category, async () => {
      const { target, sought } = make();
      await fileReport(page, { category, subcategory, target });
      await page.getByRole('button', { name: 'Continue' }).click();

      await page.getByLabel('Category', { exact: true }).selectOption({ label: category });
      await page.getByLabel('Target', { exact: true }).fill(sought);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('table', { name: 'Reports found' })).toContainText(subcategory);
      await page.getByRole('link', { name: 'Back to search' }).click();
    });
  }
});

test('a user reads a report, opens its picture, finds it under their own reports and deletes it', {
  tag: '@phone',
}, async ({ page, person, findBarriers, missing }) => {
  const target = newSite();
  await fileReport(page, { category: 'Website', target });
  await page.getByRole('button', { name: 'View Report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(showTarget(target));
  await expect(page).toHaveTitle(`${showTarget(target)} – Report – Redflag`);
  await expect(page.getByText('Pending').first()).toBeVisible();

  await page.getByRole('button', { name: 'View Image' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: showTarget(target) });
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([600, 800]);
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await findBarriers()).toEqual([]);

  await page.goto('/user/dashboard?tab=mine');
  await page.getByRole('searchbox').fill(target.slice(3, 12).toUpperCase());
  await expect(page).toHaveURL(/[?&]q=/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`${target},${person.username}`);
  await page.getByRole('link', { name: showTarget(target) }).click();
  await expect(page).toHaveURL(/\/user\/report\//);
  const address = page.url();
  await page.getByRole('link', { name: 'Status history' }).click();
  await page.getByRole('heading', { name: 'Status history' }).waitFor();
  await page.getByRole('button', { name: 'Remove report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard/);
  await expect(page.getByRole('link', { name: showTarget(target) })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Report not found')).toBeVisible();
  expect(missing).toEqual([]);
  await page.goto(address);
  await expect(page.getByText('Report not found')).toBeVisible();
});

test('an incomplete report shows what is wrong with each field and keeps what was typed', async ({
  page,
}) => {
  await openReportForm(page);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Website' });
  await page.getByLabel('Target', { exact: true }).fill('not a website');
  await page.getByRole('button', { name: 'Submit' }).click();
  for (const message of [
    'Validation Error: Please enter a valid Website',
    'Validation Error: Please enter a description of the report',
    'Validation Error: Please select a file',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Target', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue('not a website');
});

test('the cards of a phone say what the columns of a wide screen say, each with its name', async ({
  page,
  person,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const target = newSite('Columns').toUpperCase();
  await sendReport(page.request, { category: 'website', subcategory: 'fake-shop', target });
  const common = ['Category: Website', 'Sub Category: Fake Shop', 'Pending', /^Date: \d\d\//];
  const byTarget = [showTarget(target), `User: ${person.username}`, ...common];
  const byUser = [person.username, `Target: ${showTarget(target)}`, ...common];
  const q = target.toLowerCase();
  await page.goto(`/user/dashboard?tab=mine&q=${q}`);
  await expectCard(page, target, byTarget);
  await page.goto(`/user/dashboard?target=${q}`);
  await expectCard(page, target, byUser);
  await page.goto('/user/dashboard?category=website&subcategory=fake-shop');
  await expectCard(page, target, byTarget);
  await office.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/admin/dashboard', `/admin/report-lists?q=${q}`]) {
    await office.goto(path);
    await expectCard(office, target, byTarget);
  }
});

/** Expects a card of a target with a line of each name, which can be seen. */
async function expectCard(page: Page, target: string, names: (string | RegExp)[]) {
  const card = page.getByRole('row').filter({ hasText: showTarget(target) });
  for (const name of names) {
    const line = card
      .getByRole('cell', { name, exact: true })
      .or(card.getByRole('rowheader', { name, exact: true }));
    await expect(line).toBeVisible();
  }
}
