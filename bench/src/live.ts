import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import type { Listeners } from './live/listeners.ts';
import { openListeners, receive } from './live/listeners.ts';
import type { Memory } from './live/memory-probe.ts';
import { makePeople } from './live/people.ts';
import { quantile } from './load.ts';
import type { BenchPostgres } from './postgres.ts';
import type { BenchedProduct } from './product.ts';
import { sessionCookie, startProduct } from './product.ts';

const ROUNDS = 3;
const IDLE_LISTENERS = 10_000;
/** Opened and closed before the first reading, so that one-time allocations are not counted. */
const WARM_UP_LISTENERS = 500;
const TOLD_LISTENERS = 1_000;
const EVENTS = 100;
const WARM_UP_EVENTS = 10;
const PROBE = join(import.meta.dirname, 'live/memory-probe.ts');
const PROBED = ['--expose-gc', '--import', PROBE];

const now = () => performance.timeOrigin + performance.now();

async function readMemory(server: ChildProcess): Promise<Memory> {
  const answer = receive<Memory>(server, (message) => 'rss' in message);
  server.send('measure');
  return answer;
}

/** Measures the memory that one idle stream adds to a server's process, in bytes. */
async function memoryOfAListener(
  server: ChildProcess,
  origin: string,
  cookies: string[],
): Promise<Memory> {
  const warmUp = await openListeners(origin, cookies.slice(0, WARM_UP_LISTENERS));
  await warmUp[Symbol.asyncDispose]();
  const before = await readMemory(server);
  await using _listeners = await openListeners(origin, cookies.slice(WARM_UP_LISTENERS));
  const after = await readMemory(server);
  return {
    rss: (after.rss - before.rss) / IDLE_LISTENERS,
    held: (after.held - before.held) / IDLE_LISTENERS,
  };
}

async function memoryInProduct(postgres: BenchPostgres, round: number): Promise<Memory> {
  const databaseUrl = await postgres.createDatabase(`listeners_${round}`);
  await using product = await startProduct(databaseUrl, postgres.folder, PROBED);
  const people = await makePeople(product.database, WARM_UP_LISTENERS + IDLE_LISTENERS, 'user');
  return await memoryOfAListener(product.server, product.origin, people);
}

interface BareServer extends AsyncDisposable {
  server: ChildProcess;
  origin: string;
}

async function startBareServer(): Promise<BareServer> {
  const server = fork(join(import.meta.dirname, 'peers/bare-sse.ts'), { execArgv: PROBED });
  const { port } = await receive<{ port: number }>(server, (message) => 'port' in message);
  return {
    server,
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Makes cookies as long as a session's. The bare server ignores them, but has to read them. */
const bareCookies = (number: number) => Array<string>(number).fill(sessionCookie('x'.repeat(43)));

async function memoryInBareServer(): Promise<Memory> {
  await using bare = await startBareServer();
  const cookies = bareCookies(WARM_UP_LISTENERS + IDLE_LISTENERS);
  return await memoryOfAListener(bare.server, bare.origin, cookies);
}

/**
 * Measures the memory of each of 10,000 idle streams in the product and in a bare server, in turn,
 * and their ratio.
 */
export async function benchListenerMemory(postgres: BenchPostgres) {
  const rounds = { product: [] as Memory[], bare: [] as Memory[] };
  for (let number = 0; number < ROUNDS; number += 1) {
    rounds.product.push(await memoryInProduct(postgres, number));
    rounds.bare.push(await memoryInBareServer());
  }
  return (['rss', 'held'] as const).map((measure) => {
    const product = quantile(
      rounds.product.map((memory) => memory[measure]),
      0.5,
    );
    const bare = quantile(
      rounds.bare.map((memory) => memory[measure]),
      0.5,
    );
    return {
      measure: measure === 'rss' ? 'resident' : 'heap and external',
      'product, bytes each': Math.round(product),
      'bare server, bytes each': Math.round(bare),
      ratio: Number((product / bare).toFixed(2)),
    };
  });
}

/** Milliseconds until an event reached each of the listeners, by the start of the count. */
type Delays = Record<'from the request' | 'from the commit' | 'in a bare server', number[]>;

/**
 * Times the event of a status that an administrator sets, which goes to every administrator: from the
 * request, and from the moment of the commit that PostgreSQL noted.
 */
async function delaysOfStatus(
  { origin, database }: BenchedProduct,
  listeners: Listeners,
  cookie: string,
): Promise<Record<'request' | 'commit', number[]>> {
  const id = uuidv7();
  await database.query(
    `insert into reports (id, category_id, type, target, target_key, description)
     select $1, id, 'Scam', 'evil.example', 'evil.example', 'Bench' from categories limit 1`,
    [id],
  );
  const arrival = listeners.arrival(id);
  const asked = now();
  const response = await fetch(`${origin}/v1/reports/${id}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'Resolved' }),
  });
  if (!response.ok) throw new Error(`The status was not set: ${await response.text()}`);
  const { at } = await arrival;
  const { rows } = await database.query<{ committed: number }>(
    `select extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as committed
     from report_status_changes where report_id = $1`,
    [id],
  );
  const committed = rows[0]?.committed ?? Number.NaN;
  return { request: at.map((time) => time - asked), commit: at.map((time) => time - committed) };
}

/** Times what the machine needs at this moment: a process passes an event on to its streams. */
async function delaysOfBareServer({ server }: BareServer, listeners: Listeners): Promise<number[]> {
  const id = uuidv7();
  const arrival = listeners.arrival(id);
  const sent = now();
  server.send({ id });
  const { at } = await arrival;
  return at.map((time) => time - sent);
}

/** Measures how long an event takes to reach each of 1,000 listeners, in milliseconds. */
export async function benchDelivery(product: BenchedProduct) {
  const cookies = await makePeople(product.database, TOLD_LISTENERS, 'admin');
  await using listeners = await openListeners(product.origin, cookies);
  await using bare = await startBareServer();
  await using bareListeners = await openListeners(bare.origin, bareCookies(TOLD_LISTENERS));
  const delays: Delays = { 'from the request': [], 'from the commit': [], 'in a bare server': [] };
  for (let event = -WARM_UP_EVENTS; event < EVENTS; event += 1) {
    const ofStatus = await delaysOfStatus(product, listeners, cookies[0] ?? '');
    const ofBareServer = await delaysOfBareServer(bare, bareListeners);
    if (event < 0) continue;
    delays['from the request'].push(...ofStatus.request);
    delays['from the commit'].push(...ofStatus.commit);
    delays['in a bare server'].push(...ofBareServer);
  }
  const summarise = (measured: number[]) => ({
    p50: round(quantile(measured, 0.5)),
    p99: round(quantile(measured, 0.99)),
    max: round(quantile(measured, 1)),
  });
  return {
    'from the request': summarise(delays['from the request']),
    'from the commit': summarise(delays['from the commit']),
    'in a bare server': summarise(delays['in a bare server']),
  };
}

/** Rounds milliseconds to a tenth. */
const round = (ms: number) => Math.round(ms * 10) / 10;
