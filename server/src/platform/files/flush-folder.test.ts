import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { flushFolder } from './flush-folder.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-flush-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('shares the next flush among all calls made during a flush', async () => {
  const folder = await temporaryFolder();
  const first = flushFolder(folder);
  const second = flushFolder(folder);
  expect(second).not.toBe(first);
  expect(flushFolder(folder)).toBe(second);
  await Promise.all([first, second]);
  const third = flushFolder(folder);
  expect(third).not.toBe(second);
  await third;
});

it('fails for all calls once the folder is gone, but not for later ones', async () => {
  const folder = join(await temporaryFolder(), 'gone');
  const failed = await Promise.allSettled([flushFolder(folder), flushFolder(folder)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(flushFolder(tmpdir())).resolves.toBeUndefined();
});
