import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNamedPictures } from '#cli/snapshot/stored-files.ts';
import { keyOf } from '#platform/pictures/picture-store.ts';
import { sweepPictures } from '#platform/pictures/picture-sweep.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  encodeForm,
  encodeReport,
  submitReport,
} from '#testing/factories.ts';
import { noise } from '#testing/noise.ts';
import { makeDataFolder } from '#testing/processes/data-folder.ts';
import { send } from '#testing/processes/http-client.ts';
import { startProgram } from '#testing/processes/program.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

/** For each of the servers running side by side. */
const KILLS = 15;
const SERVERS = 2;
const REPORTERS = 2;
const LATEST_KILL_MS = 400;
const FOLDERS = ['report_images', 'blog_images', 'profile_images'];

/** A second instance on the same database and files, which runs no jobs. */
let other: TestApp;
let pictures: Buffer[];
beforeAll(async () => {
  other = await startTestApp();
  await other.platform.jobs.rest();
  pictures = await Promise.all([noise(1_600, 1_200), noise(800, 600), noise(400, 300)]);
});
afterAll(() => other[Symbol.asyncDispose]());

interface Submission {
  reporter: Client;
  key: string;
  target: string;
  picture: Buffer;
}

/** @returns the id of the acknowledged report; null if the connection was lost */
async function submit(url: string, { reporter, key, target, picture }: Submission) {
  const form = await encodeReport(target, picture);
  const headers = { ...form.headers, cookie: reporter.cookie, 'idempotency-key': key };
  const options = { ...form, method: 'POST', headers } as const;
  const answer = await send(`${url}/v1/reports`, options).catch(() => null);
  if (!answer) return null;
  const { id } = JSON.parse(String(answer.body));
  expect([answer.status, String(answer.body)]).toEqual([201, expect.stringContaining(target)]);
  return String(id);
}

async function listFiles(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of FOLDERS) {
    for await (const { key } of other.platform.files.list(folder)) keys.push(key);
  }
  return keys.toSorted();
}

const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);

async function picturesOf(client: Client, id: string): Promise<string[]> {
  const sizes = ['full', 'thumb'].map((size) =>
    client.request('GET', `/v1/reports/${id}/evidence?size=${size}`),
  );
  const answers = await Promise.all(sizes);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  return answers.map(({ rawPayload }) => rawPayload.toString('base64'));
}

/** Replaces a photo, and publishes posts and deletes them, until the connection is lost. */
async function replacePictures(url: string, admin: Client): Promise<void> {
  const [, , content = Buffer.of()] = pictures;
  const headers = { cookie: admin.cookie };
  const photo = await encodeForm({}, { field: 'photo', content, name: 'me.jpg' });
  const image = { field: 'image', content, name: 'lock.jpg' };
  const published = await encodeForm({ title: 'A flaw', body: 'Update it.' }, image);
  const sendForm = (method: 'POST' | 'PUT', path: string, form: typeof photo) =>
    send(url + path, { ...form, method, headers: { ...form.headers, ...headers } });
  for (;;) {
    await sendForm('PUT', '/v1/me/photo', photo);
    const answer = await sendForm('POST', '/v1/posts', published);
    const { id } = JSON.parse(String(answer.body));
    await send(`${url}/v1/posts/${id}`, { method: 'DELETE', headers });
  }
}

/** Starts a server repeatedly and kills each one, except the last, while reports are being sent. */
async function fileThroughKills(
  reporters: Client[],
  admin: Client,
): Promise<Map<string, Submission>> {
  const acknowledged = new Map<string, Submission>();
  /** The reports each reporter has sent without getting an answer. */
  const open = new Map<Client, Submission>();
  for (let kill = 0; kill <= KILLS; kill += 1) {
    await using program = await startProgram({
      DATABASE_URL: other.databaseUrl,
      DATA_DIR: other.platform.config.dataDirectory,
    });
    await program.ready();
    const isLast = kill === KILLS;
    const submitting = reporters.map(async (reporter, index) => {
      for (;;) {
        const picture = pictures[(index + acknowledged.size) % pictures.length] ?? Buffer.of();
        const submission = open.get(reporter) ?? newSubmission(reporter, picture);
        open.set(reporter, submission);
        const id = await submit(program.url, submission);
        if (!id) return;
        acknowledged.set(id, submission);
        open.delete(reporter);
        if (isLast) return;
      }
    });
    if (!isLast) {
      submitting.push(replacePictures(program.url, admin).catch(() => undefined));
      await setTimeout(Math.random() * LATEST_KILL_MS);
      await program.kill();
    }
    await Promise.all(submitting);
  }
  expect(open.size).toBe(0);
  return acknowledged;
}

