import { Agent } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { codeOf, send } from '#testing/processes/http-client.ts';
import type { Program } from '#testing/processes/program.ts';
import { startProgram } from '#testing/processes/program.ts';
import { repeat } from '#testing/processes/repeat.ts';
import { startHaproxy } from '#testing/services/haproxy.ts';
import { startNginx } from '#testing/services/nginx.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';

/** On the same database and files, without a port and jobs. */
let other: TestApp;
let ada: Client;
let instances: Program[];
let ports: [string, string];
beforeAll(async () => {
  other = await startTestApp();
  await other.platform.jobs.rest();
  ada = await createClient(other);
  ports = [String(await freePort()), String(await freePort())];
  instances = await Promise.all(
    ports.map((PORT) =>
      startProgram({
        DATABASE_URL: other.databaseUrl,
        DATA_DIR: other.platform.config.dataDirectory,
        TRUSTED_PROXIES: 'loopback',
        PORT,
      }),
    ),
  );
  await Promise.all(instances.map((instance) => instance.ready()));
});
afterAll(async () => {
  await Promise.all((instances ?? []).map((instance) => instance[Symbol.asyncDispose]()));
  await other[Symbol.asyncDispose]();
});

interface Answered {
  status: number | string;
  began: number;
  ms: number;
}

/** Asks one question after the other, each over its own connection, until told to stop. */
function keepAsking(url: string, method: 'GET' | 'POST') {
  const answers: Answered[] = [];
  const agent = new Agent();
  const { end } = repeat(agent, async () => {
    const began = performance.now();
    const options = { agent, method, headers: { cookie: ada.cookie } };
    const status = await send(url, options).then((answer) => answer.status, codeOf);
    answers.push({ status, began, ms: performance.now() - began });
  });
  return { answers, end };
}

/** What the manual promises for a request to an instance that hangs, and for the one after it elsewhere. */
const LIMIT_MS = 10_000;

test.each([
  ['nginx', startNginx],
  ['HAProxy', startHaproxy],
])(
  'when one of two instances behind %s hangs, reading goes on without an error, and soon without a wait',
  async (_, startProxy) => {
    await using proxy = await startProxy(ports);
    const gets = ['/v1/reports', '/v1/me', '/v1/app-config', '/v1/categories', '/v1/me'];
    const reading = gets.map((path) => keepAsking(proxy.url + path, 'GET'));
    const changing = keepAsking(`${proxy.url}/v1/me/notifications/read-all`, 'POST');
    const all = [...reading, changing];
    await until(() => all.every(({ answers }) => answers.length > 10));
    const hung = performance.now();
    instances[0]?.signal('SIGSTOP');
    const count = (loop: { answers: Answered[] }, after: number) =>
      loop.answers.filter(({ began }) => began > after).length;
    // Each loop has waited for it at most once, and then gets its answers from the other.
    await until(() => all.every((loop) => count(loop, hung + LIMIT_MS) > 10));
    await until(() => performance.now() > hung + 3 * LIMIT_MS);
    instances[0]?.signal('SIGCONT');
    await Promise.all(all.map(({ end }) => end()));

    const during = (loop: { answers: Answered[] }) =>
      loop.answers.filter(({ began, ms }) => began + ms > hung);
    const read = reading.flatMap(during);
    const changed = during(changing);
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
    expect([204, 504]).toEqual(
      expect.arrayContaining([...new Set(changed.map(({ status }) => status))]),
    );
    const late = [...read, ...changed].filter(({ ms }) => ms > LIMIT_MS / 2);
    expect(late.length).toBeLessThan((read.length + changed.length) / 10);
    for (const { ms } of late) expect(ms).toBeLessThan(2 * LIMIT_MS);
  },
);
