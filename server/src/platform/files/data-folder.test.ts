import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { openLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/open-platform.ts';
import { prepareDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redflag-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a missing data folder is created, with those above it, and nothing is left in it', () => {
  const path = join(folder, 'a/b/c');
  prepareDataFolder(path);
  prepareDataFolder(path);
  expect(readdirSync(path)).toEqual([]);
});

test.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y', '/sys/x'])(
  'the server does not start with its data in %s, and says why',
  async (path) => {
    await using opened = new AsyncDisposableStack();
    const start = openPlatform(readConfig({ DATA_DIR: path }), openLog('silent'), opened);
    await expect(start).rejects.toThrow(
      /^The data folder \/.* cannot be used: (nothing can be created|the server may not write) there\. Set DATA_DIR to a different folder\.$/,
    );
  },
);

test('a file is not a data folder, nor is what is below it', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'data')]) {
    expect(() => prepareDataFolder(path)).toThrow('is not a folder. Set DATA_DIR');
  }
});

test('a link to nowhere is not a data folder', () => {
  const link = join(folder, 'link');
  symlinkSync('/nowhere', link);
  expect(() => prepareDataFolder(link)).toThrow('nothing can be created there. Set DATA_DIR');
});
