import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Report } from '@redflag/shared/reports';
import { reportsPageSchema } from '@redflag/shared/reports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Progress } from '#cli/progress.ts';
import { detectLayout } from '#modules/registers/index.ts';
import { reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  createUser,
  otherContent,
  startSession,
} from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { importFeed } from './import-feed.ts';
import type { OpenFeed } from './open-feed.ts';
import { openFeed } from './open-feed.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HEADING =
  'phish_id,url,phish_detail_url,submission_time,verified,verification_time,online,target';

let server: TestApp;
let reader: Client;
let folder: string;
let said: string[];
beforeAll(async () => {
  server = await startTestApp();
  reader = await createClient(server, { role: 'admin' });
  folder = await mkdtemp(join(tmpdir(), 'redflag-import-'));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  said = [];
});

const quiet: Progress = { at() {}, say: (line) => said.push(line), end() {} };

async function run(
  name: string,
  content: string | Buffer,
  { dryRun = false, change = (source: OpenFeed) => source } = {},
) {
  const path = join(folder, name);
  await writeFile(path, content);
  const source = change(await openFeed(path, NOW));
  const layout = detectLayout(source.beginning);
  if (!layout) throw new Error('The layout was not recognised');
  const options = { layout, file: name, rejectsFile: `${path}.rejects`, dryRun, now: NOW };
  return importFeed(server.platform, source, options, quiet);
}

async function find(target: string, category = 'website'): Promise<Report[]> {
  const query = new URLSearchParams({ category, target });
  const response = await reader.request('GET', `/v1/reports?${query}`);
  return reportsPageSchema.parse(response.json()).items;
}

function phish(id: number, url: string, { verified = 'yes', target = 'Other' } = {}): string {
  const page = `http://www.phishtank.com/phish_detail.php?phish_id=${id}`;
  return `${id},${url},${page},2019-05-15T19:18:20+00:00,${verified},2019-05-15T19:21:33+00:00,yes,${target}`;
}

test('a verified PhishTank entry becomes a resolved report of the feed, without a picture', async () => {
  const entry = phish(1, 'http://bank.first.example.com/?a=1&amp;b=2', { target: '"ABSA Bank"' });
  await run('a.csv', `${HEADING}\n${entry}\n`);

  const [report] = await find('bank.first.example.com');
  expect(report).toMatchObject({
    target: 'http://bank.first.example.com/?a=1&b=2',
    category: 'Website',
    subcategory: 'Phishing',
    type: 'Phishing',
    reportedBy: 'PhishTank feed',
    reporterMark: 'feed',
    status: 'Resolved',
    createdAt: '2019-05-15T19:18:20.000Z',
    evidence: null,
  });
  expect(report?.description).toMatch(/imitates ABSA Bank.*\nSource: PhishTank, entry 1\. http:/);
  const picture = await reader.request('GET', `/v1/reports/${report?.id}/evidence`);
  expect(picture.json()).toMatchObject({ status: 404, detail: 'Picture not found' });
  const history = await reader.request('GET', `/v1/reports/${report?.id}/history`);
  expect(history.json().items).toMatchObject([
    { to: 'Resolved', reason: 'According to PhishTank', changedAt: '2019-05-15T19:21:33.000Z' },
  ]);
});

test('an imported report can be deleted like any other', async () => {
  await run('delete.csv', `${HEADING}\n${phish(2, 'http://second.example.com/')}\n`);
  const [report] = await find('second.example.com');
  const response = await reader.request('DELETE', `/v1/reports/${report?.id}`);
  expect([response.statusCode, await find('second.example.com')]).toEqual([204, []]);
});

test('an entry that the feed has not verified is pending', async () => {
  await run('b.csv', `${HEADING}\n${phish(3, 'http://third.example.com/', { verified: 'no' })}\n`);
  expect(await find('third.example.com')).toMatchObject([{ status: 'Pending' }]);
});

test('a verified entry on a well-known site waits for someone to look at it', async () => {
  const page = 'https://docs.google.com/forms/d/e/careless/viewform';
  const entries = [phish(4001, 'https://www.gtbank.com/login'), phish(4002, page)];
  await run('well-known.csv', [HEADING, ...entries].join('\n'));
  expect(await find('gtbank.com')).toMatchObject([{ type: 'Phishing', status: 'Pending' }]);
  expect(await find(page)).toMatchObject([{ status: 'Resolved' }]);
});

