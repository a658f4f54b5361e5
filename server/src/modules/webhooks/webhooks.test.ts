import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeys, webhookDeliveries } from '#platform/database/schema.ts';
import { letConfirmationAge } from '#testing/accounts/confirmation.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { createOrganisationKey, withKey } from '#testing/keys.ts';
import { startInternet } from '#testing/services/internet.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { addReceiver, addWebhook, answering, RECEIVERS } from '#testing/webhooks.ts';
import { deleteOldDeliveries } from './webhooks.queries.ts';

const internet = await startInternet(RECEIVERS);
let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp({ FEEDS: 'keys', RATE_LIMITS: 'on', ...internet.settings });
  admin = await createClient(server, { role: 'admin' });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await internet[Symbol.asyncDispose]();
});

const url = `https://${RECEIVERS}/a`;
const wanted = { url, categories: ['website'] };

test('a key makes, reads, changes and deletes its webhooks, whose secret is shown once', async () => {
  const {
    secret: key,
    id: keyId,
    organisation,
  } = await createOrganisationKey(server, ['webhooks']);
  const request = withKey(server, key);
  const made = await request('POST', '/v1/webhooks', { url: ` ${url}`, categories: ['website'] });
  expect(made.statusCode, made.body).toBe(201);
  const { secret, ...webhook } = made.json();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(webhook).toEqual({
    ...{ id: expect.any(String), keyId, keyName: 'Robot', organisation, keyWorks: true, url },
    ...{ categories: ['website'], createdAt: expect.any(String), position: 0, off: null },
    ...{ failingSince: null, nextAttemptAt: null, missedIsKept: true, formerSecretUntil: null },
  });
  const path = `/v1/webhooks/${webhook.id}`;
  expect((await request('GET', path)).json()).toEqual(webhook);
  expect((await request('GET', '/v1/webhooks')).json()).toEqual({
    ...{ items: [webhook], published: ['website', 'crypto-wallet'] },
  });
  const change = { url: `https://${RECEIVERS}/b?c=d`, categories: ['crypto-wallet'] };
  expect((await request('PUT', path, change)).json()).toEqual({ ...webhook, ...change });
  expect((await request('DELETE', path)).statusCode).toBe(204);
  expect((await request('GET', path)).statusCode).toBe(404);
  const log = await admin.request('GET', `/v1/audit-log?q=${encodeURIComponent(organisation)}`);
  const acts = log
    .json()
    .items.map(({ action, after }: Record<string, unknown>) => [action, after]);
  expect(acts.slice(0, 3)).toEqual([
    ['webhook.delete', null],
    ['webhook.change', { host: RECEIVERS, categories: ['crypto-wallet'] }],
    ['webhook.create', { host: RECEIVERS, categories: ['website'] }],
  ]);
});

test('no answer, log entry or row has a secret once it was shown', async () => {
  const webhook = await addWebhook(server, url);
  const { secret: second } = (await webhook.request('POST', `${webhook.path}/secret`)).json();
  const { database } = server.platform;
  const { rows } = await database.execute(sql`select to_jsonb(w) from webhooks w`);
  const log = await admin.request('GET', '/v1/audit-log?limit=100');
  const stored = JSON.stringify([rows, log.json(), await webhook.read()]);
  for (const secret of [webhook.secret, second]) {
    const plain = Buffer.from(secret.slice('whsec_'.length), 'base64');
    for (const text of [secret.slice('whsec_'.length), plain.toString('hex')])
      expect(stored).not.toContain(text);
  }
});

test('a key does not see those of other keys, also of the same organisation', async () => {
  const { organisation, path } = await addWebhook(server, url);
  const { secret } = await createOrganisationKey(server, ['webhooks'], { organisation });
  const request = withKey(server, secret);
  expect((await request('GET', '/v1/webhooks')).json().items).toEqual([]);
  const calls = [
    ['GET', path],
    ['PUT', path, wanted],
    ['DELETE', path],
    ['POST', `${path}/secret`],
    ['POST', `${path}/test`],
    ['POST', `${path}/enable`, { from: 'now' }],
    ['GET', `${path}/deliveries`],
  ] as const;
  for (const [method, address, body] of calls)
    expect([address, (await request(method, address, body)).statusCode]).toEqual([address, 404]);
});

test('a key names no other key for its webhook', async () => {
  const [own, other] = [
    await createOrganisationKey(server, ['webhooks']),
    await createOrganisationKey(server, ['webhooks']),
  ];
  const made = await withKey(server, own.secret)('POST', '/v1/webhooks', {
    ...{ ...wanted, keyId: other.id },
  });
  expect(made.json().keyId).toBe(own.id);
});

test('administrators manage those of all organisations, and no others', async () => {
  await letConfirmationAge(server, admin, 0);
  const { id: keyId, organisation } = await createOrganisationKey(server, ['webhooks']);
  const made = await admin.request('POST', '/v1/webhooks', { ...wanted, keyId });
  expect(made.json()).toMatchObject({ organisation, keyId });
  const { items } = (await admin.request('GET', '/v1/webhooks')).json();
  expect(items.map(({ id }: { id: string }) => id)).toContain(made.json().id);
  const nameless = await admin.request('POST', '/v1/webhooks', wanted);
  expect(nameless.json()).toMatchObject({ status: 422, errors: [{ path: 'keyId' }] });
  const none = await admin.request('POST', '/v1/webhooks', { ...wanted, keyId: randomUUID() });
  expect(none.json()).toMatchObject({ status: 404, detail: 'Key not found' });
});

