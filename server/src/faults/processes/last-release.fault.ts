import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeReport, photograph } from '#testing/factories.ts';
import { send } from '#testing/processes/http-client.ts';
import type { Program } from '#testing/processes/program.ts';
import { startProgram } from '#testing/processes/program.ts';
import type { Ask } from '#testing/processes/repeat.ts';
import { countAnswers } from '#testing/processes/repeat.ts';
import { openClone } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const PATHS = ['/v1/reports', '/v1/me', '/v1/me/notifications', '/v1/categories'];
/** How often each request is answered before the next step. */
const ROUNDS = 20;

const run = promisify(execFile);

let folder: string;
let release: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redflag-release-'));
  release = join(folder, 'release');
  const commit = await findRelease();
  await run('git', ['archive', '--prefix=release/', '-o', `${folder}/release.tar`, commit], {
    cwd: REPOSITORY,
  });
  await run('tar', ['-xf', 'release.tar'], { cwd: folder });
  await run('npm', ['ci', '--omit=dev'], { cwd: release });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the commit of the last release: it dated the newest section of the change log. Before the first, that is HEAD. */
async function findRelease(): Promise<string> {
  const changelog = await readFile(join(REPOSITORY, 'CHANGELOG.md'), 'utf8');
  const [heading] = /^## \d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/m.exec(changelog) ?? [];
  if (!heading) return 'HEAD';
  const line = ['log', '--reverse', '--format=%H', `-S${heading}`, '--', 'CHANGELOG.md'];
  const { stdout } = await run('git', line, { cwd: REPOSITORY });
  const [commit] = stdout.split('\n');
  if (!commit) throw new Error(`No commit has "${heading}". Is the clone a shallow one?`);
  return commit;
}

const admin = { email: 'admin@redflag.example', password: 'First-Admin-1' };

/** Signs in on a server. Returns the cookie of the session. */
async function signIn({ url }: Program): Promise<string> {
  const { headers } = await send(`${url}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(admin)),
  });
  return String(headers['set-cookie']?.[0]?.split(';')[0]);
}

/** Asks a server for what people ask, and reports, until told to stop. */
function use({ url }: Program, cookie: string) {
  const gets = PATHS.map(
    (path): Ask =>
      (agent) =>
        send(url + path, { agent, headers: { cookie } }),
  );
  const report: Ask = async (agent) => {
    const target = `https://${randomUUID()}.example.com/`;
    const form = await encodeReport(target, await photograph());
    const headers = { ...form.headers, cookie };
    return send(`${url}/v1/reports`, { ...form, agent, method: 'POST', headers });
  };
  const loops = [...gets, report].map((ask) =>
    countAnswers(ask, new Agent({ keepAlive: true, maxSockets: 1 })),
  );
  const seen = () => loops.map(({ answers }) => [...answers.keys()]);
  return {
    /** Resolves when each request was answered some times more. */
    async rounds() {
      const before = loops.map(({ answers }) => sum(answers));
      await until(() =>
        loops.every(({ answers }, at) => sum(answers) >= Number(before[at]) + ROUNDS),
      );
    },
    /** Returns the statuses of each request. */
    async end() {
      await Promise.all(loops.map((loop) => loop.end()));
      return seen();
    },
  };
}

function sum(answers: Map<number | string, number>): number {
  return [...answers.values()].reduce((total, count) => total + count, 0);
}

test('the last release serves beside this one while it upgrades the database, and again after it', async () => {
  await using database = await openClone('template0');
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const startLast = () => startProgram(settings, join(release, 'server/src/main.ts'));
  const answered = [...PATHS.map(() => [200]), [201]];

  await using last = await startLast();
  await last.ready();
  const cookie = await signIn(last);
  const lastUse = use(last, cookie);
  await lastUse.rounds();

  await using current = await startProgram(settings);
  await current.ready();
  const currentUse = use(current, cookie);
  await Promise.all([currentUse.rounds(), lastUse.rounds()]);
  expect(await lastUse.end()).toEqual(answered);
  expect(await last.stop()).toMatchObject({ code: 0, stderr: '' });

  await using again = await startLast();
  await again.ready();
  const againUse = use(again, cookie);
  await Promise.all([currentUse.rounds(), againUse.rounds()]);
  expect(await againUse.end()).toEqual(answered);
  expect(await currentUse.end()).toEqual(answered);
});
