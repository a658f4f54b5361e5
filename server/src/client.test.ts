import { randomUUID } from 'node:crypto';
import type { Changes } from '@redflag/client';
import { createRedflagClient, followChanges, keyHeader, readSnapshot } from '@redflag/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSnapshots } from '#modules/feeds/snapshots.service.ts';
import { changes } from '#platform/database/schema.ts';
import { openClock } from '#testing/change-log.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { createKey, createOrganisationKey } from '#testing/keys.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

let server: TestApp;
let admin: Client;
let clock: ReturnType<typeof openClock>;
let redflag: ReturnType<typeof createRedflagClient>;
beforeAll(async () => {
  server = await startTestApp({ FEEDS: 'keys' });
  admin = await createClient(server, { role: 'admin' });
  clock = openClock(server.platform);
  const { secret } = await createOrganisationKey(server, ['feeds', 'check']);
  redflag = createRedflagClient({ baseUrl: await server.listen(), headers: keyHeader(secret) });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Lists a website, and returns its key. */
async function list(): Promise<string> {
  const target = `${randomUUID().slice(0, 13)}.com`;
  const { id } = await createReport(await createClient(server), { target });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  await clock.settle();
  return target;
}

const keysOf = ({ items }: Changes) => items.map(({ key }) => key);

test('a call with a key answers what is known, typed', async () => {
  const target = await list();
  const { data } = await redflag.GET('/v1/targets', { params: { query: { target } } });
  expect(data?.items[0]?.verdict.level).toBe('confirmed');
});

test('a call that is refused answers the problem, typed', async () => {
  const wrong = createRedflagClient({
    baseUrl: await server.listen(),
    headers: keyHeader('rf_wrong'),
  });
  const { data, error } = await wrong.GET('/v1/key');
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 401, code: expect.any(String) });
});

test('a reader begins with a snapshot and follows the log from its position', async () => {
  const before = await list();
  await writeSnapshots(server.platform);
  const { position, entries } = await readSnapshot(redflag, 'website');
  expect(entries.map(({ key }) => key)).toContain(before);
  const leave = new AbortController();
  const pages = followChanges(redflag, {
    after: position,
    category: 'website',
    signal: leave.signal,
  });
  const next = pages.next();
  const after = await list();
  const page = (await next).value;
  expect(keysOf(page)).toEqual([after]);
  const more = pages.next();
  leave.abort();
  await expect(more).rejects.toMatchObject({ name: 'AbortError' });
  const resumed = await list();
  const { value } = await followChanges(redflag, { after: page.next }).next();
  expect(keysOf(value)).toEqual([resumed]);
});

test('a reader whose position is gone hears that, with the code', async () => {
  await list();
  const [first] = await server.platform.database.select().from(changes).limit(1);
  const gone = (first?.position ?? 0) - 1;
  await expect(followChanges(redflag, { after: gone }).next()).rejects.toMatchObject({
    name: 'ProblemAnswer',
    status: 410,
    code: 'changes/position-gone',
  });
});

test('a reader waits for a server that is busy or gone, as long as it says, and goes on', async () => {
  const target = await list();
  const answers = [
    () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response('Bad gateway', { status: 502 }),
    async () => Response.json({}, { status: 429, headers: { 'retry-after': '0.01' } }),
  ];
  const patient = createRedflagClient({
    baseUrl: await server.listen(),
    headers: keyHeader((await createOrganisationKey(server, ['feeds'])).secret),
    fetch: (request) => answers.shift()?.() ?? fetch(request),
  });
  const { value } = await followChanges(patient).next();
  expect(keysOf(value)).toContain(target);
  expect(answers).toEqual([]);
});

test('a key without the scope is refused, which waiting does not solve', async () => {
  const { secret } = await createKey(await createClient(server));
  const person = createRedflagClient({
    baseUrl: await server.listen(),
    headers: keyHeader(secret),
  });
  await expect(followChanges(person).next()).rejects.toMatchObject({ status: 403 });
  await expect(readSnapshot(person, 'website')).rejects.toMatchObject({ status: 403 });
});
