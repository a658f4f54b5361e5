import type { Page } from '@playwright/test';
import { draftIsStored } from '#drafts.ts';
import { takePhotograph } from '#photograph.ts';
import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

const MESSAGE = 'Your parcel waits. Pay at https://dhl-fee.example.com or call 0803 123 4567.';

test('a visitor who opens the link of a report is told what waits behind sign-in', async ({
  page,
}) => {
  const path = `/user/report/${crypto.randomUUID()}`;
  const answer = await page.request.get(path);
  expect(await answer.text()).toContain('Somebody shared a link to a report with you');
  await page.goto(path);
  await expect(page.getByText('You opened a link to a report. Sign in to read it.')).toBeVisible();
});

/** Shares as the system does for another app, with the names of the manifest. */
async function share(page: Page, text: string, picture?: { type: string; padding?: number }) {
  const { buffer } = await takePhotograph();
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  await page.evaluate(
    ({ target, text, picture, base64 }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: target.method, action: target.action });
      form.enctype = target.enctype;
      const field = document.createElement('input');
      Object.assign(field, { name: target.params.text, value: text });
      form.append(field);
      if (picture) {
        const files = document.createElement('input');
        Object.assign(files, { type: 'file', name: target.params.files[0].name });
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(
          new File([bytes, new Uint8Array(picture.padding ?? 0)], 'screenshot.jpg', picture),
        );
        files.files = transfer.files;
        form.append(files);
      }
      document.body.append(form);
      form.submit();
    },
    { target: manifest.share_target, text, picture, base64: buffer.toString('base64') },
  );
  await page.waitForURL((url) => url.searchParams.has('shared') || url.pathname !== '/signup');
}

/** Says that the person shared it. */
const acceptShared = (page: Page) => page.getByRole('button', { name: 'Yes, use it' }).click();

/** Opens a page that starts the service worker, as installing the app does. */
async function install(page: Page) {
  // A busy machine looks like a slow connection, where the worker is never fetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: undefined }),
  );
  await page.goto('/signup');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

const jpeg = { type: 'image/jpeg' };

