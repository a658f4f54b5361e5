import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FilterListParser, RuleCategory } from '@adguard/agtree';
import type { Changes, Entry } from '@redflag/shared/changes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rearmCell } from '#modules/reports/index.ts';
import { listings } from '#platform/database/schema.ts';
import { follow, openClock, readListed } from '#testing/change-log.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import { s3Settings, startS3 } from '#testing/services/s3/service.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { hostOf, rpz, serialOf } from './formats/hosts.ts';
import { writeSnapshots } from './snapshots.service.ts';

const ALL = 'website,crypto-wallet,phone-number,bank,email,social-media';
const FEEDS = { FEEDS: 'public', FEED_CATEGORIES: ALL };
const typed = [
  ['website', 'evil-shop.com'],
  ['website', 'https://docs.google.com/forms/d/e/1FAIpQLSf_x/viewform'],
  ['website', 'https://login.evil-bank.com/'],
  ['website', 'https://203.0.113.9/'],
  ['website', 'xn--pypal-4ve.com'],
  ['email', "o'refund@evil-shop.com"],
  ['phone-number', '+2348031234567'],
  ['bank', 'GTBank 0123456789'],
  ['crypto-wallet', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['crypto-wallet', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['social-media', 'https://instagram.com/crypto_giveaway'],
] as const;

let server: TestApp;
let ada: Client;
let admin: Client;
let clock: ReturnType<typeof openClock>;
beforeAll(async () => {
  server = await startTestApp(FEEDS);
  ada = await createClient(server);
  admin = await createClient(server, { role: 'admin' });
  clock = openClock(server.platform);
  for (const [category, target] of typed) await confirm({ category, target });
  await writeFeeds();
});
afterAll(() => server[Symbol.asyncDispose]());

async function confirm(fields: Record<string, string>) {
  const wallet = fields.target?.startsWith('0x') && { subcategory: 'ethereum' };
  const report = await createReport(ada, { ...fields, ...wallet });
  const status = { status: 'Resolved', wellKnown: true };
  const answer = await admin.request('PATCH', `/v1/reports/${report.id}`, status);
  expect(answer.statusCode, answer.body).toBe(200);
  return report;
}

async function writeFeeds() {
  await clock.settle();
  await writeSnapshots(server.platform);
}

const get = (name: string, headers: Record<string, string> = {}, of = server) =>
  visitor(of)('GET', `/v1/feeds/${name}`, undefined, headers);

async function read(name: string): Promise<string> {
  const response = await get(name);
  expect(response.statusCode, response.body).toBe(200);
  return response.body;
}

const lines = (content: string) => content.split('\n').filter(Boolean);
const entriesOf = (ndjson: string): Entry[] => lines(ndjson).map((line) => JSON.parse(line));
const listed = async (category: string) =>
  (await readListed(server.platform.database)).filter((entry) => entry.category === category);

/** The keys of all stored feeds. */
async function keysOf({ platform: { files } }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list('feeds')) keys.push(key);
  return keys;
}

/** The key of the form, which is on a shared host. */
const formKey = async () =>
  (await listed('website')).find(({ key }) => key.startsWith('docs.google.com/'))?.key;

describe('a list', () => {
  test('has all that is listed in a category, as of its position', async () => {
    const response = await get('website.ndjson');
    const entries = entriesOf(response.body);
    expect(follow(entries, [])).toEqual(await listed('website'));
    const log = await visitor(server)('GET', '/v1/changes?limit=1000');
    const { items, upTo } = log.json<Changes>();
    expect(response.headers['redflag-position']).toBe(String(upTo));
    const websites = items.filter(({ category }) => category === 'website');
    expect(follow([], websites)).toEqual(follow(entries, []));
    const after = await visitor(server)('GET', `/v1/changes?after=${upTo}`);
    expect(after.json().items).toEqual([]);
  });

  test('as a table runs no formula', async () => {
    const rows: Record<string, string>[] = parse(await read('phone-number.csv'), {
      columns: true,
      record_delimiter: '\n',
    });
    expect(rows.map(({ key }) => key)).toEqual(["'+2348031234567"]);
    const [entry] = await listed('phone-number');
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(Object.keys(entry ?? {}).sort());
    expect(rearmCell(rows[0]?.key ?? '')).toBe(entry?.key);
  });

  test('as text has a key on each line', async () => {
    const keys = lines(await read('crypto-wallet.txt'));
    expect(keys.toSorted()).toEqual((await listed('crypto-wallet')).map(({ key }) => key).sort());
  });

  test('can be cut to what was reported last', async () => {
    const newest = await confirm({ target: 'newest-evil.com' });
    await writeFeeds();
    const response = await get('website.txt?limit=1');
    expect(response.body).toBe(`${newest.target}\n`);
    expect(response.headers['redflag-position']).toMatch(/^\d+$/);
    const etag = String(response.headers.etag);
    expect((await get('website.txt?limit=1', { 'if-none-match': etag })).statusCode).toBe(304);
    expect(entriesOf((await get('website.ndjson?limit=2')).body)).toHaveLength(2);
    expect((await get('website.ndjson?limit=0')).statusCode).toBe(400);
  });
});

describe('a blocker', () => {
  test('gets hosts, no pages or addresses', async () => {
    const content = lines(await read('website.hosts')).filter((line) => !line.startsWith('#'));
    const hosts = content.map((line) => /^0\.0\.0\.0 ([a-z0-9.-]+)$/.exec(line)?.[1]);
    expect(hosts).toContain('evil-shop.com');
    expect(hosts).toContain('login.evil-bank.com');
    expect(hosts).not.toContain('docs.google.com');
    expect(hosts).not.toContain('203.0.113.9');
  });

  test('gets filters that its parser reads', async () => {
    const list = FilterListParser.parse(await read('website.adblock'));
    const rules = list.children.filter(({ category }) => category === RuleCategory.Network);
    expect(list.children.filter(({ category }) => category === RuleCategory.Invalid)).toEqual([]);
    const patterns = rules.map((rule) => 'pattern' in rule && rule.pattern.value);
    expect(patterns).toContain('||evil-shop.com^');
    expect(patterns).toContain(`||${await formKey()}^`);
  });

  test('gets a zone for what is judged, with the position as its serial number', async () => {
    const zone = await read('website.rpz');
    const position = Number((await get('website.rpz')).headers['redflag-position']);
    expect(zone).toContain(`@ IN SOA localhost. root.localhost. ${serialOf({ position })} `);
    const records = lines(zone).filter((line) => line.endsWith('CNAME .'));
    expect(records).toContain('evil-shop.com CNAME .');
    expect(records).toContain('*.evil-shop.com CNAME .');
    expect(records).toContain('login.evil-bank.com CNAME .');
    expect(records).not.toContain('*.login.evil-bank.com CNAME .');
    expect(records.join(' ')).not.toContain('docs.google.com');
  });

  test.each([
    'evil.com. CNAME rpz-passthru.\n*',
    'evil.com\nother.com',
    '-evil.com',
    'evil-.com',
    'evil..com',
    'evil',
    '203.0.113.9',
    'evil.com.',
    '*.com',
    'ev il.com',
    'évil.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(120)}com`,
    '$include.com',
  ])('gets no line of %j', (key) => {
    expect(hostOf({ key })).toBeNull();
    const entry = { key, category: 'website' } as Entry;
    const publisher = {
      ...{ name: '', url: '', licence: '', position: 0 },
      sites: server.platform.sites,
    };
    expect(rpz.piece(entry, publisher)).toBe('');
  });

  test('gets no zone for all below a domain where others have theirs', () => {
    const { sites } = server.platform;
    const publisher = { ...{ name: '', url: '', licence: '', position: 0 }, sites };
    const piece = (key: string) => rpz.piece({ key, category: 'website' } as Entry, publisher);
    expect(piece('google.com')).toBe('google.com CNAME .\n');
    expect(piece('somebody.github.io')).toContain('*.somebody.github.io');
  });
});

test.each(['website', 'email'])('%s is a bundle of STIX 2.1', async (category) => {
  const folder = join(import.meta.dirname, '../../testing/stix/schemas');
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false });
  addFormats.default(ajv);
  // Of observables, which the bundles do not have.
  ajv.addFormat('idn-hostname', true);
  for (const part of ['common', 'observables', 'sdos', 'sros'])
    for (const file of await readdir(join(folder, part)))
      ajv.addSchema(JSON.parse(await readFile(join(folder, part, file), 'utf8')));
  const bundle = JSON.parse(await read(`${category}.stix.json`));
  const root = 'http://raw.githubusercontent.com/oasis-open/cti-stix2-json-schemas/stix2.1/schemas';
  const check = (schema: string, value: unknown) => {
    const isValid = ajv.validate(`${root}/${schema}.json`, value);
    expect(ajv.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
  };
  check('common/bundle', bundle);
  for (const object of bundle.objects)
    check(
      object.type === 'marking-definition' ? `common/${object.type}` : `sdos/${object.type}`,
      object,
    );
  const patterns = bundle.objects.flatMap((object: { pattern?: string }) => object.pattern ?? []);
  expect(patterns).toContain(
    category === 'email'
      ? "[email-addr:value = 'o\\'refund@evil-shop.com']"
      : "[domain-name:value = 'evil-shop.com']",
  );
});

