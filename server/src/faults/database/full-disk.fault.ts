import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports } from '#platform/database/schema.ts';
import { createUser, PASSWORD, photograph } from '#testing/factories.ts';
import { freePort } from '#testing/processes/free-port.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
/**
 * Limits every file to 40 blocks of 512 bytes. Writes then fail halfway as on a full disk, though
 * with a different code, and no special rights are needed as for filling a disk.
 */
const WITHOUT_ROOM = 'ulimit -f 40 && exec "$0" "$1"';

let server: TestApp;
let directory: string;
let child: ReturnType<typeof spawn>;
let address: string;
let output = '';
let cookie: string;
beforeAll(async () => {
  server = await startTestApp();
  directory = await mkdtemp(join(tmpdir(), 'redflag-full-'));
  const port = await freePort();
  child = spawn('sh', ['-c', WITHOUT_ROOM, process.execPath, MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      NODE_DISABLE_COMPILE_CACHE: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
      DATABASE_URL: server.databaseUrl,
      DATABASE_TIMEOUT_SECONDS: '60',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await eventually(() => expect(output).toContain('is ready on'));
  address = `http://127.0.0.1:${port}`;
  const { email } = await createUser(server);
  const signedIn = await fetch(`${address}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  child.kill('SIGKILL');
  await once(child, 'close');
  await server[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

/** A picture that does not compress: it is over the limit, its thumbnail is under. */
function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
}

function submit(picture: Buffer, key: string): Promise<Response> {
  const form = new FormData();
  form.append('category', 'website');
  form.append('target', 'https://evil.example.com/login');
  form.append('description', 'They asked for my card number.');
  form.append('evidence', new Blob([new Uint8Array(picture)]), 'one.jpg');
  const headers = { cookie, 'idempotency-key': key };
  return fetch(`${address}/v1/reports`, { method: 'POST', headers, body: form });
}

async function stored(): Promise<string[]> {
  const folder = join(directory, 'files', 'report_images');
  return readdir(folder).catch(() => []);
}

async function rowCount(): Promise<number> {
  return server.platform.database.$count(reports);
}

test('on a full disk a report is clearly refused and leaves nothing behind, while reading and small reports still work', async () => {
  const small = await submit(await photograph(), 'small');
  expect(small.status).toBe(201);
  const { id } = (await small.json()) as { id: string };
  const before = await stored();
  expect(before).toHaveLength(2);

  const refused = await submit(await largePicture(), 'large');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  expect(await rowCount()).toBe(1);
  await eventually(async () => expect(await stored()).toEqual(before));
  // Log lines are written in small batches.
  await eventually(() => expect(output).toContain('EFBIG'));
  expect(output).toContain(`The files in ${join(directory, 'files')} cannot be written or read`);

  const evidence = await fetch(`${address}/v1/reports/${id}/evidence`, { headers: { cookie } });
  expect(evidence.status).toBe(200);
  expect((await evidence.arrayBuffer()).byteLength).toBeGreaterThan(0);
  // There is no room for a usual picture.
  expect((await fetch(`${address}/v1/server/get-ready`)).status).toBe(503);

  expect((await submit(await largePicture(), 'again')).status).toBe(503);
  expect(output.match(/storage is full/g)).toHaveLength(1);

  // The same request, once there is room.
  expect((await submit(await photograph(), 'large')).status).toBe(201);
  expect(await rowCount()).toBe(2);
});
