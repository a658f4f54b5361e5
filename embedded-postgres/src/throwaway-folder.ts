import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const keeper = join(import.meta.dirname, 'throwaway-folder.main.ts');

/** A folder for as long as this process lives. */
export interface ThrowawayFolder {
  path: string;
  /** Stops every PostgreSQL in the folder and removes it. */
  remove(): Promise<void>;
}

/**
 * Makes a folder among the temporary ones that goes with this process, however the process ends:
 * another one waits for that, stops every PostgreSQL whose cluster is in the folder, and removes it.
 */
export async function makeThrowawayFolder(prefix: string): Promise<ThrowawayFolder> {
  const path = await mkdtemp(join(tmpdir(), prefix));
  // Run by root, PostgreSQL's own user has to get in.
  await chmod(path, 0o755);
  // In a session of its own, where no Ctrl-C ends it. What it waits for is the end of this pipe.
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
