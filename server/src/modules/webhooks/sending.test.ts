import { eq, ne, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apiKeys, settings, webhooks } from '#platform/database/schema.ts';
import { freshEmail, mailsTo } from '#testing/accounts/sign-up.ts';
import { createClient, suspend, visitor } from '#testing/factories.ts';
import { startInternet } from '#testing/services/internet.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';
import type { Received } from '#testing/webhooks.ts';
import {
  addReceiver,
  addWebhook,
  answering,
  publishListed,
  RECEIVERS,
  sendDue,
} from '#testing/webhooks.ts';
import { pauseAfter } from './send.service.ts';
import { createSender } from './sender.ts';
import { claimDue, noteDelivered } from './sending.queries.ts';

const internet = await startInternet(RECEIVERS);
const answer = internet.answer;
let server: TestApp;
/** Another server on the same database. */
let other: TestApp;
beforeAll(async () => {
  const settings = { FEEDS: 'public', ...internet.settings };
  server = await startTestApp(settings);
  other = await startTestApp({ ...settings, DATABASE_URL: server.databaseUrl });
});
afterEach(async () => {
  await server.platform.database.delete(webhooks);
  internet.answer = answer;
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await internet[Symbol.asyncDispose]();
});

const verify = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: never };
const keyOf = ({ body }: Received): string => JSON.parse(body).data.key;
const idOf = ({ headers }: Received) => headers['webhook-id'];

test('a receiver is told of a change in the words of the change log, signed as Standard Webhooks says', async () => {
  const receiver = addReceiver(internet);
  const webhook = await addWebhook(server, receiver.url);
  const key = await publishListed(server);
  await sendDue(server.platform);
  expect(receiver.received).toHaveLength(1);
  const [message = { headers: {}, body: '' }] = receiver.received;
  const { items } = (await visitor(server)('GET', '/v1/changes?limit=1000')).json();
  const change = items.find((item: { key: string }) => item.key === key);
  expect(verify(webhook.secret, message)).toEqual({
    ...{ type: 'target.listed', timestamp: change.at, data: change },
  });
  expect(message.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': `msg_${change.position}`,
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
  });
  expect(() => verify(`whsec_${btoa('x'.repeat(32))}`, message)).toThrow();
  expect(await webhook.deliveries()).toEqual([
    {
      ...{ id: expect.any(String), createdAt: expect.any(String), messageId: idOf(message) },
      ...{ type: 'target.listed', attempt: 1, delivered: true, status: 204, failure: null },
      ...{ milliseconds: expect.any(Number), answer: '' },
    },
  ]);
  await sendDue(server.platform);
  expect(receiver.received).toHaveLength(1);
});

test('a receiver is told of its categories alone, from when its webhook was made', async () => {
  await publishListed(server);
  const receiver = addReceiver(internet);
  const webhook = await addWebhook(server, receiver.url, { categories: ['crypto-wallet'] });
  await publishListed(server);
  await sendDue(server.platform);
  const wallet = await publishListed(server, 'crypto-wallet');
  await publishListed(server);
  await sendDue(server.platform);
  expect(receiver.received.map(keyOf)).toEqual([wallet]);
  await sendDue(server.platform);
  const { upTo } = (await visitor(server)('GET', '/v1/changes')).json();
  expect(await webhook.read()).toMatchObject({ position: upTo, failingSince: null });
});

test('what fails is sent again with the same id, and nothing overtakes it', async () => {
  const receiver = addReceiver(internet, answering(500));
  const webhook = await addWebhook(server, receiver.url);
  const keys = [await publishListed(server), await publishListed(server)];
  await sendDue(server.platform);
  await sendDue(server.platform);
  expect(receiver.received.map(keyOf)).toEqual(keys.slice(0, 1));
  const { failingSince, nextAttemptAt, off } = await webhook.read();
  expect(off).toBeNull();
  expect(Date.parse(nextAttemptAt)).toBeGreaterThan(Date.parse(failingSince));
  await webhook.hurry();
  await sendDue(server.platform);
  receiver.answer = answering(200);
  await webhook.hurry();
  await sendDue(server.platform);
  expect(receiver.received.map(keyOf)).toEqual([keys[0], keys[0], keys[0], keys[1]]);
  expect(new Set(receiver.received.slice(0, 3).map(idOf)).size).toBe(1);
  expect(await webhook.read()).toMatchObject({ failingSince: null, nextAttemptAt: null });
  const attempts = (await webhook.deliveries()).map((it: { attempt: number; status: number }) => [
    ...[it.attempt, it.status],
  ]);
  expect(attempts).toEqual([
    [1, 200],
    [3, 200],
    [2, 500],
    [1, 500],
  ]);
});

