import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { freePort } from '#testing/processes/free-port.ts';
import { eventually } from '#testing/waiting.ts';
import { installedProgram } from './debian-package.ts';

/** Anybody but root, as whom PgBouncer refuses to run. */
const NOBODY = 65_534;

/** As little as it can do with. */
const DEFAULTS = `[databases]
redflag = host=127.0.0.1
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 6432
unix_socket_dir =
auth_type = any
default_pool_size = 20
`;

/** A PgBouncer in front of a database. */
export interface PgBouncer extends AsyncDisposable {
  url: string;
}

const SHIPPED = join(import.meta.dirname, '../../../../deploy/pgbouncer.ini');

/**
 * Starts a PgBouncer with our own configuration, in which only addresses, passwords and the size
 * differ, or with its default settings, which keep sessions.
 * @param size how many connections of the database it opens
 */
export async function startPgBouncer(
  databaseUrl: string,
  settings: 'ours' | 'defaults',
  size: number,
): Promise<PgBouncer> {
  const url = new URL(databaseUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const shipped = settings === 'ours' ? await readFile(SHIPPED, 'utf8') : DEFAULTS;
  await writeFile(
    file,
    shipped
      .replace(
        /^redflag = .*$/m,
        `* = host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`,
      )
      .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
      .replace(/^auth_type = .*$/m, 'auth_type = any')
      .replace(/^auth_file = .*$/m, '')
      .replace(/^default_pool_size = .*$/m, `default_pool_size = ${size}`),
  );
  const isRoot = process.getuid?.() === 0;
  const child = spawn(installedProgram('pgbouncer', 'pgbouncer'), [file], {
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
