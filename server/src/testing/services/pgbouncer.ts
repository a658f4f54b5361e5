import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { freePort } from '#testing/processes/free-port.ts';
import { eventually } from '#testing/waiting.ts';
import { installedProgram } from './debian-package.ts';

/** Anybody but root, as whom PgBouncer refuses to run. */
const NOBODY = 65_534;

/** A PgBouncer in front of a database. */
export interface PgBouncer extends AsyncDisposable {
  url: string;
}

/**
 * Starts a PgBouncer with its default settings.
 * @param mode after what a connection of the database may go to another client
 * @param size how many connections of the database it opens
 */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
  size = 20,
): Promise<PgBouncer> {
  const url = new URL(databaseUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o755);
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${size}
`,
  );
  const isRoot = process.getuid?.() === 0;
  const child = spawn(installedProgram('pgbouncer', 'pgbouncer'), [settings], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const exit = once(child, 'exit');
  const log = text(child.stderr);
  url.host = `127.0.0.1:${port}`;
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(await log);
    const client = new pg.Client({ connectionString: url.toString() });
    await client.connect();
    await client.end();
  });
  return {
    url: url.toString(),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}
