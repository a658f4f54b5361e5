import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createClient } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';
import { boundAddresses } from './connections.ts';

const server = await sharedTestApp();
const port = await listen(server);
const ada = await createClient(server);

async function listen(app: TestApp): Promise<number> {
  return Number(new URL(await app.listen()).port);
}

/** A server on the same database with very short timeouts. */
async function startImpatient(limits: object) {
  const impatient = await startTestApp({ DATABASE_URL: server.databaseUrl });
  Object.assign(impatient.app.server, { connectionsCheckingInterval: 20, ...limits });
  return { impatient, port: await listen(impatient) };
}

/** Sends the given bytes and nothing more. Returns the response once the server closes the connection. */
async function answerTo(to: number, sent: string): Promise<string> {
  const socket = connect(to, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

/** The status of a Problem Details response. */
function expectProblemText(answer: string, status: number, code: string): void {
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('application/problem+json');
  expect(answer).toContain(`"code":"${code}"`);
}

const connectionsOf = ({ app }: TestApp) => promisify(app.server.getConnections.bind(app.server))();

test('server timeouts suit slow connections and live streams', () => {
  const { timeout, requestTimeout, headersTimeout, keepAliveTimeout } = server.app.server;
  const tenMegabytesAt400Kilobits = ((10 * 1024 * 1024 * 8) / 400_000) * 1_000;
  expect(requestTimeout).toBeGreaterThan(tenMegabytesAt400Kilobits);
  expect(requestTimeout).toBeLessThanOrEqual(300_000);
  expect(headersTimeout).toBeLessThanOrEqual(20_000);
  // Heartbeats come every 25 seconds.
  expect(timeout).toBeGreaterThan(2 * 25_000);
  expect(timeout).toBeLessThanOrEqual(120_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(72_000);
  expect(server.app.server.maxConnections).toBe(20_000);
});

test('a request head that never ends is answered 408 and the connection closed', async () => {
  const slow = await startImpatient({ headersTimeout: 50, requestTimeout: 10_000 });
  await using _impatient = slow.impatient;
  const answer = await answerTo(slow.port, 'GET /v1/app-config HTTP/1.1\r\nhost: x\r\nx-slow: ');
  expectProblemText(answer, 408, 'request-timeout');
});

test.each([
  ['JSON', '/v1/auth/sign-in', 'application/json', '{"email":'],
  [
    'a picture',
    '/v1/reports',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="evidence"; filename="a.jpg"\r\n\r\nabc',
  ],
])('%s that never arrives in full is answered 408 and the connection closed', async (...form) => {
  const [, path, type, begun] = form;
  const slow = await startImpatient({ headersTimeout: 50, requestTimeout: 100 });
  await using _impatient = slow.impatient;
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${ada.cookie}\r\ncontent-type: ${type}\r\ncontent-length: 9999\r\n\r\n`;
  expectProblemText(await answerTo(slow.port, head + begun), 408, 'request-timeout');
});

test('a client that sends nothing is disconnected', async () => {
  const slow = await startImpatient({ timeout: 50 });
  await using _impatient = slow.impatient;
  expect(await answerTo(slow.port, '')).toBe('');
});

test('a client that does not read its response is disconnected, and others are served', async () => {
  const slow = await startImpatient({ timeout: 300 });
  await using impatient = slow.impatient;
  const stuck = connect(slow.port, '127.0.0.1');
  stuck.on('error', () => undefined);
  stuck.pause();
  // More than the operating system buffers for a connection.
  const request = 'GET /v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n';
  stuck.write(request.repeat(200));
  await eventually(async () => expect(await connectionsOf(impatient)).toBe(1));
  const other = 'GET /v1/app-config HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  // This server times out on a slow test, too.
  await eventually(async () => expect(await answerTo(slow.port, other)).toMatch(/^HTTP\/1.1 200 /));
  await eventually(async () => expect(await connectionsOf(impatient)).toBe(0));
  stuck.destroy();
});

test('a request head of more than 16 KB is refused', async () => {
  const head = `GET /v1/app-config HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(17 * 1024)}\r\n\r\n`;
  expectProblemText(await answerTo(port, head), 431, 'headers-too-large');
});

test('more than a hundred headers are refused', async () => {
  const headers = Array.from({ length: 101 }, (_, number) => `x-${number}: y`).join('\r\n');
  const head = `GET /v1/app-config HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n\r\n`;
  expectProblemText(await answerTo(port, head), 431, 'headers-too-large');
});

test('anything that is not HTTP is refused', async () => {
  expectProblemText(await answerTo(port, 'HELO there\r\n\r\n'), 400, 'malformed');
});

test('a body over the size limit is refused before it arrives', async () => {
  const head = `POST /v1/auth/sign-in HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${257 * 1024}\r\n\r\n`;
  expectProblemText(await answerTo(port, head), 413, 'too-large');
});

test('one connection over the limit is closed, and the others continue', async () => {
  const slow = await startImpatient({ maxConnections: 2 });
  await using impatient = slow.impatient;
  const held: Socket[] = [];
  for (let count = 0; count < 2; count += 1) {
    const accepted = once(impatient.app.server, 'connection');
    held.push(connect(slow.port, '127.0.0.1'));
    await accepted;
  }
  const dropped = once(impatient.app.server, 'drop');
  expect(await answerTo(slow.port, '').catch(() => '')).toBe('');
  await dropped;
  expect(await connectionsOf(impatient)).toBe(2);
  for (const socket of held) socket.destroy();
});

test.each([
  ['a caller can open two connections and no more', false, 2],
  ['a proxy can open more connections than that', true, 4],
])('%s', async (_what, isProxy, kept) => {
  const listening = createServer();
  boundAddresses(listening, () => isProxy, 2);
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port: at } = listening.address() as AddressInfo;
  const held: Socket[] = [];
  for (let count = 0; count < 4; count += 1) {
    const accepted = once(listening, 'connection');
    held.push(connect(at, '127.0.0.1').on('error', () => undefined));
    await accepted;
  }
  const count = promisify(listening.getConnections.bind(listening));
  await eventually(async () => expect(await count()).toBe(kept));
  for (const socket of held) socket.destroy();
  // Each client that leaves makes room for another.
  await eventually(async () => expect(await count()).toBe(0));
  const another = connect(at, '127.0.0.1');
  await once(another, 'connect');
  await eventually(async () => expect(await count()).toBe(1));
  another.destroy();
  listening.close();
  await once(listening, 'close');
});
