import { open } from 'node:fs/promises';

const running = new Map<string, Promise<void>>();
const following = new Map<string, Promise<void>>();

/**
 * Makes the new names in a folder survive a crash, which flushing the files alone does not. All who
 * ask while a flush is running share the next one: it begins after they asked.
 */
export function flushFolder(path: string): Promise<void> {
  const current = running.get(path);
  if (!current) return flush(path);
  const next = following.get(path) ?? flushAfter(current, path);
  following.set(path, next);
  return next;
}

async function flushAfter(current: Promise<void>, path: string): Promise<void> {
  // Who waits for that one hears of its failure.
  await current.catch(() => undefined);
  following.delete(path);
  await flush(path);
}

function flush(path: string): Promise<void> {
  const flushed = sync(path).finally(() => running.delete(path));
  running.set(path, flushed);
  return flushed;
}

async function sync(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
