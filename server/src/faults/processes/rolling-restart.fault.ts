import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, encodeReport, photograph } from '#testing/factories.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { send } from '#testing/processes/http-client.ts';
import type { Program } from '#testing/processes/program.ts';
import { startProgram } from '#testing/processes/program.ts';
import type { Ask } from '#testing/processes/repeat.ts';
import { countAnswers } from '#testing/processes/repeat.ts';
import { startHaproxy } from '#testing/services/haproxy.ts';
import type { Nginx } from '#testing/services/nginx.ts';
import { startNginx } from '#testing/services/nginx.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

/** On the same database and files, without a port and jobs. */
let other: TestApp;
let ada: Client;
let instances: Program[];
let nginx: Nginx;
let haproxy: Awaited<ReturnType<typeof startHaproxy>>;
beforeAll(async () => {
  other = await startTestApp();
  await other.platform.jobs.rest();
  ada = await createClient(other);
  const ports: [string, string] = [String(await freePort()), String(await freePort())];
  instances = await Promise.all(ports.map(startInstance));
  nginx = await startNginx(ports);
  haproxy = await startHaproxy(ports);
});
afterAll(async () => {
  await nginx?.[Symbol.asyncDispose]();
  await haproxy?.[Symbol.asyncDispose]();
  await Promise.all((instances ?? []).map((instance) => instance[Symbol.asyncDispose]()));
  await other[Symbol.asyncDispose]();
});

async function startInstance(port: string): Promise<Program> {
  const program = await startProgram({
    DATABASE_URL: other.databaseUrl,
    DATA_DIR: other.platform.config.dataDirectory,
    TRUSTED_PROXIES: 'loopback',
    // As in production.
    DRAIN_SECONDS: '5',
    PORT: port,
  });
  await program.ready();
  return program;
}

const get =
  (path: string, { url }: { url: string } = nginx): Ask =>
  (agent) =>
    send(url + path, { agent, headers: { cookie: ada.cookie } });

/** Not to be repeated: a proxy must not send it twice. */
const readAll =
  ({ url }: { url: string }): Ask =>
  (agent) =>
    send(`${url}/v1/me/notifications/read-all`, {
      agent,
      method: 'POST',
      headers: { cookie: ada.cookie },
    });

const report =
  ({ url }: { url: string }): Ask =>
  async (agent) => {
    const form = await encodeReport(`https://${randomUUID()}.example.com/`, await photograph());
    const headers = { ...form.headers, cookie: ada.cookie };
    return send(`${url}/v1/reports`, { ...form, agent, method: 'POST', headers });
  };

test.each([
  ['nginx', () => nginx],
  ['HAProxy', () => haproxy],
])(
  'two instances behind %s are restarted one after the other without a failed request',
  async (_, proxyOf) => {
    const proxy = proxyOf();
    const paths = ['/v1/reports', '/v1/me', '/v1/app-config', '/v1/categories', '/livez'];
    const gets = [...paths, ...paths].map((path) => get(path, proxy));
    const changes = [1, 2, 3].map(() => readAll(proxy));
    const loops = [...gets, ...changes, report(proxy)].map((ask) =>
      countAnswers(ask, new Agent({ keepAlive: true, maxSockets: 1 })),
    );
    await until(() => loops.every(({ answers }) => answers.size > 0));
    for (const [index, instance] of instances.entries()) {
      instance.signal('SIGTERM');
      expect(await instance.exit).toMatchObject({ code: 0, stderr: '' });
      instances[index] = await startInstance(new URL(instance.url).port);
    }
    await Promise.all(loops.map((loop) => loop.end()));
    const seen = loops.map(({ answers }) => [...answers.keys()]);
    expect(seen).toEqual([...gets.map(() => [200]), [204], [204], [204], [201]]);
  },
);

test('a live stream goes through nginx as it comes, and a restart ends it', async () => {
  await using stream = await openStream(`${nginx.url}/v1/events`, ada.cookie);
  const { id } = await createReport(ada);
  // The event of the report before this one may arrive late, too.
  await eventually(() =>
    expect(stream.received).toContainEqual({
      name: 'report',
      data: expect.objectContaining({ id }),
    }),
  );
  for (const instance of instances) instance.signal('SIGTERM');
  await stream.ended;
  const ports = instances.map(({ url }) => new URL(url).port);
  await Promise.all(instances.map(({ exit }) => exit));
  instances = await Promise.all(ports.map(startInstance));
});

test('a file of another release is looked for on both, and the log has no query strings', async () => {
  const agent = new Agent();
  expect((await get('/assets/of-another-release.js')(agent)).status).toBe(404);
  expect((await get('/search?target=0803')(agent)).status).toBe(303);
  const log = await eventually(async () => {
    const lines = (await nginx.readLog()).join('\n');
    expect(lines).toContain('"GET /search" 303');
    return lines;
  });
  expect(log).toMatch(/"GET \/assets\/of-another-release.js" 404 .*, .* "404, 404"/);
  expect(log).not.toContain('0803');
});
