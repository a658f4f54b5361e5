import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSnapshots } from '#modules/feeds/snapshots.service.ts';
import { openClock } from '#testing/change-log.ts';
import { readExample } from '#testing/examples.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { createKey, createOrganisationKey } from '#testing/keys.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const CONFIRMED = '2348031234567';
const REPORTED = '2348059876543';
const UNKNOWN = '2348021112222';

let server: TestApp;
let origin: string;
let ada: Client;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp({ FEEDS: 'keys', FEED_CATEGORIES: 'phone-number' });
  origin = await server.listen();
  ada = await createClient(server);
  admin = await createClient(server, { role: 'admin' });
  const clock = openClock(server.platform);
  const report = (target: string) => createReport(ada, { category: 'phone-number', target });
  const { id } = await report(`+${CONFIRMED}`);
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  const description = `They also rang from +${CONFIRMED}.`;
  for (const client of [ada, await createClient(server)]) {
    await createReport(client, { category: 'phone-number', target: `+${REPORTED}`, description });
  }
  await clock.settle();
  await writeSnapshots(server.platform);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Sends a request of the app: it has nothing but an address and lines of headers. */
async function get(address: string, secret: string): Promise<Response> {
  const line = (await readExample('block-calls/header.txt', origin)).replace('rf_…', secret);
  const [name = '', value = ''] = line.split(':').map((part) => part.trim());
  return fetch(address, { headers: { [name]: value } });
}

/**
 * Returns the numbers of a table as the app reads it: each end of a line ends a row, a quotation mark begins or
 * ends quoted text, and the column whose name is mapped to `pattern` has the numbers.
 */
function readTable(table: string, mapping: Record<string, string>): string[] {
  const [head = '', ...rest] = table.split('\n');
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const letter of rest.join('\n')) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) field += letter;
    else if (letter === ',') {
      row.push(field);
      field = '';
    } else if (letter === '\n' || letter === '\r') {
      rows.push([...row, field]);
      row = [];
      field = '';
    } else field += letter;
  }
  const names = head.split(',').map((name) => mapping[name.trim()] ?? name.trim());
  return rows.map((fields) => fields[names.indexOf('pattern')] ?? '');
}

test('the app reads our list: the numbers that are confirmed, as digits, and nothing else', async () => {
  const { secret } = await createOrganisationKey(server, ['feeds']);
  const response = await get(await readExample('block-calls/list-address.txt', origin), secret);
  const table = await response.text();
  expect(response.status, table).toBe(200);
  const mapping = JSON.parse(await readExample('block-calls/list-columns.txt', origin));
  const replaced = new RegExp(await readExample('block-calls/list-replace.txt', origin), 'g');
  const numbers = readTable(table, mapping).map((number) => number.replace(replaced, ''));
  expect(numbers).toEqual([CONFIRMED]);
});

test.each([
  ['is confirmed', CONFIRMED, true],
  ['others reported, also beside a confirmed one', REPORTED, false],
  ['nobody reported', UNKNOWN, false],
])('a call from a number that %s: blocked is %s %s', async (_what, number, isBlocked) => {
  const { secret } = await createKey(await createClient(server));
  const template = await readExample('block-calls/one-address.txt', origin);
  const response = await get(template.replace('{number}', number), secret);
  const answer = await response.text();
  expect(response.status, answer).toBe(200);
  expect(JSON.parse(answer).items).toMatchObject([{ key: `+${number}` }]);
  const pattern = new RegExp(await readExample('block-calls/one-pattern.txt', origin), 'is');
  expect(pattern.test(answer)).toBe(isBlocked);
});

test('a key that may not read the list, and a wrong one, are told so as the page says', async () => {
  const list = await readExample('block-calls/list-address.txt', origin);
  const { secret } = await createKey(await createClient(server));
  expect((await get(list, secret)).status).toBe(403);
  expect((await get(list, 'rf_wrong')).status).toBe(401);
});

test('where everybody may read the list, any key will do, or none; where there is none, it is told 404', async () => {
  const settings = { FEEDS: 'public', FEED_CATEGORIES: 'phone-number' };
  await using open = await startTestApp(settings);
  await writeSnapshots(open.platform);
  const address = await readExample('block-calls/list-address.txt', await open.listen());
  const { secret } = await createKey(await createClient(open));
  for (const response of [await fetch(address), await get(address, secret)]) {
    expect(response.status).toBe(200);
    expect(readTable(await response.text(), { key: 'pattern' })).toEqual([]);
  }
  await using closed = await startTestApp();
  const nothing = await readExample('block-calls/list-address.txt', await closed.listen());
  expect((await fetch(nothing)).status).toBe(404);
});
