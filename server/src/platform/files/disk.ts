import { statfs } from 'node:fs/promises';
import type { Config } from '#platform/config.ts';

/** The disk of the data folder, in bytes. */
export interface Disk {
  free: number;
  size: number;
}

/** The same numbers as in deploy/alerts.yaml. */
const FEW_BYTES = 5e9;
const SMALL_PART = 0.1;

/** Reads how full the disk is; null if neither the database nor the files are in the data folder. */
export async function readDisk({ s3, database, dataDirectory }: Config): Promise<Disk | null> {
  if (s3 && database.url) return null;
  const { bavail, blocks, bsize } = await statfs(dataDirectory);
  return { free: bavail * bsize, size: blocks * bsize };
}

export function isNearlyFull({ free, size }: Disk): boolean {
  return free < FEW_BYTES && free < SMALL_PART * size;
}