test.each([
  ['that may not be told', ['feeds'], {}],
  ['that expired', ['webhooks'], { expiresAt: sql`now()` }],
])('a key %s gets no webhook', async (_, scopes, change) => {
  const { id } = await createOrganisationKey(server, scopes as ['feeds']);
  if ('expiresAt' in change)
    await server.platform.database.update(apiKeys).set(change).where(sql`id = ${id}`);
  const refused = await admin.request('POST', '/v1/webhooks', { ...wanted, keyId: id });
  expect(refused.json()).toMatchObject({ status: 409, code: 'webhook/key-does-not-work' });
});

test('a key has five webhooks at most, also if many are made together', async () => {
  const request = withKey(server, (await createOrganisationKey(server, ['webhooks'])).secret);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => request('POST', '/v1/webhooks', wanted)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
});

test.each([
  ...['http://hooks.example.com/', 'https://hooks.example.com:8443/', 'hooks.example.com'],
  ...['https://ada:secret@hooks.example.com/', 'https://0x7f.1/', 'https://127.0.0.1/'],
  ...['https://2130706433/', 'https://[::ffff:10.0.0.1]/', 'https://[::1]/'],
  'https://169.254.169.254/latest/meta-data',
  `https://hooks.example.com/${'a'.repeat(500)}`,
])('%s cannot be an address', async (address) => {
  const request = withKey(server, (await createOrganisationKey(server, ['webhooks'])).secret);
  const refused = await request('POST', '/v1/webhooks', { ...wanted, url: address });
  expect(refused.json()).toMatchObject({ status: 422, errors: [{ path: 'url' }] });
});

test('what a site does not publish cannot be chosen, and a site without feeds says so', async () => {
  const request = withKey(server, (await createOrganisationKey(server, ['webhooks'])).secret);
  const refused = await request('POST', '/v1/webhooks', { ...wanted, categories: ['bank'] });
  expect(refused.json()).toMatchObject({ status: 422, errors: [{ path: 'categories' }] });
  expect(refused.json().detail).toBe('This site does not publish Bank.');
  await using off = await startTestApp();
  const key = withKey(off, (await createOrganisationKey(off, ['webhooks'])).secret);
  expect((await key('GET', '/v1/webhooks')).json()).toEqual({ items: [], published: [] });
  const nothing = await key('POST', '/v1/webhooks', wanted);
  expect(nothing.json()).toMatchObject({ status: 404, detail: 'This site publishes no feeds.' });
});

test('a test says what became of it, is signed, and is kept with the deliveries', async () => {
  const receiver = addReceiver(internet, (_, response) => response.writeHead(418).end('teapot'));
  const webhook = await addWebhook(server, receiver.url);
  const test = () => webhook.request('POST', `${webhook.path}/test`);
  const failed = (await test()).json();
  expect(failed).toMatchObject({
    ...{ type: 'webhook.test', attempt: 1, delivered: false, status: 418, answer: 'teapot' },
  });
  expect(await webhook.deliveries()).toEqual([failed]);
  expect(await webhook.read()).toMatchObject({ failingSince: null });
  receiver.answer = answering(410);
  await test();
  receiver.answer = answering(200);
  expect((await test()).json()).toMatchObject({ delivered: true });
  expect(await webhook.read()).toMatchObject({ off: null });
  const [message] = receiver.received;
  const told = new Webhook(webhook.secret).verify(message?.body ?? '', message?.headers ?? {});
  expect(told).toEqual({ type: 'webhook.test', timestamp: expect.any(String), data: {} });
});

test('a key tries out its webhooks ten times in ten minutes', async () => {
  const receiver = addReceiver(internet);
  const { request, path } = await addWebhook(server, receiver.url);
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1)
    statuses.push((await request('POST', `${path}/test`)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(receiver.received).toHaveLength(10);
});

test('the webhooks of a key change a hundred times a day, and can be deleted then, too', async () => {
  const { request, path } = await addWebhook(server, url);
  const change = () => request('PUT', path, wanted);
  const statuses = new Set<number>();
  for (let times = 1; times < 100; times += 1) statuses.add((await change()).statusCode);
  expect([...statuses]).toEqual([200]);
  expect((await change()).statusCode).toBe(429);
  expect((await request('DELETE', path)).statusCode).toBe(204);
});

test('deliveries come in pages, and go after a week or when there are many', async () => {
  const { request, path, id, deliveries } = await addWebhook(server, url);
  const { database } = server.platform;
  const rows = Array.from({ length: 30 }, (_, at) => ({
    ...{ webhookId: id, messageId: `msg_${at}`, type: 'target.listed', attempt: 1, status: 204 },
    ...{ milliseconds: 5, answer: '', createdAt: new Date(Date.now() - at * 86_400_000) },
  }));
  await database.insert(webhookDeliveries).values(rows);
  const first = (await request('GET', `${path}/deliveries?limit=5`)).json();
  const next = await request('GET', `${path}/deliveries?cursor=${first.nextCursor}`);
  const ids = [...first.items, ...next.json().items].map(({ messageId }) => messageId);
  expect(ids).toEqual(['msg_0', 'msg_1', 'msg_2', 'msg_3', 'msg_4', 'msg_5', 'msg_6']);
  await deleteOldDeliveries(database, { days: 7, most: 3 });
  const kept = (await deliveries()).map(({ messageId }: { messageId: string }) => messageId);
  expect(kept).toEqual(['msg_0', 'msg_1', 'msg_2']);
});
