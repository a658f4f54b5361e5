import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const keeper = join(import.meta.dirname, 'throwaway-folder.main.ts');

/** A folder that exists as long as this process. */
export interface ThrowawayFolder {
  path: string;
  /** Stops every PostgreSQL in the folder and removes it. */
  remove(): Promise<void>;
}

/**
 * Makes a temporary folder that is removed however this process ends: a second process waits for
 * that, stops every PostgreSQL whose cluster is in it, and removes it.
 */
export async function makeThrowawayFolder(prefix: string): Promise<ThrowawayFolder> {
  const path = await mkdtemp(join(tmpdir(), prefix));
  // When run by root, PostgreSQL's own user needs access.
  await chmod(path, 0o755);
  // Runs in a separate session, so that Ctrl-C does not end it. It waits for this pipe to close.
  const child = spawn(process.execPath, [keeper, path], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.unref();
  return {
    path,
    async remove() {
      const exit = once(child, 'exit');
      child.ref();
      child.stdin.end();
      await exit;
    },
  };
}
