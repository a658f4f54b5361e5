import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';
import type { Location } from './location.ts';
import { createOnce, readPointer } from './location.ts';

/** The name of the only role, a superuser. */
export const role = 'redflag';

const unfinishedPrefix = 'unfinished-cluster-';

/** Written to postgresql.conf, where the operator may change them. Sized for a small server. */
const initialSettings = {
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_checkpoints: 'off',
  // By default, the details of a failed statement quote people's data.
  log_error_verbosity: 'terse',
};

/**
 * Creates the cluster if there is none, and returns the role's password. A rename puts it in place
 * whole, so that a killed start leaves no half, and of two simultaneous starts one wins.
 * @throws EmbeddedPostgresError when the cluster cannot be created or has another major version
 */
export async function ensureCluster(
  { home, cluster, account }: Location,
  { folder, version }: Binaries,
): Promise<string> {
  const passwordFile = join(home, 'password');
  const existing = await readMajor(cluster);
  if (existing === undefined) {
    await createOnce(passwordFile, randomBytes(24).toString('base64url'));
    if (account) await chown(passwordFile, account.uid, account.gid);
    await create();
  } else if (existing !== version.split('.')[0]) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} was made by PostgreSQL ${existing}, but this server brings ` +
        `PostgreSQL ${version.split('.')[0]}: dump it with PostgreSQL ${existing} (pg_dumpall), ` +
        'move its folder away, start the server and restore the dump (psql).',
    );
  }
  return readFile(passwordFile, 'utf8');

  async function create(): Promise<void> {
    const unfinished = await mkdtemp(join(home, unfinishedPrefix));
    try {
      if (account) await chown(unfinished, account.uid, account.gid);
      // pg_trgm recognises letters by LC_CTYPE. Under plain C, it recognises only ASCII letters.
      await initdb(unfinished, 'C.UTF-8').catch((error) => {
        if (!/invalid locale name/.test(error.stderr)) throw error;
        return initdb(unfinished, 'C');
      });
      await rename(unfinished, cluster);
    } catch (cause) {
      await rm(unfinished, { recursive: true, force: true });
      if ((await readMajor(cluster)) !== undefined) return;
      const { stderr, message } = cause as Error & { stderr?: string };
      throw new EmbeddedPostgresError(
        `PostgreSQL could not create the database in ${home}: ${lastLines(stderr ?? message)}`,
        { cause },
      );
    }
  }

  function initdb(target: string, characterClasses: string) {
    const settings = Object.entries(initialSettings).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
    return run(account, join(folder, 'bin/initdb'), [
      ...['-D', target, '-U', role, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--no-locale', '--lc-ctype', characterClasses],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...['--data-checksums', '--no-instructions', ...settings],
    ]);
  }
}

/** Returns whether there is a cluster for a data folder that this user may read. Creates nothing. */
export async function hasCluster(directory: string): Promise<boolean> {
  const home = (await readPointer(directory)) ?? directory;
  return (await readMajor(join(home, 'cluster')).catch(() => undefined)) !== undefined;
}

/** Removes what killed starts left, as far as it can. Call it only as owner of the cluster. */
export async function removeUnfinished(home: string): Promise<void> {
  const names = await readdir(home).catch(() => []);
  const unfinished = names.filter((name) => name.startsWith(unfinishedPrefix));
  // A start that lost the race may still be writing to its folder; it removes that itself.
  await Promise.allSettled(
    unfinished.map((name) => rm(join(home, name), { recursive: true, force: true })),
  );
}

/** Returns the last lines of a program's output, for an error message. */
export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-5).join('\n');
}

async function readMajor(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
