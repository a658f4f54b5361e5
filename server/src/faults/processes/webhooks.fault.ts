import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOn, takeNext } from '#modules/webhooks/sending.queries.ts';
import { webhooks } from '#platform/database/schema.ts';
import { openPlans } from '#testing/database/plans.ts';
import { startProgram } from '#testing/processes/program.ts';
import { startInternet } from '#testing/services/internet.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';
import type { Received } from '#testing/webhooks.ts';
import {
  addReceiver,
  addWebhook,
  answering,
  publishListed,
  RECEIVERS,
  sendDue,
} from '#testing/webhooks.ts';

const internet = await startInternet(RECEIVERS);
/** Sends nothing by itself. */
let server: TestApp;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  const settings = { FEEDS: 'public', ...internet.settings };
  server = await startTestApp(settings);
  environment = {
    ...settings,
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.platform.config.dataDirectory,
    NODE_EXTRA_CA_CERTS: internet.certificate,
  };
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await internet[Symbol.asyncDispose]();
});

/** The keys that were listed. A server that starts retracts them, as no report confirms them. */
const listedOf = (received: Received[]): string[] =>
  received.flatMap(({ body }) => {
    const { type, data } = JSON.parse(body);
    return type === 'target.listed' ? [data.key] : [];
  });

test('what a killed server was sending is sent by the next one, and then the rest, in order', async () => {
  const receiver = addReceiver(internet, () => undefined);
  await addWebhook(server, receiver.url);
  const keys = [await publishListed(server), await publishListed(server)];
  await using killed = await startProgram(environment);
  await killed.ready();
  await until(() => receiver.received.length > 0);
  await killed.kill();
  receiver.answer = answering(204);
  await using next = await startProgram(environment);
  await next.ready();
  keys.push(await publishListed(server));
  // Half a minute passes.
  await server.platform.database
    .update(webhooks)
    .set({ leasedUntil: sql`now() - interval '1 second'` });
  await eventually(() => expect(listedOf(receiver.received)).toEqual([keys[0], ...keys]));
  const [first, again] = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(again).toBe(first);
});

test('a server that stops finishes what it is sending, and gives the rest to others at once', async () => {
  const receiver = addReceiver(internet);
  let stop = () => {};
  receiver.answer = (_, response) => {
    stop();
    setImmediate(() => response.writeHead(204).end());
  };
  await addWebhook(server, receiver.url);
  const keys = [await publishListed(server), await publishListed(server)];
  await using stopped = await startProgram(environment);
  stop = () => stopped.signal('SIGTERM');
  await stopped.ready();
  await until(() => receiver.received.length > 0);
  await stopped.exit;
  const before = receiver.received.length;
  await sendDue(server.platform);
  expect(before).toBeLessThanOrEqual(2);
  expect(listedOf(receiver.received)).toEqual(keys);
});

test('a backlog of a million is read a message at a time', async () => {
  await using own = await startTestApp({ FEEDS: 'public', ...internet.settings });
  const { database } = own.platform;
  const receiver = addReceiver(internet);
  const webhook = await addWebhook(own, receiver.url, { categories: ['website', 'crypto-wallet'] });
  await database.execute(sql`
    insert into changes (position, at, type, category, entry)
    select n, now(), 'listed', case n % 1000 when 0 then 'crypto-wallet' else 'website' end,
      jsonb_build_object('key', n || '.example')
    from generate_series(1, 1000000) n`);
  await database.execute(
    sql`insert into settings (name, value) values ('changes.upTo', '1000000'::jsonb)`,
  );
  await database.execute(sql`vacuum analyze changes`);
  const lease = randomUUID();
  await using plans = openPlans(own.databaseUrl);
  // Those of social media never come.
  for (const category of ['website', 'crypto-wallet', 'social-media'] as const) {
    await database.update(webhooks).set({ categories: [category], lease, leasedUntil: null });
    const take = await plans.readingOf((it) => takeNext(it, { id: webhook.id, lease }));
    const move = await plans.readingOf(moveOn);
    for (const { blocks } of [take, move]) expect(blocks).toBeLessThan(50);
  }
  await database.update(webhooks).set({ categories: ['website', 'crypto-wallet'] });
  for (const _ of [1, 2]) await sendDue(own.platform);
  const { length } = receiver.received;
  expect(listedOf(receiver.received)).toEqual(
    Array.from({ length }, (_, at) => `${at + 1}.example`),
  );
  expect(length).toBeGreaterThan(2);
  // The turn of others comes long before the end.
  expect(length).toBeLessThanOrEqual(100);
  expect(await webhook.read()).toMatchObject({ position: length });
});
