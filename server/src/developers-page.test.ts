import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSnapshots } from '#modules/feeds/snapshots.service.ts';
import { changes } from '#platform/database/schema.ts';
import { openClock } from '#testing/change-log.ts';
import { runExample } from '#testing/examples.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, photograph } from '#testing/factories.ts';
import { createKey, createOrganisationKey } from '#testing/keys.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

let server: TestApp;
let origin: string;
let admin: Client;
let clock: ReturnType<typeof openClock>;
/** A person's key, and one of an organisation. */
let person: { API_KEY: string };
let organisation: { API_KEY: string };
beforeAll(async () => {
  server = await startTestApp({ FEEDS: 'keys', FEED_CATEGORIES: 'website,phone-number' });
  origin = await server.listen();
  admin = await createClient(server, { role: 'admin' });
  clock = openClock(server.platform);
  person = { API_KEY: (await createKey(await createClient(server))).secret };
  const { secret } = await createOrganisationKey(server, ['feeds', 'reports:write']);
  organisation = { API_KEY: secret };
  await list('website', 'evil-shop.com');
});
afterAll(() => server[Symbol.asyncDispose]());

async function list(category: string, target: string): Promise<string> {
  const { id } = await createReport(await createClient(server), { category, target });
  const status = { status: 'Resolved' };
  expect((await admin.request('PATCH', `/v1/reports/${id}`, status)).statusCode).toBe(200);
  await clock.settle();
  await writeSnapshots(server.platform);
  return id;
}

async function output(name: string, key: { API_KEY: string }, files = {}): Promise<string> {
  await using example = await runExample(name, origin, key, files);
  return await example.ended();
}

test('a target is checked by curl', async () => {
  const { items } = JSON.parse(await output('check.sh', person));
  expect(items).toMatchObject([{ key: 'evil-shop.com', verdict: { level: 'confirmed' } }]);
});

test('a target is checked by TypeScript', async () => {
  expect(await output('check.ts', person)).toBe(
    'evil-shop.com: confirmed. Scam: confirmed by our reviewers\n',
  );
});

test('a key that is wrong is told so, with the code', async () => {
  await expect(output('check.ts', { API_KEY: 'rf_wrong' })).rejects.toThrow('key/invalid: ');
});

test('a message is checked by curl', async () => {
  const { items } = JSON.parse(await output('check-message.sh', person));
  expect(items).toMatchObject([{ text: 'https://evil-shop.com/parcel' }]);
});

test('a number is checked privately', async () => {
  expect(await output('check-privately.ts', person)).toBe('+2348031234567: nobody reported it\n');
  await list('phone-number', '0803 123 4567');
  expect(await output('check-privately.ts', person)).toBe('+2348031234567: confirmed\n');
});

test('the log is read by curl', async () => {
  const { items } = JSON.parse(await output('follow-the-log.sh', organisation));
  expect(items).toContainEqual(expect.objectContaining({ key: 'evil-shop.com', type: 'listed' }));
});

test('the log is followed from a snapshot, kept, and gone on with', async () => {
  const later = `${randomUUID().slice(0, 13)}.com`;
  let kept: string;
  {
    await using example = await runExample('follow-the-log.ts', origin, organisation);
    await example.printed(' listed\n');
    const id = await list('website', later);
    await example.printed(`listed ${later}`);
    await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Rejected', reason: 'No' });
    await clock.settle();
    await example.printed(`retracted ${later}`);
    const file = join(example.folder, 'listed.json');
    await expect
      .poll(async () => Object.keys(JSON.parse(await readFile(file, 'utf8')).listed))
      .not.toContain(later);
    kept = await readFile(file, 'utf8');
  }
  expect(Object.keys(JSON.parse(kept).listed)).toContain('evil-shop.com');
  const next = `${randomUUID().slice(0, 13)}.com`;
  await list('website', next);
  await using again = await runExample('follow-the-log.ts', origin, organisation, {
    'listed.json': kept,
  });
  await again.printed(`listed ${next}`);
});

test('a follower whose position is gone begins again with a snapshot', async () => {
  const [first] = await server.platform.database.select().from(changes).limit(1);
  const old = { position: (first?.position ?? 0) - 1, listed: {} };
  await using example = await runExample('follow-the-log.ts', origin, organisation, {
    'listed.json': JSON.stringify(old),
  });
  const file = join(example.folder, 'listed.json');
  await expect
    .poll(async () => Object.keys(JSON.parse(await readFile(file, 'utf8')).listed))
    .toContain('evil-shop.com');
});

test('a feed is fetched, and not again until it has changed', async () => {
  await using first = await runExample('fetch-a-feed.sh', origin, organisation);
  await first.ended();
  const hosts = await readFile(join(first.folder, 'website.hosts'), 'utf8');
  expect(hosts).toContain('0.0.0.0 evil-shop.com');
  const etag = await readFile(join(first.folder, 'website.etag'));
  await using second = await runExample('fetch-a-feed.sh', origin, organisation, {
    'website.hosts': 'as before',
    'website.etag': etag,
  });
  await second.ended();
  expect(await readFile(join(second.folder, 'website.hosts'), 'utf8')).toBe('as before');
});

test('a report is filed by curl, once however often it is sent', async () => {
  const picture = { 'screenshot.jpg': await photograph() };
  const [one, other] = [
    JSON.parse(await output('report.sh', organisation, picture)),
    JSON.parse(await output('report.sh', organisation, picture)),
  ];
  expect(one).toMatchObject({ target: 'https://evil-shop.com/parcel', status: 'Pending' });
  expect(other.id).toBe(one.id);
});

test('a webhook is verified, and one that somebody else sent or changed is refused', async () => {
  const secret = `whsec_${Buffer.from(randomUUID()).toString('base64')}`;
  const port = String(await getPort());
  await using example = await runExample('verify-a-webhook.ts', origin, {
    WEBHOOK_SECRET: secret,
    PORT: port,
  });
  await example.printed('Listening');
  const { items } = JSON.parse(await output('follow-the-log.sh', organisation));
  const at = new Date();
  const body = JSON.stringify({ type: 'target.listed', timestamp: at, data: items[0] });
  const send = (sent: string, signedBy = secret) =>
    fetch(`http://localhost:${port}`, {
      method: 'POST',
      body: sent,
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(signedBy).sign('msg_1', at, body),
      },
    });
  expect((await send(body)).status).toBe(204);
  await example.printed('target.listed evil-shop.com');
  expect((await send(body.replace('evil', 'good'))).status).toBe(400);
  const other = `whsec_${Buffer.from('somebody else').toString('base64')}`;
  expect((await send(body, other)).status).toBe(400);
});
