import { expect, test } from 'vitest';
import { notify } from '#modules/notifications/index.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

const EVENTS = 1_000;
const CUTS = 100;

/** Acts like a screen: fetches when its stream opens and at each event, and reconnects immediately. */
function follow(addresses: string[], { cookie, request }: Client) {
  const seen = { unread: -1, opened: 0 };
  const abort = new AbortController();
  const refetch = async () => {
    const answer = await request('GET', '/v1/me/notifications');
    seen.unread = answer.json().unread;
  };
  const run = async () => {
    while (!abort.signal.aborted) {
      const address = addresses[seen.opened % addresses.length] ?? '';
      try {
        const options = { headers: { cookie }, signal: abort.signal };
        const { body } = await fetch(`${address}v1/events`, options);
        seen.opened += 1;
        await refetch();
        for await (const _ of body ?? []) await refetch();
      } catch {
        // The connection was cut.
      }
    }
  };
  const done = run();
  return {
    seen,
    async end() {
      abort.abort();
      await done;
    },
  };
}

test(`a client of two instances whose stream is cut ${CUTS} times during ${EVENTS} events ends with the correct state`, async () => {
  await using one = await startTestApp();
  await using two = await startTestApp({ DATABASE_URL: one.databaseUrl });
  const instances = [one, two];
  const [first, second] = await Promise.all(instances.map((instance) => instance.listen()));
  await using nearFirst = await openDatabaseProxy(first ?? '');
  await using nearSecond = await openDatabaseProxy(second ?? '');
  const lines = [nearFirst, nearSecond];
  const ada = await createClient(one);
  const welcome = (await ada.request('GET', '/v1/me/notifications')).json().unread;
  const client = follow(
    lines.map(({ url }) => url),
    ada,
  );

  for (let event = 0; event < EVENTS; event += 1) {
    const { database } = instances[event % instances.length]?.platform ?? one.platform;
    const userId = ada.user.id;
    await notify(database, { userId, kind: 'reports-pending', parameters: { count: event } });
    if (event % (EVENTS / CUTS) !== 0) continue;
    const { opened } = client.seen;
    await until(() => client.seen.opened > 0);
    for (const line of lines) line.cut();
    for (const line of lines) line.restore();
    await until(() => client.seen.opened > opened);
  }
  await eventually(() => expect(client.seen.unread).toBe(welcome + EVENTS));
  expect(client.seen.opened).toBeGreaterThanOrEqual(CUTS);
  await client.end();
});
