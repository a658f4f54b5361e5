import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, visitor } from '#testing/factories.ts';
import { runRedflag } from '#testing/redflag.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

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
    const { code, stderr } = await runRedflag(server, line);
    expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
  });
});

test('the --help of a command shows an example', async () => {
  const { code, stdout } = await runRedflag(server, ['reset-password', '--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('npm run redflag -- reset-password ada@redflag.example');
});

test('a failing command prints one sentence and exits with code 1', async () => {
  const { code, stderr } = await runRedflag(server, ['reset-password', 'nobody@gmail.com']);
  expect([code, stderr]).toEqual([1, 'There is no account with the address nobody@gmail.com.\n']);
});

test('an import that can read no entry fails and says so', async () => {
  const feed = join(server.platform.config.dataDirectory, 'feed.txt');
  await writeFile(feed, 'no address\nnor this\n');
  const { code, stdout, stderr } = await runRedflag(server, [
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
  const { code, stdout } = await runRedflag(server, ['reset-password', email]);
  const password = /password: (\S+)/.exec(stdout)?.[1];
  const response = await visitor(server)('POST', '/v1/auth/sign-in', { email, password });
  expect([code, response.statusCode]).toEqual([0, 200]);
});

test('seed can run any number of times', async () => {
  const { code, stdout } = await runRedflag(server, ['seed']);
  expect([code, stdout]).toEqual([0, 'The database has 6 categories with 28 subcategories.\n']);
});
