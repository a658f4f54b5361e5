import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { System } from '@redflag/shared/admin/system';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putPepper } from '#platform/pepper.ts';
import { readCommit, version } from '#platform/version.ts';
import { createClient, createReport, createUser, PASSWORD, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { runRedflag, runRedflagHere } from '#testing/processes/redflag.ts';
import { startMailServer } from '#testing/services/mail-server.ts';
import { startSmsProvider } from '#testing/services/sms-provider.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('wrong usage exits with code 2 and says why', () => {
  test.each([
    [['unheard-of'], "unknown command 'unheard-of'"],
    [['admin'], "missing required argument 'email'"],
    [['admin', 'nobody'], 'It must be an email address.'],
    [['fill', '--reports', '0'], 'It must be a whole number from 1 to 100000000.'],
  ])('%j', async (line, reason) => {
    const { code, stderr } = await runRedflagHere(server, line);
    expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
  });
});

test('the --help of a command shows an example', async () => {
  const { code, stdout } = await runRedflagHere(server, ['reset-password', '--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('npm run redflag -- reset-password ada@redflag.example');
});

test('--version shows the version', async () => {
  const { code, stdout } = await runRedflagHere(server, ['--version']);
  expect([code, stdout]).toEqual([0, `${version}\n`]);
});

test('a failing command prints one sentence and exits with code 1', async () => {
  const { code, stderr } = await runRedflag(server, ['reset-password', 'nobody@gmail.com']);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^Database: postgres:\/\/\S+, \d+ reports?\nThere is no account with the address nobody@gmail\.com\.\n$/,
    ),
  ]);
});

describe('a command never makes a database', () => {
  const commands = [['backup', '/tmp/none-1.tar.gz'], ['admin', 'ada@gmail.com'], ['recount']];

  test.each([...commands, ['rotate-secrets'], ['seed'], ['fill', '--reports', '1']])(
    'where the settings name none: %s',
    async (...line) => {
      const DATA_DIR = join(server.platform.config.dataDirectory, 'none');
      const { code, stderr } = await runRedflagHere(server, line, { DATABASE_URL: '', DATA_DIR });
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(
          /^There is no database: DATABASE_URL is not set, and \S+\/none\/postgres holds none/,
        ),
      ]);
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );

  test.each(commands)('where the one that they name has no tables: %s', async (...line) => {
    const DATABASE_URL = Object.assign(new URL(server.databaseUrl), { pathname: '/postgres' }).href;
    const { code, stderr } = await runRedflagHere(server, line, { DATABASE_URL });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The database at \S+\/postgres has no tables of Redflag\. Is it the right one\?/,
      ),
    ]);
  });
});

test('an import that can read no entry fails and says so', async () => {
  const feed = join(server.platform.config.dataDirectory, 'feed.txt');
  await writeFile(feed, 'no address\nnor this\n');
  const { code, stdout, stderr } = await runRedflagHere(server, [
    'import',
    feed,
    '--layout',
    'openphish',
  ]);
  expect([code, stdout]).toEqual([1, expect.stringContaining('2 bad')]);
  expect(stderr).toContain('No entry could be read. Check the layout (--layout).\n');
});

test('reset-password shows a password that works on the running server', async () => {
  const { email } = await createUser(server);
  const { code, stdout } = await runRedflagHere(server, ['reset-password', email]);
  const password = /password: (\S+)/.exec(stdout)?.[1];
  const response = await visitor(server)('POST', '/v1/auth/sign-in', { email, password });
  expect([code, response.statusCode]).toEqual([0, 200]);
});

test('the pepper is not replaced by itself, or while a server runs', async () => {
  await putPepper(server.platform.database, server.platform.pepper);
  const same = await runRedflagHere(server, ['replace-pepper']);
  expect(same).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was changed.') });
  const REPORTER_PEPPER = randomBytes(32).toString('hex');
  const another = await runRedflagHere(server, ['replace-pepper'], { REPORTER_PEPPER });
  expect(another).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Stop the servers of this database first'),
  });
});

test('seed can run any number of times', async () => {
  const { code, stdout } = await runRedflagHere(server, ['seed']);
  expect([code, stdout]).toEqual([0, 'The database has 6 categories with 28 subcategories.\n']);
});

test('status shows in JSON what administrators see, while the server runs', async () => {
  await server.listen();
  const client = await createClient(server, { role: 'admin' });
  await createReport(client);
  const { code, stdout } = await runRedflag(server, ['status', '--json']);
  const status = JSON.parse(stdout);
  expect([code, status]).toMatchObject([
    0,
    {
      version,
      commit: readCommit(),
      ok: true,
      problems: [],
      database: { version: expect.stringMatching(/^PostgreSQL \d/) },
    },
  ]);
  expect(status.reports.Pending).toBeGreaterThan(0);
  expect(status.accounts).toBeGreaterThan(0);
  expect(status.jobs).toContainEqual(
    expect.objectContaining({ name: 'pictures.sweep', schedule: '17 * * * *', failed: 0 }),
  );
  const shown = (await client.request('GET', '/v1/system')).json();
  expect(Object.keys(status)).toEqual(Object.keys(shown));
  // How fast the database answers may differ between the two on a busy machine, not what is wrong.
  const states = ({ parts }: System) =>
    parts.map(({ name, condition }) => [name, condition === 'wrong']);
  expect(states(status)).toEqual(states(shown));
  expect(status.servers).toHaveLength(1);
});