const newSubmission = (reporter: Client, picture: Buffer): Submission => ({
  reporter,
  key: randomUUID(),
  target: `https://${randomUUID()}.example.com/`,
  picture,
});

test('after thirty kills during submissions every acknowledged report is complete and stored once, and there are no partial ones', async () => {
  const filed = await Promise.all(
    Array.from({ length: SERVERS }, async () =>
      fileThroughKills(
        await Promise.all(Array.from({ length: REPORTERS }, () => createClient(other))),
        await createClient(other, { role: 'admin' }),
      ),
    ),
  );
  const acknowledged = new Map(filed.flatMap((map) => [...map]));

  const { platform } = other;
  const { rows } = await platform.database.execute<{ id: string; told: string }>(sql`
    select r.id, (select string_agg(n.kind, ', ' order by n.kind) from notifications n
      where n.report_id = r.id and n.user_id = r.reporter_id) as told
    from reports r order by r.id`);
  expect(rows.map(({ id }) => id)).toEqual([...acknowledged.keys()].toSorted());
  expect(new Set(rows.map(({ told }) => told))).toEqual(new Set(['report-filed, report-waiting']));

  const ada = await createClient(other);
  const clean = new Map<Buffer, string[]>();
  for (const picture of pictures) {
    const answer = await submitReport(ada, {}, { content: picture, name: 'IMG_1.jpg' });
    clean.set(picture, await picturesOf(ada, answer.json().id));
  }
  for (const [id, { picture }] of acknowledged) {
    expect(await picturesOf(ada, id)).toEqual(clean.get(picture));
  }

  const counts = await platform.database.execute(sql`
    select u.id from users u where u.report_count <>
      (select count(*) from reports r where r.reporter_id = u.id)`);
  expect(counts.rows).toEqual([]);

  await sweepPictures(platform, inTwoHours());
  const client = await platform.database.$client.connect();
  const named = await readNamedPictures(client);
  client.release();
  const files = await listFiles();
  expect(files).toEqual(expect.arrayContaining(named));
  expect(new Set(files.map(keyOf))).toEqual(new Set(named));
  const left = await platform.database.execute(sql`select from possible_orphans`);
  expect(left.rows).toEqual([]);
  const partial = join(platform.config.dataDirectory, 'files/.partial');
  expect(await readdir(partial)).toEqual([]);
});

test('a clean-up during a submission does not delete its picture', async () => {
  const { database } = other.platform;
  const ada = await createClient(other);
  const before = await listFiles();
  const submission = await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table reports in exclusive mode`);
    const filing = createReport(ada);
    await expect.poll(async () => (await listFiles()).length).toBe(before.length + 2);
    await sweepPictures(other.platform, new Date());
    return { filing };
  });
  const { id } = await submission.filing;
  await picturesOf(ada, id);
});

test('after a server with its own database is killed, the next one takes the database over with nothing lost', async () => {
  await using folder = await makeDataFolder();
  const admin = { email: 'grace@redflag.example', password: 'Grace-hopper-1' };
  const environment = {
    DATA_DIR: folder.path,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  await using killed = await startProgram(environment);
  await killed.ready();
  const postmaster = await folder.postmaster();
  const signedIn = await send(`${killed.url}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(admin)),
  });
  const cookie = signedIn.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  const form = await encodeReport('https://evil.example.com/', pictures[0] ?? Buffer.of());
  const headers = { ...form.headers, cookie };
  const filed = await send(`${killed.url}/v1/reports`, { ...form, method: 'POST', headers });
  expect(filed.status).toBe(201);
  await killed.kill();

  await using next = await startProgram(environment);
  await next.ready();
  expect(await folder.postmaster()).toBe(postmaster);
  const address = `${next.url}${filed.headers.location}`;
  expect(await send(address, { headers: { cookie } })).toMatchObject({ status: 200 });
  const picture = await send(`${address}/evidence?size=thumb`, { headers: { cookie } });
  expect(picture.status).toBe(200);
  expect(await next.stop()).toMatchObject({ code: 0 });
});
