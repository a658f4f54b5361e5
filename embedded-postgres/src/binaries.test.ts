import { chmod, mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findInstalledBinaries, reachableBinaries } from './binaries.ts';

const nobody = { uid: 65534, gid: 65534 };

async function makeFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-binaries-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, mode);
  return folder;
}

/** Makes a folder like an installation, with a script instead of PostgreSQL. */
async function makeBinaries(folder: string) {
  await mkdir(join(folder, 'bin'));
  await mkdir(join(folder, 'lib'));
  const script = '#!/bin/sh\nexec cat "$(dirname "$0")/../lib/libpq.so"\n';
  await writeFile(join(folder, 'bin/postgres'), script);
  await writeFile(join(folder, 'lib/libpq.so.5'), 'library', { mode: 0o600 });
  await symlink('libpq.so.5', join(folder, 'lib/libpq.so'));
  await chmod(join(folder, 'bin/postgres'), 0o755);
  return { folder, version: '18.4.0' };
}

test('the programs for this operating system are found, with their version', async () => {
  const { folder, version } = await findInstalledBinaries();
  expect(folder).toContain(`${process.platform}-${process.arch}`);
  expect(version).toMatch(/^18\./);
});

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('programs that the account can run stay where they are', async () => {
    const installed = await makeBinaries(await makeFolder(0o755));
    await chmod(join(installed.folder, 'lib/libpq.so.5'), 0o644);
    const shelter = join(await makeFolder(0o755), 'shelter');
    expect(await reachableBinaries(installed, nobody, shelter, () => {})).toBe(installed);
  });

  test('programs that the account cannot reach are copied for everyone, once', async () => {
    const installed = await makeBinaries(await makeFolder(0o700));
    const shelter = join(await makeFolder(0o755), 'shelter');
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const folder = join(shelter, 'postgresql-18.4.0');
    for (const _ of [1, 2]) {
      expect(await reachableBinaries(installed, nobody, shelter, log)).toMatchObject({ folder });
    }
    expect(await readlink(join(folder, 'lib/libpq.so'))).toBe('libpq.so.5');
    expect(lines).toEqual([expect.stringContaining(`copied to ${folder}`)]);
  });

  test('servers that copy at the same time do not disturb each other', async () => {
    const installed = await makeBinaries(await makeFolder(0o700));
    const shelter = join(await makeFolder(0o755), 'shelter');
    const copy = () => reachableBinaries(installed, nobody, shelter, () => {});
    const [first, second] = await Promise.all([copy(), copy()]);
    expect(first).toEqual(second);
  });
});