test('a MISP feed names its events, and each what is in it', async () => {
  const manifest: Record<string, Record<string, unknown>> = JSON.parse(
    await read('misp/manifest.json'),
  );
  const [uuid = ''] = Object.keys(manifest);
  const fields = ['Orgc', 'Tag', 'info', 'date', 'analysis', 'threat_level_id', 'timestamp'];
  const { Event } = JSON.parse(await read(`misp/${uuid}.json`));
  for (const field of fields) expect(Event[field], field).toEqual(manifest[uuid]?.[field]);
  expect(Event.uuid).toBe(uuid);
  const found = Event.Attribute.map(({ type, value }: Record<string, string>) => [type, value]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['hostname', 'evil-shop.com'],
      ['url', `https://${await formKey()}`],
      ['email', "o'refund@evil-shop.com"],
      ['phone-number', '+2348031234567'],
      ['bank-account-nr', '0123456789'],
      ['btc', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
      ['text', 'instagram/crypto_giveaway'],
    ]),
  );
  expect(found).toHaveLength(await server.platform.database.$count(listings));
  const uuids = Event.Attribute.map((attribute: { uuid: string }) => attribute.uuid);
  expect(new Set(uuids).size).toBe(uuids.length);
  const hashes = lines(await read('misp/hashes.csv'));
  expect(hashes).toContain(`${createHash('md5').update('evil-shop.com').digest('hex')},${uuid}`);
});

