import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { isNearlyFull, readDisk } from './disk.ts';

test('the disk of the data folder is nearly full with little left, both in bytes and in part', async () => {
  const disk = await readDisk(readConfig({ DATA_DIR: tmpdir() }));
  expect(disk?.size).toBeGreaterThan(disk?.free ?? Number.POSITIVE_INFINITY);
  expect(isNearlyFull({ free: 4e9, size: 100e9 })).toBe(true);
  expect(isNearlyFull({ free: 4e9, size: 20e9 })).toBe(false);
  expect(isNearlyFull({ free: 50e9, size: 1_000e9 })).toBe(false);
});
