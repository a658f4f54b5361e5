import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a server with an embedded database. */
export interface DataFolder extends AsyncDisposable {
  path: string;
  /** The process of its PostgreSQL; rejects if there is none. */
  postmaster(): Promise<number>;
}

/** Makes a folder that is removed at the end. Its PostgreSQL is stopped if still running. */
export async function makeDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'redflag-data-'));
  // When run by root, the database's own user needs access.
  await chmod(path, 0o755);
  const pidFile = join(path, 'postgres/cluster/postmaster.pid');
  const postmaster = async () => Number((await readFile(pidFile, 'utf8')).split('\n', 1)[0]);
  return {
    path,
    postmaster,
    async [Symbol.asyncDispose]() {
      const left = await postmaster().catch(() => null);
      if (left) process.kill(left, 'SIGQUIT');
      await rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Whether a process has not ended yet. Of one that has, a busy system may still know how it did (a zombie). */
export function isRunning(pid: number): boolean {
  try {
    const line = ['-o', 'stat=', '-p', String(pid)];
    return !execFileSync('ps', line, { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}