describe('a file', () => {
  test('is sent compressed as the client likes it, each with its own tag', async () => {
    const plain = await get('website.ndjson');
    const brotli = await get('website.ndjson', { 'accept-encoding': 'br' });
    const gzip = await get('website.ndjson', { 'accept-encoding': 'gzip' });
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(plain.body);
    expect(String(gunzipSync(gzip.rawPayload))).toBe(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-type': 'application/x-ndjson',
      'content-length': String(plain.rawPayload.length),
      'accept-ranges': 'bytes',
      vary: expect.stringContaining('accept-encoding'),
      etag: expect.stringMatching(/^"\w{32}"$/),
    });
  });

  test('is not sent again to a client that has it', async () => {
    const { headers, body } = await get('website.txt');
    const modified = String(headers['last-modified']);
    const both: Record<string, string>[] = [
      { 'if-none-match': String(headers.etag) },
      { 'if-modified-since': modified },
    ];
    for (const held of both) {
      const response = await get('website.txt', held);
      expect([response.statusCode, response.body]).toEqual([304, '']);
    }
    const other = { 'if-none-match': '"another"', 'if-modified-since': modified };
    expect((await get('website.txt', other)).body).toBe(body);
  });

  test.each([
    ['bytes=0-3', (body: Buffer) => body.subarray(0, 4)],
    ['bytes=5-', (body: Buffer) => body.subarray(5)],
    ['bytes=-6', (body: Buffer) => body.subarray(-6)],
    ['bytes=2-99999999', (body: Buffer) => body.subarray(2)],
  ])('is sent in part: %s', async (range, expected) => {
    const { rawPayload, headers } = await get('website.txt');
    const part = await get('website.txt', { range, 'accept-encoding': 'br' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(expected(rawPayload));
    expect(part.headers['content-range']).toMatch(
      new RegExp(`^bytes \\d+-\\d+/${rawPayload.length}$`),
    );
    const same = { range, 'if-range': String(headers.etag) };
    expect((await get('website.txt', same)).statusCode).toBe(206);
    expect((await get('website.txt', { range, 'if-range': '"another"' })).statusCode).toBe(200);
  });

  test('has no part beyond its end', async () => {
    const response = await get('website.txt', { range: 'bytes=99999999-' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect((await get('website.txt', { range: 'lines=1-2' })).statusCode).toBe(200);
  });

  test('of another name is not there', async () => {
    for (const name of ['cars.ndjson', 'website.xml', 'email.rpz', 'misp/x.json', '..%2Fsecret'])
      expect((await get(name)).statusCode, name).toBe(404);
  });

  test('stays as it is while nothing is published, and changes alone with what is in it', async () => {
    const before = await get('website.hosts');
    await writeSnapshots(server.platform);
    expect((await get('website.hosts')).headers).toMatchObject({ etag: before.headers.etag });
    await confirm({ category: 'phone-number', target: '+2348031234568' });
    await writeFeeds();
    const after = await get('website.hosts');
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(after.headers['last-modified']).toBe(before.headers['last-modified']);
    expect(after.headers['redflag-position']).not.toBe(before.headers['redflag-position']);
    expect(await read('phone-number.txt')).toBe('+2348031234567\n+2348031234568\n');
  });
});

test('files that nothing names any more are deleted, a round later', async () => {
  const before = (await keysOf(server)).length;
  for (let round = 0; round < 3; round += 1) {
    await confirm({ target: `round-${round}-${randomUUID().slice(0, 8)}.com` });
    await writeFeeds();
  }
  // At most as many as there are twice.
  expect((await keysOf(server)).length).toBeLessThanOrEqual(2 * before);
});

test('files that are lost are written again', async () => {
  const before = await read('website.ndjson');
  for await (const { key } of server.platform.files.list('feeds'))
    await server.platform.files.delete(key);
  const missing = await get('website.ndjson');
  expect([missing.statusCode, missing.headers['retry-after']]).toEqual([503, '60']);
  await writeSnapshots(server.platform);
  expect(await read('website.ndjson')).toBe(before);
});

test('several servers send the same bytes from a bucket', async () => {
  await using s3 = await startS3();
  const shared = { ...FEEDS, ...s3Settings(s3), DATABASE_URL: server.databaseUrl };
  await using one = await startTestApp(shared);
  await using other = await startTestApp(shared);
  await writeSnapshots(one.platform);
  const answers = [await get('website.csv', {}, one), await get('website.csv', {}, other)];
  expect(answers[0]?.statusCode).toBe(200);
  expect(answers[0]?.rawPayload).toEqual(answers[1]?.rawPayload);
  expect(answers[0]?.headers.etag).toBe(answers[1]?.headers.etag);
  const part = await get('website.csv', { range: 'bytes=3-7' }, other);
  expect(part.body).toBe(answers[0]?.body.slice(3, 8));
});

test('a site without feeds deletes its files; one that has not written any says when to come again', async () => {
  await using own = await startTestApp(FEEDS);
  const early = await get('website.ndjson', {}, own);
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '60']);
  await writeSnapshots(own.platform);
  expect((await get('website.ndjson', {}, own)).body).toBe('');
  await using off = await startTestApp({
    DATABASE_URL: own.databaseUrl,
    DATA_DIR: own.platform.config.dataDirectory,
  });
  await writeSnapshots(off.platform);
  expect(await keysOf(off)).toEqual([]);
  expect((await get('website.ndjson', {}, off)).json().detail).toBe(
    'This site publishes no feeds.',
  );
});