test('a verified entry on what a reviewer cleared waits, too', async () => {
  const { id, targetId } = await createReport(reader, { target: 'honest.example.com' });
  const body = { reason: 'An honest shop', reports: [id] };
  await reader.request('PUT', `/v1/targets/${targetId}/cleared`, body);
  await run('cleared.csv', `${HEADING}\n${phish(5001, 'https://honest.example.com/')}\n`);
  const { verdict } = (await reader.request('GET', `/v1/targets/${targetId}`)).json();
  expect(verdict.heading).toMatch(/^Reported in 2019, after our reviewers found no scam/);
});

test('the same entry as CSV, as JSON and gzipped is one report', async () => {
  const csv = `${HEADING}\n${phish(4, 'http://fourth.example.com/')}\n`;
  const json = JSON.stringify([
    {
      phish_id: '4',
      url: 'http://fourth.example.com/',
      submission_time: '2019-05-15T19:18:20+00:00',
      verified: 'yes',
      verification_time: '2019-05-15T19:21:33+00:00',
      details: [{ ip_address: '192.0.2.1' }],
    },
  ]);
  expect(await run('c.csv', csv)).toMatchObject({ added: 1, known: 0 });
  expect(await run('c.json', json)).toMatchObject({ added: 0, known: 1 });
  expect(await run('c.csv.gz', gzipSync(csv))).toMatchObject({ added: 0, known: 1 });
  expect(await find('fourth.example.com')).toHaveLength(1);
});

test('the columns of a URLhaus feed are read from a comment', async () => {
  const feed = [
    '################################################################',
    '# abuse.ch URLhaus Database Dump (CSV - recent URLs only)      #',
    '################################################################',
    '#',
    '# id,dateadded,url,url_status,last_online,threat,tags,urlhaus_link,reporter',
    '"7","2026-10-05 10:00:00","http://203.0.113.55:4444/bin.sh","online","","malware_download","32-bit,elf,mips","https://urlhaus.abuse.ch/url/7/","r1"',
    '"8","2026-10-05 10:01:00","https://haus.example.com/login","offline","","phishing","None","https://urlhaus.abuse.ch/url/8/","r2"',
    '',
  ].join('\r\n');
  expect(await run('urlhaus.csv', feed)).toMatchObject({ added: 2, bad: 0 });
  expect(await find('203.0.113.55')).toMatchObject([
    {
      subcategory: 'Malware',
      type: 'Scam',
      status: 'Pending',
      reportedBy: 'URLhaus feed',
      createdAt: '2026-10-05T10:00:00.000Z',
      description: expect.stringContaining('Tags: 32-bit, elf, mips.'),
    },
  ]);
  expect(await find('haus.example.com')).toMatchObject([
    { subcategory: 'Phishing', type: 'Phishing' },
  ]);
});

test('an OpenPhish feed has one address per line', async () => {
  const feed =
    'https://open.example.com/a\nhttps://open.example.com/b\nhttps://open.example.com/a\n';
  expect(await run('feed.txt', feed)).toMatchObject({ read: 3, added: 2, known: 1, bad: 0 });
  expect(await find('open.example.com')).toMatchObject([
    { reportedBy: 'OpenPhish feed', type: 'Phishing' },
    { reportedBy: 'OpenPhish feed' },
  ]);
});

test('bad entries are listed with their line and kept; good ones are imported', async () => {
  const feed = [
    HEADING,
    phish(20, 'http://good.example.com/1'),
    phish(21, 'not an address'),
    '22,http://good.example.com/2,too,few',
    phish(23, '"http://good.example.com/lost-a-quote'),
    phish(24, 'http://good.example.com/3').replace('2019-05-15T19:18:20+00:00', '2099-01-01'),
    phish(25, 'http://good.example.com/4'),
  ];
  const counts = await run('bad.csv', `${feed.join('\n')}\n`);

  expect(counts).toEqual({ read: 6, added: 2, known: 0, bad: 4 });
  expect(said).toEqual([
    'line 3: not a web address: not an address',
    'line 4: 4 columns instead of 8',
    expect.stringMatching(/^line 5: not CSV: /),
    'line 6: a date in the future: 2099-01-01',
  ]);
  expect((await find('good.example.com')).map(({ target }) => target)).toEqual([
    'http://good.example.com/4',
    'http://good.example.com/1',
  ]);
  const kept = await readFile(join(folder, 'bad.csv.rejects'), 'utf8');
  expect(kept.split('\n').slice(0, 3)).toEqual([
    HEADING,
    '# line 3: not a web address: not an address',
    feed[2],
  ]);
  const mended = kept.replaceAll('not an address', 'http://mended.example.com/');
  expect(await run('mended.csv', mended)).toMatchObject({ added: 1, bad: 3 });
});

