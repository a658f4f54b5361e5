import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/factories.ts';
import { createClient, submitReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let server: TestApp;
let ada: Client;
let eve: Client;
let address: string;
beforeAll(async () => {
  server = await startTestApp();
  ada = await createClient(server);
  eve = await createClient(server);
  address = await server.listen();
});
afterAll(() => server[Symbol.asyncDispose]());

const EIGHT_MEGABYTES = Buffer.alloc(8 * 1024 * 1024);

/** Sends eight megabytes of a picture, but never the end. */
function beginUpload({ cookie }: Client) {
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' };
  const upload = request(`${address}/v1/reports`, { method: 'POST', headers });
  upload.on('error', () => {});
  upload.write('--x\r\nContent-Disposition: form-data; name="evidence"; filename="a.jpg"\r\n\r\n');
  upload.write(EIGHT_MEGABYTES);
  return upload;
}

test('waiting uploads use limited memory: the next one is asked to retry, and accepted once another ends', async () => {
  const before = process.memoryUsage().rss;
  const sockets: Socket[] = [];
  server.app.server.on('connection', (socket) => sockets.push(socket));
  const uploads = Array.from({ length: 6 }, () => beginUpload(eve));
  const allArrived = () => {
    const arrived = sockets.filter(({ bytesRead }) => bytesRead >= EIGHT_MEGABYTES.length);
    expect(arrived).toHaveLength(uploads.length);
  };
  await eventually(allArrived);
  expectProblem(await submitReport(eve), 503);
  expect((await submitReport(ada)).statusCode, 'one account does not take it all').toBe(201);
  uploads.push(...Array.from({ length: 6 }, () => beginUpload(ada)));
  await eventually(allArrived);
  const refused = await submitReport(ada);
  const problem = expectProblem(refused, 503);
  expect(problem.detail).toBe(
    'Too many pictures are being sent right now. Please try again in a moment.',
  );
  expect(refused.headers['retry-after']).toBe('5');

  const late = beginUpload(ada);
  late.end('\r\n--x--\r\n');
  const [answer] = await once(late, 'response');
  expect([answer.statusCode, JSON.parse(await text(answer)).code]).toEqual([
    503,
    'too-many-uploads',
  ]);
  // The senders share one copy, which is in the same process.
  expect(process.memoryUsage().rss - before).toBeLessThan(200e6);

  for (const upload of uploads) upload.destroy();
  await eventually(async () => expect((await submitReport(ada)).statusCode).toBe(201));
});
