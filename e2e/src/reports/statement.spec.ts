import type { Page } from '@playwright/test';
import { makePerson } from '#people.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const typed = {
  Name: 'Zainab Quartey-Bello',
  'Home address': '17 Broad Crescent, Ikeja, Lagos',
  'Phone number': '+234 809 555 0142',
  'Account number (optional)': '0731-554-209',
  'BVN (optional)': '2219 8450 317',
};
/** What may be nowhere but on the screen: each text as typed and as read, and parts of the longer ones. */
const secrets = [
  ...Object.values(typed),
  'Quartey',
  'Crescent',
  '8095550142',
  '0731554209',
  '22198450317',
].flatMap((text) => [text, encodeURIComponent(text)]);

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Show the statement' }).click();
}

/** Everything that a page keeps in the browser, as text. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
    kept.push(location.href, document.cookie, document.title, window.name);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        kept.push(all.result);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept.push(request.url, await answer?.text());
      }
    }
    return JSON.stringify(kept);
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what a person types into a statement is on paper and nowhere else', async ({
    page,
    context,
    person,
    signIn,
  }) => {
    const left: string[] = [];
    context.on('request', (request) => {
      left.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
    });
    context.on('console', (message) => left.push(message.text()));
    await signIn(person);
    const id = await sendReport(page.request, {
      category: 'phone-number',
      target: '0803 555 1234',
    });
    await page.goto(`/user/user-report/${id}`);
    await page.getByRole('link', { name: 'Make a statement' }).click();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await fillIn(page, { ...typed, Name: '' });
    await fillIn(page, typed);

    const sheet = page.getByRole('article', { name: 'Statement about a scam' });
    for (const shown of [
      'Zainab Quartey-Bello',
      '17 Broad Crescent, Ikeja, Lagos',
      '+2348095550142',
      '0731554209',
      '22198450317',
      '0803 555 1234',
      'They asked for my PIN.',
      id,
    ]) {
      await expect(sheet).toContainText(shown);
    }
    left.push(await readKept(page));

    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('');
    left.push(await readKept(page));
    const leaked = left.filter((text) => secrets.some((secret) => text.includes(secret)));
    expect(leaked).toEqual([]);
    expect(left.join(), 'the record of what left the page').toContain(`/v1/reports/${id}/history`);
  });
});

test('a statement with mistakes lists them, and each line leads to its field', {
  tag: '@phone',
}, async ({ page, person, signIn, findBarriers }) => {
  await signIn(person);
  const id = await sendReport(page.request, { category: 'bank', target: '0123456789' });
  await page.goto(`/user/report/${id}`);
  await page.getByRole('link', { name: 'Make a statement' }).click();
  const summary = page.getByRole('alert');
  await fillIn(page, {});
  await expect(summary).toContainText('All fields is required');
  for (const label of ['Name', 'Home address', 'Phone number']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await fillIn(page, { Name: 'Ada Obi', 'Home address': 'Lagos', 'BVN (optional)': '123' });

  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Home address: Please enter your complete valid address',
    'Phone number: Please enter a valid phone number. Should start with +',
    'BVN: Enter the 11 digits of your BVN, or leave it empty.',
  ]);
  const address = page.getByLabel('Home address');
  await expect(address).toHaveAccessibleDescription(/^Please enter your complete valid address/);
  expect(await findBarriers()).toEqual([]);
  await summary.getByRole('link').first().press('Enter');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('Lagos');

  await fillIn(page, { ...typed, 'BVN (optional)': '' });
  await expect(page.getByRole('heading', { name: 'Your statement' })).toBeFocused();
  await expect(page.getByRole('article')).not.toContainText('BVN');
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('button', { name: 'Change details' }).click();
  await expect(address).toHaveValue(typed['Home address']);
  await page.goForward();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(address).toHaveValue(typed['Home address']);
});

test('a statement has the real address, its type and what Redflag is, for people without an account', async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const target = 'hxxps://free-win[.]example/pay';
  const id = await sendReport(page.request, { category: 'website', target });
  await page.goto(`/user/user-report/${id}/statement`);
  await fillIn(page, typed);
  const sheet = page.getByRole('article');
  for (const shown of [
    'https://free-win.example/pay',
    'TypeScam',
    'a website where people report scams',
    'You need no account.',
  ]) {
    await expect(sheet).toContainText(shown);
  }
  await expect(sheet.getByRole('link')).toHaveCount(0);
});

test('a statement says of a dispute what the answer says', async ({
  page,
  person,
  signIn,
  office,
  browser,
  baseURL,
  database,
}) => {
  await signIn(person);
  const target = newSite();
  const id = await sendReport(page.request, { category: 'website', target });
  const { targetId } = await (await page.request.get(`/v1/reports/${id}`)).json();
  const holder = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(await makePerson(database), holder);
  const replied = await holder.request.post(`/v1/targets/${targetId}/replies`, {
    data: { ground: 'other', text: 'I run this shop and never heard of these people.' },
  });
  const { id: replyId } = await replied.json();
  await holder.close();
  await office.request.patch(`/v1/replies/${replyId}`, { data: { proven: true } });

  await page.goto(`/user/dashboard?target=${target}`);
  const answer = page.getByText(/Its holder disputes this since/);
  await expect(answer).toContainText(/We decide by \d\d\/\d\d\/\d{4}/);
  const said = (await answer.textContent()) ?? '';
  await page.goto(`/user/user-report/${id}/statement`);
  await fillIn(page, typed);
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('article').getByText(/Its holder disputes this since/);
  await expect(printed).toBeVisible();
  expect(said).toContain((await printed.textContent()) ?? 'nothing');
});

test('only the reporter makes a statement from a report', async ({
  page,
  person,
  signIn,
  browser,
  baseURL,
  database,
}) => {
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(await makePerson(database), stranger);
  const id = await sendReport(stranger.request, { category: 'bank', target: '0123456780' });
  await stranger.close();
  await signIn(person);
  await page.goto(`/user/user-report/${id}/statement`);
  await expect(page).toHaveURL(`/user/report/${id}`);
  await page.getByRole('button', { name: 'Share' }).waitFor();
  await expect(page.getByRole('link', { name: 'Make a statement' })).toHaveCount(0);
});
