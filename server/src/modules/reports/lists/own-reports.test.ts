import { showTarget } from '@redflag/shared/text/show-target';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
let ada: Client;
let shop: string;
let wallet: string;
beforeAll(async () => {
  ada = await createClient(server, { username: 'Ada Obi' });
  shop = (
    await createReport(ada, {
      target: "https://evil.example.com/it's_50%\\off",
      subcategory: 'fake-shop',
    })
  ).id;
  wallet = (
    await createReport(ada, {
      category: 'crypto-wallet',
      target: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    })
  ).id;
  const eve = await createClient(server, { username: 'Eve' });
  await createReport(eve);
  const admin = await createClient(server, { role: 'admin' });
  await admin.request('PATCH', `/v1/reports/${wallet}`, { status: 'Under Review' });
  await server.platform.database
    .update(reports)
    .set({ createdAt: new Date('2026-03-09T23:30:00Z') })
    .where(eq(reports.id, shop));
});

async function find(q: string): Promise<string[]> {
  const response = await ada.request('GET', `/v1/me/reports?${new URLSearchParams({ q })}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
}

test('users see only their own reports, newest first', async () => {
  expect(await find('')).toEqual([wallet, shop]);
});

test.each([
  ['target', 'EVIL.example'],
  ['category', 'websit'],
  ['subcategory', 'fake shop'],
  ['status', 'pending'],
  ['date', '09/03/2026'],
  ['date and time', '09/03/2026 23:30:00'],
  ['status and category, with a word for each', 'pending website'],
  ['% taken literally', '50%'],
  ['_ taken literally', "it's_50"],
  ['\\ taken literally', '%\\off'],
  ["' taken literally", "it's"],
])('free text matches the %s', async (_column, text) => {
  expect(await find(text)).toEqual([shop]);
});

test('free text matches the username', async () => {
  expect(await find('ada ob')).toEqual([wallet, shop]);
});

test('free text matches a status of two words', async () => {
  expect(await find('under review')).toEqual([wallet]);
});

test.each(['evil_example', '%', '%%', "' or 1=1 --", 'Eve', '\\\\'])(
  '%j matches only reports that contain it',
  async (text) => {
    expect(await find(text)).toEqual(text === '%' ? [shop] : []);
  },
);

test.each(['08031234567', '803-123', '+234 803 123 4567', '0803'])(
  'free text matches part of a number or a different spelling: %s',
  async (q) => {
    const bola = await createClient(server);
    const { id } = await createReport(bola, {
      category: 'phone-number',
      target: '0803 123 4567',
    });
    const response = await bola.request('GET', `/v1/me/reports?${new URLSearchParams({ q })}`);
    expect(response.json().items).toMatchObject([{ id }]);
  },
);

test('reports are listed page by page', async () => {
  const first = (await ada.request('GET', '/v1/me/reports?limit=1')).json();
  expect(first.items).toMatchObject([{ id: wallet }]);
  const second = (
    await ada.request('GET', `/v1/me/reports?limit=1&cursor=${first.nextCursor}`)
  ).json();
  expect(second).toMatchObject({ items: [{ id: shop }], nextCursor: null });
});

test('a target is found by the text that screens show for it', async () => {
  const bola = await createClient(server);
  const { id, target } = await createReport(bola, { target: 'https://shown.example.com/pay' });
  const admin = await createClient(server, { role: 'admin' });
  for (const [client, path] of [
    [bola, '/v1/me/reports'],
    [admin, '/v1/reports'],
  ] as const) {
    const query = new URLSearchParams({ q: showTarget(target) });
    const { items } = (await client.request('GET', `${path}?${query}`)).json();
    expect(items).toMatchObject([{ id, target }]);
  }
});

async function exportMine(query = ''): Promise<string[]> {
  const { body } = await ada.request('GET', `/v1/me/reports.csv${query}`);
  return body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',').at(-4) ?? '');
}

test("the CSV file has all own reports, newest first, and nobody else's", async () => {
  expect(await exportMine()).toEqual([wallet, shop]);
});

test('the CSV file has the reports that the typed text finds', async () => {
  expect(await exportMine('?q=fake%20shop')).toEqual([shop]);
  expect(await exportMine('?q=nothing')).toEqual([]);
});

test('the CSV file is named after the day and runs no formula', async () => {
  const bola = await createClient(server);
  await createReport(bola, { category: 'bank', target: '=1+1' });
  const { headers, body } = await bola.request('GET', '/v1/me/reports.csv');
  const today = new Date().toISOString().slice(0, 10);
  expect(headers['content-disposition']).toBe(`attachment; filename="my-reports-${today}.csv"`);
  expect(body.split('\r\n')[1]).toMatch(/^'=1\+1,/);
});
