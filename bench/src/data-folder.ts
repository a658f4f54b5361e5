import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The folder to start the product's programs in. */
export const root = join(import.meta.dirname, '../..');

/** A separate data folder, with an embedded database. */
export interface DataFolder extends AsyncDisposable {
  /** The environment for a program of the product that uses this folder. */
  environment: NodeJS.ProcessEnv;
  /** Runs a command of `npm run redflag` until it ends. */
  redflag(...command: string[]): Promise<void>;
}

/** Creates an empty data folder, which is removed on disposal. */
export async function makeDataFolder(): Promise<DataFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-bench-'));
  // As root, PostgreSQL runs as another user, who must be able to enter.
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