test('the pauses after failures grow to four hours, about three days together', () => {
  const pauses = Array.from({ length: 24 }, (_, at) => pauseAfter(at + 1) / 1_000);
  expect(pauses[0]).toBeLessThanOrEqual(6);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(4.8 * 3_600);
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2.4);
  expect(days).toBeLessThan(3.8);
});

test.each<[string, number, string | null]>([
  ['leads elsewhere', 302, 'redirected'],
  ['is asked for too much', 429, null],
  ['says that nothing changed', 304, null],
])(
  'a receiver that %s was not told, and nothing goes anywhere else',
  async (_, status, failure) => {
    const elsewhere = addReceiver(internet);
    const receiver = addReceiver(internet, (_message, response) => {
      response.writeHead(status, status === 302 ? { location: elsewhere.url } : {}).end();
    });
    const webhook = await addWebhook(server, receiver.url);
    await publishListed(server);
    await sendDue(server.platform);
    const [delivery] = await webhook.deliveries();
    expect(delivery).toMatchObject({ failure, delivered: false, status: failure ? null : status });
    expect(elsewhere.received).toEqual([]);
  },
);

test('what a receiver answers is not read on, and only its beginning is kept', async () => {
  const receiver = addReceiver(internet, (_, response) => {
    response.writeHead(400);
    const more = () => {
      while (response.write('no\u0000\u202e  <b>'.repeat(1_000)));
      response.once('drain', more);
    };
    more();
  });
  const webhook = await addWebhook(server, receiver.url);
  await publishListed(server);
  await sendDue(server.platform);
  const [{ answer: kept }] = await webhook.deliveries();
  expect(kept).toHaveLength(200);
  expect(kept.startsWith('no <b>no <b>')).toBe(true);
});

test('a receiver that never answers delays nobody else, and a stop gives its message back', async () => {
  const silent = addReceiver(internet, () => undefined);
  const quick = addReceiver(internet);
  const held = await addWebhook(server, silent.url);
  await addWebhook(server, quick.url);
  const hurry = new AbortController();
  const { signal: stop } = new AbortController();
  const sender = createSender(server.platform, { stop, hurry: hurry.signal });
  await publishListed(server);
  await sender.begin();
  await eventually(() => expect(silent.received).toHaveLength(1));
  await eventually(() => expect(quick.received).toHaveLength(1));
  await eventually(async () => {
    await publishListed(server);
    await sender.begin();
    expect(quick.received.length).toBeGreaterThan(2);
  });
  expect(silent.received).toHaveLength(1);
  hurry.abort();
  await sender.idle();
  expect(await held.deliveries()).toEqual([]);
  silent.answer = answering(200);
  await sendDue(other.platform);
  expect(idOf(silent.received[1] as Received)).toBe(idOf(silent.received[0] as Received));
});

test('however many receivers are slow or unknown, quick ones have room of their own', async () => {
  const { database } = server.platform;
  const quick = addReceiver(internet);
  const { id } = await addWebhook(server, quick.url);
  for (let keys = 0; keys < 11; keys += 1) {
    const { request } = await addWebhook(server, quick.url);
    for (let more = 0; more < 4; more += 1)
      await request('POST', '/v1/webhooks', { url: quick.url, categories: ['website'] });
  }
  await database.update(webhooks).set({ pace: 5 }).where(eq(webhooks.id, id));
  const earlier = { dueAt: sql`now() - interval '1 hour'` };
  await database.update(webhooks).set(earlier).where(ne(webhooks.id, id));
  await publishListed(server);
  const limit = 50;
  const claims = await claimDue(database, { isSlow: false, limit });
  expect(claims.map((claim) => claim.id)).toEqual([id]);
  expect(await claimDue(database, { isSlow: true, limit })).toHaveLength(limit);
  expect(await claimDue(database, { isSlow: true, limit })).toHaveLength(5);
});

test('who was slow once is quick again after several quick answers', async () => {
  const { database } = server.platform;
  const { id } = await addWebhook(server, addReceiver(internet).url);
  await publishListed(server);
  const slow: boolean[] = [];
  for (const milliseconds of [5, 9_900, 5, 5, 5, 5, 5, 5]) {
    await noteDelivered(database, id, { position: 0, milliseconds });
    const claims = await claimDue(database, { isSlow: true, limit: 50 });
    await database.update(webhooks).set({ leasedUntil: null });
    slow.push(claims.length > 0);
  }
  expect(slow).toEqual([false, true, true, true, true, true, true, false]);
});