test.describe('with the app installed', () => {
  // Other apps share on phones.
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  test('a shared text is checked, reaches no address, and is forgotten at sign-out', async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await install(page);
    const sent: string[] = [];
    page.context().on('request', (request) => {
      sent.push(`${request.url()} ${request.serviceWorker() ? request.postData() : ''}`);
    });
    await share(page, MESSAGE);
    await acceptShared(page);
    await expect(page).toHaveURL(/\/user\/dashboard\?message=\w+$/);
    await expect(page.getByText('We found 2 things to check.')).toBeVisible();
    expect(sent.join('\n')).not.toContain('dhl-fee');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => caches.has('shared'))).toBe(false);
  });

  test('what a foreign page sends is neither checked nor filled in before the person says so', async ({
    page,
    person,
    signIn,
    baseURL,
    findBarriers,
  }) => {
    await signIn(person);
    await install(page);
    const form = (picture: string) => `<form method="post" action="${baseURL}/share"
      enctype="multipart/form-data"><input name="text" value="Ada Obi is a thief">${picture}</form>
      <script>document.forms[0].submit()</script>`;
    const checks: string[] = [];
    page.on('request', (request) => {
      if (/\/v1\/(check|targets|reports)/.test(request.url())) checks.push(request.url());
    });
    let body = form('');
    await page.route('https://foreign.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto('https://foreign.example/');
    await expect(page.getByText('Did you share this?')).toBeVisible();
    await expect(page.getByText('Ada Obi is a thief')).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'No, delete it' }).click();
    await expect(page.getByLabel('Target', { exact: true })).toHaveValue('');
    expect(checks).toEqual([]);
    expect(await page.evaluate(() => caches.has('shared'))).toBe(false);

    body = form('<input type="file" name="picture">').replace(
      '<script>',
      `<script>const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
      document.querySelector('[type=file]').files = transfer.files;`,
    );
    await page.goto('https://foreign.example/');
    await expect(page.getByText('a.png')).toBeVisible();
    await page.getByRole('button', { name: 'No, delete it' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('');
    await page.goto('/user/dashboard/new-report');
    await expect(page.getByLabel('Description')).toHaveValue('');
    await expect(page.getByText('Your unfinished report is back')).toHaveCount(0);
  });

  test('a visitor signs in first and then gets the answer on the text', async ({
    page,
    person,
  }) => {
    await install(page);
    await share(page, MESSAGE);
    await page
      .getByRole('region', { name: 'Already have an account?' })
      .getByLabel('Email')
      .fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await acceptShared(page);
    await expect(page.getByText('We found 2 things to check.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to search' }).click();
    await expect(page.getByLabel('Target', { exact: true })).toHaveValue(MESSAGE);
    await page.goto('/user/dashboard?shared');
    await expect(page.getByLabel('Target', { exact: true })).toHaveValue('');
  });

  test('a shared picture becomes that of a new report, survives a reload and can be kept', async ({
    page,
    person,
    signIn,
    findBarriers,
  }) => {
    await signIn(person);
    await install(page);
    await share(page, MESSAGE, jpeg);
    await expect(page).toHaveURL('/user/dashboard/new-report?shared');
    await acceptShared(page);
    await expect(page.getByText('screenshot.jpg')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(MESSAGE);
    expect(await findBarriers()).toEqual([]);
    await page.reload();
    await expect(page.getByText('screenshot.jpg')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(MESSAGE);

    await share(page, 'Another message', jpeg);
    await acceptShared(page);
    await expect(page.getByText('what you shared is dropped')).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    await page.getByRole('button', { name: 'Continue it' }).click();
    await expect(page.getByText('screenshot.jpg')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(MESSAGE);
  });

  test('a shared picture can be read and checked instead, and is then forgotten', async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await install(page);
    await share(page, '', jpeg);
    await page.getByRole('button', { name: 'Yes, check what it says' }).click();
    await expect(page).toHaveURL('/user/dashboard');
    const dialog = page.getByRole('dialog', { name: 'Check a screenshot' });
    await dialog.getByRole('button', { name: 'Load and read' }).click();
    await expect(dialog.getByText('We found no text in this picture.')).toBeVisible();
    expect(await page.evaluate(() => caches.has('shared'))).toBe(false);
    await page.reload();
    await expect(page.getByLabel('Target', { exact: true })).toHaveValue('');
    await expect(dialog).toBeHidden();
  });

  test('a visitor signs in first and then gets the form with the picture', async ({
    page,
    person,
    findBarriers,
  }) => {
    await install(page);
    await share(page, '', jpeg);
    await expect(page.getByText('Check or report what you shared')).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    await page
      .getByRole('region', { name: 'Already have an account?' })
      .getByLabel('Email')
      .fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await acceptShared(page);
    await expect(page.getByText('screenshot.jpg')).toBeVisible();
  });

  test('an unfinished report is kept, and gets the picture that it lacks', async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await page.goto('/user/dashboard/new-report');
    await page.getByLabel('Description').fill('They never sent what I paid for.');
    await draftIsStored(page, 'They never sent');
    await install(page);
    await share(page, MESSAGE, jpeg);
    await acceptShared(page);
    await expect(page.getByText('You have an unfinished report')).toBeVisible();
    await expect(page.getByText('is added, but not the text')).toBeVisible();
    await page.getByRole('button', { name: 'Continue it' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('They never sent what I paid for.');
    await expect(page.getByText('screenshot.jpg')).toBeVisible();
  });

  test('a shared picture of a wrong type or size is refused in view, and leaves no unfinished report', async ({
    page,
    person,
    signIn,
    findBarriers,
  }) => {
    await signIn(person);
    await install(page);
    for (const [picture, message] of [
      [{ type: 'application/pdf' }, 'Please select a PNG, JPEG or WebP picture'],
      [{ ...jpeg, padding: 11_000_000 }, 'must be at most 10 MB'],
    ] as const) {
      await share(page, '', picture);
      await acceptShared(page);
      await expect(page.getByText(message)).toBeInViewport();
      await expect(page.getByLabel('Evidence')).toBeFocused();
      await expect(page.getByLabel('Evidence')).toHaveAccessibleDescription(new RegExp(message));
      expect(await findBarriers()).toEqual([]);
      await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Website' });
    }
    await share(page, MESSAGE, jpeg);
    await acceptShared(page);
    await expect(page.getByLabel('Description')).toHaveValue(MESSAGE);
    await expect(page.getByText('Your unfinished report is back')).toHaveCount(0);
  });

  test('a shared text is kept when the picture beside it is refused', async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await install(page);
    await share(page, MESSAGE, { type: 'image/gif' });
    await acceptShared(page);
    await expect(page.getByText('Please select a PNG, JPEG or WebP picture')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(MESSAGE);
  });

  test('an administrator gets a report on the shared target', async ({ page, signIn }) => {
    await signIn(admin);
    await install(page);
    await share(page, 'https://dhl-fee.example.com');
    await expect(page).toHaveURL('/admin/new-report?shared');
    await acceptShared(page);
    await expect(page.getByLabel('Target', { exact: true })).toHaveValue(
      'https://dhl-fee.example.com',
    );
  });
});

test('before the service worker runs, the server keeps nothing and asks to share again', async ({
  page,
  findBarriers,
}) => {
  await page.goto('/signup');
  await share(page, MESSAGE, jpeg);
  await expect(page).toHaveURL('/share');
  await expect(page.getByRole('heading', { name: 'Please share it again' })).toBeVisible();
  expect(await findBarriers()).toEqual([]);
});