test('status says that the mail server cannot be used', async () => {
  await using server = await startTestApp();
  const { code, stdout } = await runRedflagHere(server, ['status'], {
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^WRONG +Mail +The mail server cannot be used: emails wait\./m);
});

test('failed jobs can be retried while the server runs', async () => {
  await using server = await startTestApp();
  const { code, stdout, stderr } = await runRedflagHere(server, ['jobs', 'retry']);
  expect([code, stdout]).toEqual([0, 'No job has failed.\n']);
  expect(stderr).toMatch(/^Database: \S+, 0 reports\n$/);
  const unknown = await runRedflagHere(server, ['jobs', 'retry', 'no.such']);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('no such kind')]);
});

test('status says what is wrong and exits with code 1, and starts nothing', async () => {
  const { code, stdout } = await runRedflagHere(server, ['status'], { DATABASE_URL: '' });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^ok +File store +The folder \S+ can be written and read\.$/m);
  expect(stdout).toMatch(
    /Something is wrong:\nThe embedded database in \S+ does not run\. Start the server\.\n$/,
  );
});

test('check-config shows what the settings do, tries them and hides secrets', async () => {
  await using sms = await startSmsProvider({ status: 401, body: '{"code":20003}' });
  const { code, stdout, stderr } = await runRedflagHere(server, ['check-config'], {
    SMTP_URL: 'smtp://ada:hidden@127.0.0.1:1',
    SMS_PROVIDER: 'twilio',
    TWILIO_URL: sms.url,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'hidden',
    TWILIO_FROM: '+15005550006',
  });
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^Database: postgres:\/\/\S+ \(works\)$/m);
  expect(stdout).toMatch(/^Files: the folder \S+\/files \(works\)$/m);
  expect(stdout).toMatch(/^Email: from .* by smtp:\/\/ada@127\.0\.0\.1:1\n {2}.*ECONNREFUSED/m);
  expect(stdout).toContain(
    'Text messages: by twilio\n  The SMS provider answered 401 (code 20003)\n',
  );
  expect(sms.received).toMatchObject([{ method: 'GET', path: '/2010-04-01/Accounts/AC1.json' }]);
  expect(stdout).not.toContain('hidden');
  expect(stdout).not.toContain(new URL(server.databaseUrl).password);
});

test('test-mail sends an email and shows what the mail server answered', async () => {
  await using mails = await startMailServer();
  const { code, stdout } = await runRedflagHere(server, ['test-mail', 'ada@gmail.com'], {
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  });
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^The mail server accepted the email and answered: 250 /),
  ]);
  expect(mails.received).toMatchObject([{ to: 'ada@gmail.com' }]);
});

test('suspend ends the sessions on the running server, and activate allows a new one', async () => {
  const ada = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const { email } = ada.user;
  const suspended = await runRedflag(server, ['suspend', email, '--reason', ' Spam ', '--json']);
  expect([suspended.code, JSON.parse(suspended.stdout)]).toEqual([
    0,
    { email, status: 'suspended', changed: true },
  ]);
  await eventually(async () => expectProblem(await ada.request('GET', '/v1/me'), 401));
  const { items } = (await admin.request('GET', '/v1/audit-log?action=user.status')).json();
  expect(items[0]).toMatchObject({
    actor: 'Command line',
    subjectId: ada.user.id,
    before: { status: 'active' },
    after: { status: 'suspended', reason: 'Spam' },
  });

  const { stdout } = await runRedflagHere(server, ['activate', email]);
  expect(stdout).toBe(`${email} is now active.\n`);
  const again = await visitor(server)('POST', '/v1/auth/sign-in', { email, password: PASSWORD });
  expect(again.statusCode).toBe(200);
});

test('the last administrator cannot be suspended; errors are JSON if the answer would be', async () => {
  await using alone = await startTestApp();
  const admin = await createUser(alone, { role: 'admin' });
  const { code, stdout, stderr } = await runRedflag(alone, [
    'suspend',
    admin.email,
    '--reason=Spam',
    '--json',
  ]);
  expect([code, stdout, JSON.parse(stderr)]).toEqual([
    1,
    '',
    { error: 'You cannot suspend the last administrator.' },
  ]);
});

test('wrong usage is JSON, too', async () => {
  const { code, stderr } = await runRedflag(server, ['activate', '--json']);
  expect([code, JSON.parse(stderr)]).toEqual([2, { error: "missing required argument 'email'" }]);
});

test('recount proves the counts, and sweep-files the store', async () => {
  const recounted = await runRedflagHere(server, ['recount']);
  expect([recounted.code, recounted.stdout]).toEqual([0, 'All counts were right.\n']);
  const { code, stdout } = await runRedflag(server, ['sweep-files', '--json']);
  expect([code, JSON.parse(stdout)]).toEqual([0, { found: expect.any(Number), deleted: 0 }]);
});
