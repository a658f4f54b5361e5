import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { codeOf, send } from '#testing/processes/http-client.ts';
import type { Program } from '#testing/processes/program.ts';
import { startProgram } from '#testing/processes/program.ts';
import { repeat } from '#testing/processes/repeat.ts';
import type { Caddy } from '#testing/services/caddy.ts';
import { startCaddy } from '#testing/services/caddy.ts';
import type { NameServer } from '#testing/services/name-server.ts';
import { startNameServer } from '#testing/services/name-server.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually, until } from '#testing/waiting.ts';

/** On the same database and files, without a port and jobs. */
let other: TestApp;
let admin: Client;
let port: string;
/** As in the network of Compose, all servers have the same port and name. */
let names: NameServer;
let caddy: Caddy;
const running = new Map<string, Program>();
beforeAll(async () => {
  other = await startTestApp();
  await other.platform.jobs.rest();
  admin = await createClient(other, { role: 'admin' });
  port = String(await freePort());
  names = await startNameServer();
  await Promise.all([start('127.0.0.2'), start('127.0.0.3')]);
  caddy = await startCaddy(port, names.port);
});
afterAll(async () => {
  await caddy?.[Symbol.asyncDispose]();
  await Promise.all([...running.values()].map((program) => program[Symbol.asyncDispose]()));
  await names?.[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
});

/** Starts a server, which has its name before it listens. */
async function start(HOST: string): Promise<void> {
  const program = await startProgram({
    DATABASE_URL: other.databaseUrl,
    DATA_DIR: other.platform.config.dataDirectory,
    TRUSTED_PROXIES: 'loopback',
    DRAIN_SECONDS: '1',
    HOST,
    PORT: port,
  });
  running.set(HOST, program);
  names.addresses.push(HOST);
  await program.ready();
}

/** Stops a server, which loses its name when it has stopped. */
async function stop(host: string): Promise<void> {
  const program = running.get(host);
  running.delete(host);
  expect(await program?.stop()).toMatchObject({ code: 0, stderr: '' });
  names.addresses = names.addresses.filter((address) => address !== host);
}

const ask = (agent: Agent, method: 'GET' | 'POST', path: string) =>
  send(caddy.url + path, { agent, method, headers: { cookie: admin.cookie } });

async function countServers(): Promise<number> {
  const { body } = await ask(new Agent(), 'GET', '/v1/system');
  return JSON.parse(body.toString()).servers.length;
}

test('servers behind Caddy are replaced one after the other without a failed request', async () => {
  await eventually(async () => expect(await countServers()).toBe(2));
  const loops = [
    ...['/v1/me', '/v1/reports', '/livez'].map((path) => ['GET', path] as const),
    ['POST', '/v1/me/notifications/read-all'] as const,
  ].map(([method, path]) => {
    const answers = new Map<number | string, number>();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { end } = repeat(agent, async () => {
      const answer = await ask(agent, method, path).then(({ status }) => status, codeOf);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    });
    return { answers, end };
  });
  await until(() => loops.every(({ answers }) => answers.size > 0));
  await Promise.all([start('127.0.0.4'), start('127.0.0.5')]);
  await eventually(async () => expect(await countServers()).toBe(4));
  await stop('127.0.0.2');
  await stop('127.0.0.3');
  await eventually(async () => expect(await countServers()).toBe(2));
  await Promise.all(loops.map(({ end }) => end()));
  const seen = loops.map(({ answers }) => [...answers.keys()]);
  expect(seen).toEqual([[200], [200], [200], [204]]);
});

test('a server that is killed is not asked any more, and vanishes from the list after a minute', async () => {
  await running.get('127.0.0.4')?.kill();
  running.delete('127.0.0.4');
  for (let times = 0; times < 20; times += 1) {
    expect((await ask(new Agent(), 'GET', '/v1/me')).status).toBe(200);
  }
  await eventually(async () => expect(await countServers()).toBe(1));
});
