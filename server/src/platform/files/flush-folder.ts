import { open } from 'node:fs/promises';

const running = new Map<string, Promise<void>>();
const following = new Map<string, Promise<void>>();

/**
 * Makes new names in a folder survive a crash, which flushing files does not. Calls during a flush
 * share the next, which begins after them.
 */
export function flushFolder(path: string): Promise<void> {
  const current = running.get(path);
  if (!current) return flush(path);
  const next = following.get(path) ?? flushAfter(current, path);
  following.set(path, next);
  return next;
}

async function flushAfter(current: Promise<void>, path: string): Promise<void> {
  // Its own callers get its error.
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