test('the rejects of a plain list are recognised, corrected or not', async () => {
  await run('list.txt', 'https://listed.example.com/\nno address\n');
  const kept = await readFile(join(folder, 'list.txt.rejects'), 'utf8');
  expect(await run('again.txt', kept)).toMatchObject({ read: 1, added: 0, bad: 1 });
  const mended = kept.replaceAll('no address', 'https://mended-list.example.com/');
  expect(await run('mended.txt', mended)).toMatchObject({ added: 1, bad: 0 });
});

test('reading continues after broken JSON', async () => {
  const entry = (id: number, url: string) =>
    `{"phish_id":${id},"url":"${url}","submission_time":"2019-05-15T19:18:20+00:00","verified":"yes"}`;
  const feed = [
    `[${entry(30, 'http://json.example.com/1')},`,
    `${entry(31, 'http://json.example.com/2').replace('"verified"', 'verified')},`,
    `${entry(32, 'http://json.example.com/3').replace('/3"', '/3')},`,
    `${entry(33, 'http://json.example.com/{4}')}`,
    `${entry(34, 'http://json.example.com/5').slice(0, 40)}`,
  ].join('\n');
  expect(await run('broken.json', feed)).toMatchObject({ read: 5, added: 2, bad: 3 });
  expect(said.map((line) => line.replace(/: not JSON.*/, ''))).toEqual([
    'line 2',
    'line 3',
    'line 5: the file ends in the middle of the entry',
  ]);
});

test('a table of reports can set every field', async () => {
  const feed = [
    'Target,Category,Sub Category,Type,Description,Status,Date',
    '+234 803 123 4567,Phone Number,Call,Scam,"They said:\n""pay"", and hung up",Closed,05/10/2026 10:00:00',
    `'=evil.example.com,Website,,Phishing,'+1 for this one,,`,
    'x,Website,Call,,d,,',
  ].join('\n');
  expect(await run('own.csv', feed)).toMatchObject({ read: 3, added: 1, bad: 2 });
  expect(said).toEqual([
    'line 4: not a valid target for Website: =evil.example.com',
    'line 5: not a subcategory of Website: Call',
  ]);
  expect(await find('+2348031234567', 'phone-number')).toMatchObject([
    {
      description: 'They said:\n"pay", and hung up',
      status: 'Closed',
      createdAt: '2026-10-05T10:00:00.000Z',
      reportedBy: 'Imported reports',
    },
  ]);
});

test('the rejects of a table have its own headings', async () => {
  const feed = [
    'Category,Description,Target',
    'Website,They asked for my card number,no address',
    'Website,They rang,https://table.example.com',
  ].join('\n');
  expect(await run('own-headings.csv', feed)).toMatchObject({ added: 1, bad: 1 });
  const kept = await readFile(join(folder, 'own-headings.csv.rejects'), 'utf8');
  const mended = kept.replaceAll('no address', 'https://mended-table.example.com');
  expect(await run('mended-table.csv', mended)).toMatchObject({ added: 1, bad: 0 });
  expect(await find('mended-table.example.com')).toMatchObject([
    { description: 'They asked for my card number' },
  ]);
});

test('an entry that is imported again does not bring back what a reviewer removed', async () => {
  const feed = [
    'Id,Target,Category,Description',
    '1,https://redacted-import.example.com,Website,Ada Obi lost money',
  ].join('\n');
  await run('words.csv', feed);
  const [report] = await find('redacted-import.example.com');
  const body = { ranges: [{ start: 0, end: 7 }], redactedAt: null };
  await reader.request('POST', `/v1/reports/${report?.id}/redactions`, body);
  expect(await run('again.csv', `${feed} `)).toMatchObject({ added: 0, known: 1 });
  expect(await find('redacted-import.example.com')).toMatchObject([
    { description: '█████ lost money' },
  ]);
});

test('an imported wallet without a subcategory belongs to the chain of its address', async () => {
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const feed = `Target,Category,Description\n${tron},Crypto Wallet,A fake exchange\n`;
  expect(await run('wallet.csv', feed)).toMatchObject({ added: 1, bad: 0 });
  expect(await find(tron, 'crypto-wallet')).toMatchObject([{ subcategory: 'Tron' }]);
});

