import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@redflag/embedded-postgres';
import pg from 'pg';

/** A separate PostgreSQL for the benchmark, and a folder for files of the servers that use it. */
export interface BenchPostgres extends AsyncDisposable {
  folder: string;
  /** Its first process, which starts all others. */
  pid: number;
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
}

/** Starts PostgreSQL in a temporary folder with the embedded one's settings, and notes commit times. */
export async function startPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-bench-'));
  // As root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    settings: { track_commit_timestamp: 'on' },
  });
  const lines = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8');
  return {
    folder,
    pid: Number.parseInt(lines, 10),
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
