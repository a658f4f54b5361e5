import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStream } from '#testing/event-stream.ts';
import { encodeReport, photograph } from '#testing/factories.ts';
import type { DataFolder } from '#testing/processes/data-folder.ts';
import { makeDataFolder } from '#testing/processes/data-folder.ts';
import type { Answer } from '#testing/processes/http-client.ts';
import { send } from '#testing/processes/http-client.ts';
import type { Program } from '#testing/processes/program.ts';
import { startProgram } from '#testing/processes/program.ts';
import { repeat } from '#testing/processes/repeat.ts';
import type { DatabaseProxy } from '#testing/services/database-proxy.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import type { OwnPostgres } from '#testing/services/own-postgres.ts';
import { startOwnPostgres } from '#testing/services/own-postgres.ts';
import { eventually, until } from '#testing/waiting.ts';

const ADMIN = { email: 'grace@redflag.example', password: 'Grace-hopper-1' };

let postgres: OwnPostgres;
let proxy: DatabaseProxy;
let folder: DataFolder;
let program: Program;
let cookie = '';
beforeAll(async () => {
  postgres = await startOwnPostgres();
  proxy = await openDatabaseProxy(postgres.url);
  folder = await makeDataFolder();
  program = await startProgram({
    DATABASE_URL: proxy.url,
    // Requests also wait for a connection.
    DATABASE_POOL_SIZE: '5',
    // The default.
    DATABASE_TIMEOUT_SECONDS: '',
    DATA_DIR: folder.path,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await program.ready();
  const { headers } = await untilSuccess(signIn);
  cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
});
afterAll(async () => {
  await program?.[Symbol.asyncDispose]();
  await proxy?.[Symbol.asyncDispose]();
  await postgres?.[Symbol.asyncDispose]();
  await folder?.[Symbol.asyncDispose]();
});

/** Sent without a cookie, because signing in again ends the session that the browser had. */
function signIn(): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const body = Buffer.from(JSON.stringify(ADMIN));
  return send(`${program.url}/v1/auth/sign-in`, { method: 'POST', headers, body });
}

function readAll(): Promise<Answer> {
  const options = { method: 'POST', headers: { cookie } } as const;
  return send(`${program.url}/v1/me/notifications/read-all`, options);
}

async function report(): Promise<Answer> {
  const form = await encodeReport(`https://${randomUUID()}.example.com/`, await photograph());
  const headers = { ...form.headers, cookie };
  return send(`${program.url}/v1/reports`, { ...form, method: 'POST', headers });
}

const probe = () => send(`${program.url}/v1/server/get-ready`);

/** Repeats an action until told to stop, which waits for its last answer. Returns all answers. */
function keepAsking(ask: (agent: Agent) => Promise<Answer>) {
  const answers: Answer[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { end } = repeat(agent, async () => {
    answers.push(await ask(agent).catch(lost));
  });
  return { answers, end };
}

const lost = (error: Error) => ({ status: 0, headers: {}, body: Buffer.from(error.message) });

const get = (path: string) => (agent: Agent) =>
  send(program.url + path, { agent, headers: { cookie } });

const things = [
  get('/v1/reports'),
  get('/v1/me'),
  get('/v1/me/notifications'),
  get('/v1/app-config'),
  get('/v1/stats'),
  get('/v1/jobs'),
  readAll,
  report,
  report,
  report,
  signIn,
  probe,
];

const isDone = ({ status }: Answer) => status >= 200 && status < 300;

/** Tries again while a busy machine takes longer than a request may. */
function untilSuccess(ask: () => Promise<Answer>): Promise<Answer> {
  return eventually(async () => {
    const answer = await ask();
    expect(answer, String(answer.body)).toSatisfy(isDone);
    return answer;
  });
}

const openEvents = () => eventually(() => openStream(`${program.url}/v1/events`, cookie));

/** Waits until every loop has had a success after the given number of answers. */
function untilDone(loops: ReturnType<typeof keepAsking>[]) {
  const before = loops.map(({ answers }) => answers.length);
  return until(() => loops.every(({ answers }, loop) => answers.slice(before[loop]).some(isDone)));
}

/** The event of a report filed now, as a browser gets it: it reconnects if disconnected. */
async function hearOfReport(): Promise<void> {
  for (;;) {
    await using stream = await openEvents();
    await untilSuccess(report);
    const heard = await Promise.race([
      stream.next('report').then(() => true),
      stream.ended.then(() => false),
    ]);
    if (heard) return;
  }
}

/** A job visible from outside: the picture of a deleted report is removed. */
async function seeJobDone(): Promise<void> {
  const { id } = JSON.parse(String((await untilSuccess(report)).body));
  const picture = join(folder.path, `files/report_images/${id}.jpg`);
  await access(picture);
  const options = { method: 'DELETE', headers: { cookie } } as const;
  await untilSuccess(() => send(`${program.url}/v1/reports/${id}`, options));
  await eventually(() => expect(access(picture)).rejects.toThrow('ENOENT'));
}

const isUnavailable = ({ status }: Answer) => status === 503;

const forgetConnections = () => {
  proxy.swallow();
  proxy.restore();
};

/** How the database goes away, for whom, and how it comes back. */
const faults = [
  ['stop of PostgreSQL', () => postgres.stop(), 'every', () => postgres.start()],
  ['crash of PostgreSQL', () => postgres.crash(), 'every', () => postgres.start()],
  ['pause of PostgreSQL', () => postgres.freeze(), 'every', () => postgres.thaw()],
  ['black hole', () => proxy.swallow(), 'every', () => proxy.restore()],
  ['black hole for old connections', forgetConnections, 'some', () => undefined],
] as const;

test.each(faults)(
  'during a %s every request succeeds or gets 503 instead of hanging, and everything works again afterwards',
  async (_, begin, affected, end) => {
    await using stream = await openEvents();
    let isEnded = false;
    const onEnd = () => {
      isEnded = true;
    };
    stream.ended.then(onEnd, onEnd);
    const loops = things.map(keepAsking);
    await untilDone(loops);
    const before = loops.map(({ answers }) => answers.length);
    await begin();
    // While it lasts, so that no request waits for its end.
    await until(() =>
      loops[affected](({ answers }, loop) => answers.slice(before[loop]).some(isUnavailable)),
    );
    await end();
    await untilDone(loops);
    await Promise.all(loops.map((loop) => loop.end()));

    const answers = loops.flatMap((loop) => loop.answers);
    const others = answers.filter((answer) => !isDone(answer) && !isUnavailable(answer));
    expect(others.map(({ body }) => String(body))).toEqual([]);
    for (const { headers, body } of answers.filter(isUnavailable)) {
      expect(headers['retry-after']).toBe('5');
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(String(body))).toMatchObject({ status: 503, code: 'unavailable' });
    }
    const filed = answers.filter(({ status }) => status === 201);
    // When its stream ends, a browser connects again and fetches everything.
    const isHeard = ({ body }: Answer) => {
      const { id } = JSON.parse(String(body));
      return stream.received.some(({ data }) => isDeepStrictEqual(data, { id }));
    };
    await until(() => isEnded || filed.every(isHeard));
    await hearOfReport();
    await seeJobDone();
    for (const { headers } of filed) {
      await untilSuccess(() => send(`${program.url}${headers.location}`, { headers: { cookie } }));
    }
  },
);
