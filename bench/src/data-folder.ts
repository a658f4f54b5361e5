import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where the product's programs are started. */
export const root = join(import.meta.dirname, '../..');

/** A data folder of its own, with the embedded database. */
export interface DataFolder extends AsyncDisposable {
  /** For a program of the product that works on it. */
  environment: NodeJS.ProcessEnv;
  /** Runs a command of `npm run redflag` to its end. */
  redflag(...command: string[]): Promise<void>;
}

/** Makes an empty data folder; it is removed when it is disposed of. */
export async function makeDataFolder(): Promise<DataFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-bench-'));
  // PostgreSQL does not run as root: its own user has to get in.
  await chmod(folder, 0o755);
  const environment = { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  return {
    environment,
    async redflag(...command) {
      const program = ['server/src/cli/redflag.ts', ...command];
      await promisify(execFile)(process.execPath, program, { cwd: root, env: environment });
    },
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}