test('the list that administrators download can be imported as it is', async () => {
  const owner = await createClient(server, { username: 'Exporter' });
  const content = {
    ...otherContent,
    target: '+2348031112222',
    description: '=They asked for my PIN; I hung up.',
  };
  const { id } = await createReport(owner, { ...content, category: 'phone-number' });
  const createdAt = '2026-03-01T10:20:30.000Z';
  await server.platform.database
    .update(reports)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(reports.id, id));
  const file = await reader.request('GET', '/v1/reports.csv?q=8031112222');
  await reader.request('DELETE', `/v1/reports/${id}`);
  expect(await run('list.csv', file.body)).toMatchObject({ added: 1, bad: 0 });
  const [imported] = await find('+2348031112222', 'phone-number');
  expect(imported).toMatchObject({
    ...content,
    reportedBy: 'Imported reports',
    createdAt,
  });
});

test('a killed import continues where it stopped, and ends with the same rows', async () => {
  const lines = Array.from({ length: 1_500 }, (_, index) =>
    phish(10_000 + index, `http://many.example.com/${index}`),
  );
  const feed = [HEADING, ...lines.slice(0, 800), 'bad', ...lines.slice(800)].join('\n');
  const interrupted = run('many.csv', feed, {
    change: (source) => ({
      ...source,
      chunks: interruptedAfter(source.chunks, feed.length * 0.8),
    }),
  });
  await expect(interrupted).rejects.toThrow('killed');

  said = [];
  const counts = await run('many.csv', feed);
  expect(said[0]).toBe('Continuing the import that stopped after 1000 entries.');
  expect(counts).toEqual({ read: 1_501, added: 1_500, known: 0, bad: 1 });
  expect(await run('many.csv', feed)).toMatchObject({ added: 0, known: 1_500 });
});

async function* interruptedAfter(chunks: AsyncIterable<string>, length: number) {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  yield text.slice(0, length);
  throw new Error('killed');
}

test('a dry run says what would be added, and adds nothing', async () => {
  const feed = `${HEADING}\n${phish(50, 'http://dry.example.com/')}\n`;
  expect(await run('dry.csv', feed, { dryRun: true })).toMatchObject({ added: 1 });
  expect(await find('dry.example.com')).toEqual([]);
  await run('dry.csv', feed);
  expect(await run('dry.csv', feed, { dryRun: true })).toMatchObject({ added: 0, known: 1 });
});

test('administrators get one event per import, and the audit log records it', async () => {
  const events: string[] = [];
  const done = new Promise<void>((resolve) => {
    server.platform.live.subscribe(({ name }) => {
      if (name !== 'report') return;
      events.push(name);
      resolve();
    });
  });
  const lines = [60, 61, 62].map((id) => phish(id, `http://told.example.com/${id}`));
  await run('told.csv', [HEADING, ...lines].join('\n'));
  await done;
  expect(events).toEqual(['report']);
  const log = await reader.request('GET', '/v1/audit-log?action=report.import');
  expect(log.json().items[0]).toMatchObject({
    actor: 'Command line',
    subject: 'PhishTank feed',
    after: { file: 'told.csv', added: 3, known: 0, bad: 0 },
  });
});

test("the feed's account has the right report count and no notifications", async () => {
  await run('count.csv', `${HEADING}\n${phish(70, 'http://count.example.com/')}\n`);
  const { rows } = await server.platform.database.$client.query(
    `select report_count = (select count(*) from reports where reporter_id = users.id) as right,
       (select count(*)::int from notifications where user_id = users.id) as notifications
     from users where email = 'phishtank@feeds.invalid'`,
  );
  expect(rows).toEqual([{ right: true, notifications: 0 }]);
});

test("a person's account is not used for a feed", async () => {
  await using other = await startTestApp();
  const user = await createUser(other, { email: 'openphish@feeds.invalid' });
  await startSession(other, user);
  const path = join(folder, 'theirs.txt');
  await writeFile(path, 'https://theirs.example.com/\n');
  const source = await openFeed(path, NOW);
  const layout = detectLayout(source.beginning);
  if (!layout) throw new Error('The layout was not recognised');
  const options = { layout, file: path, rejectsFile: `${path}.rejects`, dryRun: false, now: NOW };
  await expect(importFeed(other.platform, source, options, quiet)).rejects.toThrow(
    'Someone can sign in to the account',
  );
});
