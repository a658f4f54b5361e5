import { randomInt, randomUUID } from 'node:crypto';
import type { Changes, Entry } from '@redflag/shared/changes';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectUpTo } from '#modules/changes/changes.queries.ts';
import { publishBatch, publishSome } from '#modules/changes/publish.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import { follow, HOUR_MS, openClock, readListed } from '#testing/change-log.ts';
import { createUser, visitor } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const OPERATIONS = 1_000;
const TARGETS = 12;
const WRITERS = 16;
const DECISIONS = 60;

/** Two servers on one database that publish. */
async function startPublishers() {
  const server = await startTestApp({ FEEDS: 'public' });
  const second = await startTestApp({ FEEDS: 'public', DATABASE_URL: server.databaseUrl });
  return {
    server,
    second,
    async [Symbol.asyncDispose]() {
      await second[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

const hostOf = (target: number) => `model-${target}.example.com`;

async function file(database: Queryable, target: number, reporterId: string, status = 'Pending') {
  const id = randomUUID();
  const host = hostOf(target);
  await database.execute(sql`
    insert into reports (id, category_id, type, target, target_id, description, status, reporter_id)
    select ${id}, id, 'Scam', ${host}, find_target(gen_random_uuid(), id, ${host}, ${host}, ${reporterId}),
      'A shop', ${status}, ${reporterId}
    from categories where value = 'website'`);
  return id;
}

async function readAll({ app }: TestApp, from: number): Promise<Changes['items']> {
  const items: Changes['items'] = [];
  let next = from;
  for (;;) {
    const answer = await app.inject(`/v1/changes?after=${next}&limit=7`);
    expect(answer.statusCode, answer.body).toBe(200);
    const page = answer.json<Changes>();
    items.push(...page.items);
    if (page.items.length === 0) return items;
    next = page.next;
  }
}

/** Reads what is listed, and the position that this is, as of one moment. */
function readSnapshot({ platform: { database } }: TestApp) {
  return database.transaction(
    async (transaction) => ({
      position: await selectUpTo(transaction),
      entries: await readListed(transaction),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const operations = [
  'file',
  'file',
  'decide',
  'decide',
  'decide',
  'undo',
  'delete',
  'move',
  'uphold',
  'publish',
  'publish',
  'publish',
  'kill',
  'hour',
  'snapshot',
] as const;

test('whatever happened in between, a snapshot and the log after it equal every later snapshot', async () => {
  await using publishers = await startPublishers();
  const { server, second } = publishers;
  const { database } = server.platform;
  const clock = openClock(server.platform, second.platform);
  const people: string[] = [];
  for (let count = 0; count < 6; count += 1) people.push((await createUser(server)).id);
  const snapshots: { position: number; entries: Entry[] }[] = [await readSnapshot(server)];
  const anyReport = async (number: number) => {
    const { rows } = await database.execute<{ id: string }>(
      sql`select id from reports order by md5(id::text || ${String(number)}) limit 1`,
    );
    return rows[0]?.id ?? null;
  };
  const change = async (number: number, status: string) => {
    const id = await anyReport(number);
    await database.execute(sql`update reports set status = ${status} where id = ${id}`);
  };
  let killed = 0;

  const act: Record<(typeof operations)[number], (number: number) => Promise<unknown>> = {
    file: (number) => file(database, number % TARGETS, people[number % people.length] ?? ''),
    decide: (number) => change(number, number % 3 ? 'Resolved' : 'Rejected'),
    undo: (number) => change(number, 'Pending'),
    async delete(number) {
      await database.execute(sql`delete from reports where id = ${await anyReport(number)}`);
    },
    async move(number) {
      const host = hostOf(number % TARGETS);
      await database.execute(sql`
        update reports set target_id = find_target(gen_random_uuid(), category_id, ${host}, ${host}, null)
        where id = ${await anyReport(number)}`);
    },
    async uphold(number) {
      const { rows } = await database.execute<{ id: string }>(sql`
        insert into replies (id, target_id, shown, user_id, ground, due_at)
        select gen_random_uuid(), target_id, 'a shop', ${people[number % people.length]}, 'mistaken', now()
        from reports where id = ${await anyReport(number)}
        on conflict do nothing returning id`);
      const id = rows[0]?.id ?? null;
      await database.transaction(async (transaction) => {
        await transaction.execute(sql`
          update reports set status = 'Rejected'
          where target_id = (select target_id from replies where id = ${id})`);
        await transaction.execute(sql`update replies set state = 'upheld' where id = ${id}`);
      });
    },
    publish: () => clock.settle(),
    async kill() {
      await clock.publish();
      clock.move(10_001);
      const dying = database.transaction(async (transaction) => {
        await publishBatch(server.platform, transaction, clock.ahead);
        killed += 1;
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      });
      await expect(dying).rejects.toThrow();
    },
    async hour() {
      clock.move(HOUR_MS);
    },
    async snapshot() {
      const [snapshot] = await Promise.all([readSnapshot(server), clock.publish()]);
      snapshots.push(snapshot);
    },
  };
  const seed = randomInt(2 ** 31);
  const script = fc.sample(fc.tuple(fc.constantFrom(...operations), fc.nat(1e6)), {
    numRuns: OPERATIONS,
    seed,
  });
  for (const [operation, number] of script)
    await act[operation](number).catch((error: unknown) => {
      throw new Error(`${operation} ${number} of seed ${seed} failed`, { cause: error });
    });
  clock.move(HOUR_MS);
  await clock.settle();
  clock.move(HOUR_MS);
  await clock.settle();

  const last = await readSnapshot(server);
  for (const { position, entries } of snapshots)
    expect(follow(entries, await readAll(server, position))).toEqual(last.entries);
  const { rows: confirmed } = await database.execute<{ key: string; people: number }>(
    sql`select key, people from targets where confirmed > 0 order by key collate "C"`,
  );
  expect(last.entries.map(({ key, people }) => ({ key, people }))).toEqual(confirmed);
  expect(await database.execute(sql`select from pending_changes`)).toMatchObject({ rowCount: 0 });
  expect(killed).toBeGreaterThan(0);
  const all = await readAll(server, 0);
  const byKey = Map.groupBy(all, ({ key }) => key);
  for (const [key, items] of byKey)
    for (const [at, item] of items.entries()) {
      const before = items[at - 1];
      if (item.type === 'listed') expect([undefined, 'retracted']).toContain(before?.type);
      else expect(['listed', 'changed'], key).toContain(before?.type);
      if (item.type === 'changed' && before)
        expect(Date.parse(item.at) - Date.parse(before.at)).toBeGreaterThan(HOUR_MS - 2);
    }
});

test('a reader who polls misses nothing of what 16 writers do while two servers publish', async () => {
  await using publishers = await startPublishers();
  const { server, second } = publishers;
  const { database } = server.platform;
  const people: string[] = [];
  for (let count = 0; count < WRITERS; count += 1) people.push((await createUser(server)).id);
  let isWriting = true;
  /** The clock is ahead of what is settled, so that all is published as soon as it is committed. */
  const publishing = [server, second].map(async ({ platform }, number) => {
    for (let ahead = number; isWriting; ahead += 11_000) await publishSome(platform, ahead);
  });
  const seen: Changes['items'] = [];
  const reading = (async () => {
    let next = 0;
    for (;;) {
      const isLast = !isWriting;
      const answer = await visitor(second)('GET', `/v1/changes?after=${next}&limit=50`);
      expect(answer.statusCode, answer.body).toBe(200);
      const page = answer.json<Changes>();
      seen.push(...page.items);
      next = page.next;
      if (isLast && page.items.length === 0) return;
    }
  })();
  const write = async (writer: number) => {
    for (let count = 0; count < DECISIONS; count += 1) {
      const target = (writer * 7 + count) % 40;
      await database.transaction(async (transaction) => {
        const id = await file(transaction, target, people[writer] ?? '', 'Resolved');
        // Commits in another order than it began.
        await transaction.execute(sql`select pg_sleep(${(writer % 4) / 100})`);
        if (count % 3 === 0)
          await transaction.execute(sql`update reports set status = 'Rejected' where id = ${id}`);
      });
      if (count % 5 === 4)
        await database.execute(sql`
          update reports set status = 'Rejected' where target_id = (
            select id from targets where key = ${hostOf(target)})`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  const clock = openClock(server.platform, second.platform);
  clock.move(7 * 24 * HOUR_MS);
  isWriting = false;
  await Promise.all(publishing);
  await clock.settle();
  await reading;
  seen.push(...(await readAll(server, seen.at(-1)?.position ?? 0)));
  expect(seen).toEqual(await readAll(server, 0));
  expect(seen.length).toBeGreaterThan(50);
  expect(follow([], seen)).toEqual(await readListed(database));
});
