import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createRedflagClient, keyHeader } from '@redflag/client';
import { expect, test } from '#test.ts';

const origin = process.env.PRODUCT_ORIGIN ?? '';
const run = promisify(execFile);

test('a developer copies an example, with the address of this site, and runs it', async ({
  page,
  context,
  person,
  signIn,
}, testInfo) => {
  await signIn(person);
  const made = await page.request.post('/v1/keys', {
    data: { name: 'My app' },
    headers: { origin },
  });
  const { secret } = await made.json();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/developers');
  const example = page.getByRole('figure', { name: 'TypeScript: check.ts' });
  await example.getByRole('button', { name: 'Copy' }).click();
  await expect(example.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`'${origin}'`);
  const file = testInfo.outputPath('check.ts');
  await writeFile(file, copied);
  const { stdout } = await run(process.execPath, [file], { env: { API_KEY: secret } });
  expect(stdout).toMatch(/^evil-shop\.com: \w+/);
  const { data } = await createRedflagClient({ baseUrl: origin, headers: keyHeader(secret) }).GET(
    '/v1/key',
  );
  expect(data?.lastUsedAt).not.toBeNull();
});

test('without scripts the pages for developers and phones can be read, and offer no copying', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title] of [
    ['/developers', 'For developers'],
    ['/block-calls', 'Block scam calls'],
  ] as const) {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(`${origin}/v1/targets`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await expect(page.getByText('_HERE')).toHaveCount(0);
  }
  await expect(page.getByText('you can only ask about each call')).toBeVisible();
  await context.close();
});
