import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'build-web.ts');
/** Within the web app, because a part of the build runs, and finds its libraries from there. */
const BUILDS = join(import.meta.dirname, '../web/build');

test('of two builds at the same time, the second waits and uses what the first has built', async () => {
  await mkdir(BUILDS, { recursive: true });
  const folder = await mkdtemp(join(BUILDS, 'test-'));
  const build = () =>
    promisify(execFile)(process.execPath, [PROGRAM, '--if-stale'], {
      env: { PATH: process.env.PATH, WEB_BUILD: folder },
    });
  const [one, two] = await Promise.all([build(), build()]);
  const said = [one.stdout, two.stdout].toSorted();
  expect(said).toEqual(['', expect.stringMatching(/^Building the web app, .* done in \d+ s\n$/)]);
  expect([one.stderr, two.stderr]).toEqual(['', '']);
  expect((await readdir(folder)).toSorted()).toEqual(['.lock', '.stamp', 'client']);
  expect(await readdir(join(folder, 'client'))).toEqual(
    expect.arrayContaining(['__spa-fallback.html', 'index.html', 'service-worker.js']),
  );
  await rm(folder, { recursive: true });
});