test('two servers send every message once, in order, and never two at the same time', async () => {
  let atOnce = 0;
  const most: number[] = [];
  const receiver = addReceiver(internet, (_, response) => {
    atOnce += 1;
    most.push(atOnce);
    setImmediate(() => {
      atOnce -= 1;
      response.writeHead(204).end();
    });
  });
  await addWebhook(server, receiver.url);
  const keys: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (let more = 0; more < 4; more += 1) keys.push(await publishListed(server));
    await sendDue(server.platform, other.platform, server.platform, other.platform);
  }
  await sendDue(server.platform);
  expect(receiver.received.map(keyOf)).toEqual(keys);
  expect(Math.max(...most)).toBe(1);
});

test('what a killed server was sending is sent again by another, once its lease is over', async () => {
  const receiver = addReceiver(internet);
  const webhook = await addWebhook(server, receiver.url);
  const key = await publishListed(server);
  const { database } = server.platform;
  expect(await claimDue(database, { isSlow: true, limit: 50 })).toHaveLength(1);
  await sendDue(other.platform);
  expect(receiver.received).toEqual([]);
  await database
    .update(webhooks)
    .set({ leasedUntil: sql`now() - interval '1 second'` })
    .where(eq(webhooks.id, webhook.id));
  await sendDue(other.platform);
  expect(receiver.received.map(keyOf)).toEqual([key]);
});

describe('nothing is sent from the moment on, also while another message is on its way,', () => {
  test.each<[string, (webhook: Awaited<ReturnType<typeof addWebhook>>) => Promise<unknown>]>([
    [
      'when its key is revoked',
      ({ keyId }) => server.platform.database.delete(apiKeys).where(eq(apiKeys.id, keyId)),
    ],
    [
      'when its key expires',
      ({ keyId }) =>
        server.platform.database
          .update(apiKeys)
          .set({ expiresAt: sql`now()` })
          .where(eq(apiKeys.id, keyId)),
    ],
    [
      'when its organisation is suspended',
      async ({ keyId }) => {
        const [key] = await server.platform.database
          .select()
          .from(apiKeys)
          .where(eq(apiKeys.id, keyId));
        await suspend(server, key?.userId ?? '');
      },
    ],
    ['when it is deleted', ({ request, path }) => request('DELETE', path)],
  ])('%s', async (_, act) => {
    const receiver = addReceiver(internet);
    const webhook = await addWebhook(server, receiver.url);
    receiver.answer = async (_message, response) => {
      await act(webhook);
      response.writeHead(204).end();
    };
    await publishListed(server);
    await publishListed(server);
    await sendDue(server.platform);
    await sendDue(other.platform);
    expect(receiver.received).toHaveLength(1);
  });
});

test('a changed address gets what the former one was just being sent, and a retry that waits', async () => {
  const [former, current] = [addReceiver(internet), addReceiver(internet)];
  const webhook = await addWebhook(server, former.url);
  const change = (url: string) =>
    webhook.request('PUT', webhook.path, { url, categories: ['website'] });
  former.answer = async (_, response) => {
    expect((await change(current.url)).statusCode).toBe(200);
    response.writeHead(410).end();
  };
  const keys = [await publishListed(server)];
  await sendDue(server.platform);
  await sendDue(server.platform);
  expect(current.received.map(keyOf)).toEqual(keys);
  current.answer = answering(500);
  keys.push(await publishListed(server));
  await sendDue(server.platform);
  former.answer = answering(200);
  await change(former.url);
  expect(await webhook.read()).toMatchObject({ failingSince: null, off: null });
  await sendDue(server.platform);
  expect(former.received.map(keyOf)).toEqual(keys);
});

