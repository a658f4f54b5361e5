import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createUser, photograph, startSession } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let instances: TestApp[];
let addresses: string[];
let admin: Client;
beforeAll(async () => {
  const server = await startTestApp();
  const { databaseUrl } = server;
  const others = [1, 2].map(() => startTestApp({ DATABASE_URL: databaseUrl }));
  instances = [server, ...(await Promise.all(others))];
  addresses = await Promise.all(instances.map((instance) => instance.listen()));
  admin = await createClient(server, { role: 'admin' });
});
afterAll(async () => {
  for (const instance of instances.toReversed()) await instance[Symbol.asyncDispose]();
});

const meOn = (address: string, { cookie }: Client) =>
  fetch(`${address}/v1/me`, { headers: { cookie } });

const suspend = ({ user }: Client) =>
  admin.request('PATCH', `/v1/users/${user.id}`, { status: 'suspended', reason: 'Spam' });

test('suspension ends live streams on every instance, and requests are then refused immediately', async () => {
  const [first] = instances;
  if (!first) throw new Error('No instance');
  const user = await createUser(first);
  const phone = await startSession(first, user);
  const laptop = await startSession(first, user);
  await using streams = new AsyncDisposableStack();
  const ends: Promise<void>[] = [];
  for (const client of [phone, laptop]) {
    for (const address of addresses) {
      // This request makes the instance cache the session.
      expect((await meOn(address, client)).status).toBe(200);
      const stream = streams.use(await openStream(`${address}/v1/events`, client.cookie));
      ends.push(stream.ended);
    }
  }
  expect((await suspend(phone)).statusCode).toBe(200);
  await Promise.all(ends);
  for (const client of [phone, laptop]) {
    for (const address of addresses) expect((await meOn(address, client)).status).toBe(401);
  }
});

test("a user suspended while uploading a report's picture cannot file the report", async () => {
  const [first] = instances;
  if (!first) throw new Error('No instance');
  const ada = await createClient(first);
  const address = addresses[1] ?? '';
  expect((await meOn(address, ada)).status).toBe(200);
  const form = new FormData();
  form.append('category', 'website');
  form.append('target', 'slow.example.com');
  form.append('description', 'Slow.');
  form.append('evidence', new Blob([new Uint8Array(await photograph())]), 'a.jpg');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const sending = request(`${address}/v1/reports`, {
    method: 'POST',
    headers: {
      cookie: ada.cookie,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
  });
  const arrived = once(instances[1]?.app.server ?? sending, 'request');
  sending.write(body.subarray(0, 300));
  await arrived;
  await suspend(ada);
  await eventually(async () => expect((await meOn(address, ada)).status).toBe(401));
  sending.end(body.subarray(300));
  expect(await answered).toBe(401);
});
