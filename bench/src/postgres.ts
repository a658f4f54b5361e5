import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@redflag/embedded-postgres';
import pg from 'pg';

/** A PostgreSQL of the benchmark's own, and a folder beside it for whatever its guests keep. */
export interface BenchPostgres extends AsyncDisposable {
  folder: string;
  /** Makes an empty database; its address. */
  createDatabase(name: string): Promise<string>;
}

/** Starts a PostgreSQL in a temporary folder, with the settings that the product's own one has. */
export async function startPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-bench-'));
  // PostgreSQL does not run as root: its own user has to get in.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres') });
  return {
    folder,
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: postgres.connectionString });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(postgres.connectionString);
      url.pathname = `/${name}`;
      return url.toString();
    },
    async [Symbol.asyncDispose]() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