test('for a day after a change of the secret, both sign; then the new one alone', async () => {
  const receiver = addReceiver(internet);
  const webhook = await addWebhook(server, receiver.url);
  const changed = await webhook.request('POST', `${webhook.path}/secret`);
  const { secret, formerSecretUntil } = changed.json();
  expect(secret).not.toBe(webhook.secret);
  expect(Date.parse(formerSecretUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await publishListed(server);
  await sendDue(server.platform);
  await server.platform.database
    .update(webhooks)
    .set({ formerUntil: sql`now()` })
    .where(eq(webhooks.id, webhook.id));
  await publishListed(server);
  await sendDue(server.platform);
  const [both, one] = receiver.received as [Received, Received];
  for (const each of [secret, webhook.secret]) verify(each, both);
  verify(secret, one);
  expect(() => verify(webhook.secret, one)).toThrow();
});

describe('a webhook is switched off, and administrators are told,', () => {
  test.each<[string, number, number, string, string]>([
    ['after three days of failures', 503, 24, 'failing', 'nothing was delivered for three days'],
    [
      'at once when its receiver is gone',
      410,
      0,
      'gone',
      'answered that the address is gone (410)',
    ],
  ])('%s', async (_, status, failures, reason, words) => {
    const { database } = server.platform;
    const admin = await createClient(server, { role: 'admin' });
    const email = freshEmail();
    await database
      .insert(settings)
      .values({ name: 'notificationEmail', value: email })
      .onConflictDoUpdate({ target: settings.name, set: { value: email } });
    const receiver = addReceiver(internet, answering(status), '?token=s3cr3t');
    const webhook = await addWebhook(server, receiver.url);
    await database.update(webhooks).set({ failures }).where(eq(webhooks.id, webhook.id));
    await publishListed(server);
    await sendDue(server.platform);
    await sendDue(server.platform);
    expect(receiver.received).toHaveLength(1);
    expect((await webhook.read()).off).toEqual({ since: expect.any(String), reason });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe(`A webhook of ${webhook.organisation} was switched off`);
    expect(mail?.text).toContain(words);
    const told = (await admin.request('GET', '/v1/me/notifications')).json().items;
    const [notification] = told;
    expect(notification).toMatchObject({ title: 'Webhook Switched Off' });
    expect(notification.content).toContain(words);
    const acts = await admin.request('GET', '/v1/audit-log?action=webhook.switch-off');
    const [act] = acts.json().items;
    expect(act).toMatchObject({
      ...{ actor: 'Automatic', actorId: null, subject: webhook.organisation },
      after: { host: RECEIVERS, reason },
    });
    expect(JSON.stringify([mail, told, act])).not.toContain('s3cr3t');
  });
});

describe('a webhook that was switched off goes on', () => {
  async function switchedOff() {
    const receiver = addReceiver(internet, answering(410));
    const webhook = await addWebhook(server, receiver.url);
    const missed = await publishListed(server);
    await sendDue(server.platform);
    receiver.received.length = 0;
    receiver.answer = answering(200);
    const enable = (from: string) => webhook.request('POST', `${webhook.path}/enable`, { from });
    return { ...webhook, receiver, missed, enable };
  }

  test('from where it stopped', async () => {
    const { receiver, missed, enable } = await switchedOff();
    expect((await enable('where-it-stopped')).json()).toMatchObject({ off: null });
    await sendDue(server.platform);
    expect(receiver.received.map(keyOf)).toEqual([missed]);
  });

  test('with what is new', async () => {
    const { receiver, enable } = await switchedOff();
    expect((await enable('now')).json()).toMatchObject({ off: null });
    const key = await publishListed(server);
    await sendDue(server.platform);
    expect(receiver.received.map(keyOf)).toEqual([key]);
  });

  test('only with what is new, if the log does not have what it missed', async () => {
    await using folded = await startTestApp({ FEEDS: 'public', ...internet.settings });
    const { database } = folded.platform;
    const receiver = addReceiver(internet);
    const { read, request, path } = await addWebhook(folded, receiver.url);
    await publishListed(folded);
    const foldedTo = { name: 'changes.foldedTo', value: Date.now() + 60_000 };
    await database.insert(settings).values(foldedTo);
    await sendDue(folded.platform);
    expect(await read()).toMatchObject({ off: { reason: 'too-far-behind' }, missedIsKept: false });
    const refused = await request('POST', `${path}/enable`, { from: 'where-it-stopped' });
    expect(refused.json()).toMatchObject({ status: 409, code: 'webhook/missed-is-gone' });
    expect((await request('POST', `${path}/enable`, { from: 'now' })).statusCode).toBe(200);
    expect(receiver.received).toEqual([]);
  });
});

test('an address that belongs to a private network is not asked, whatever it was before', async () => {
  const receiver = addReceiver(internet);
  const webhook = await addWebhook(server, receiver.url);
  await publishListed(server);
  internet.answer = (_, type) => (type === 'A' ? ['10.0.0.1'] : []);
  await sendDue(server.platform);
  expect(receiver.received).toEqual([]);
  const [delivery] = await webhook.deliveries();
  expect(delivery).toMatchObject({ failure: 'unreachable', status: null });
});

test('a server that listens sends by itself, and one without feeds does not', async () => {
  const receiver = addReceiver(internet);
  const settings = { ...internet.settings, DATABASE_URL: server.databaseUrl };
  await addWebhook(server, receiver.url);
  await using off = await startTestApp(settings);
  await off.listen();
  const key = await publishListed(server);
  await using on = await startTestApp({ ...settings, FEEDS: 'keys' });
  await on.listen();
  await eventually(() => expect(receiver.received.map(keyOf)).toContain(key));
});
