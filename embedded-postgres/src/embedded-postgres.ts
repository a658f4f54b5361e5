import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findInstalledBinaries, reachableBinaries } from './binaries.ts';
import { ensureCluster, removeUnfinished, role } from './cluster.ts';
import { EmbeddedPostgresError, PassingFailure } from './error.ts';
import { locate } from './location.ts';
import { takeOwnership } from './ownership.ts';
import type { Postmaster } from './postmaster.ts';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';

export { hasCluster } from './cluster.ts';
export { EmbeddedPostgresError };

/** Where cluster and programs go if PostgreSQL's user cannot reach their usual folders. */
const shelter = '/var/lib/redflag';

const host = '127.0.0.1';
const persistMilliseconds = 30_000;

/** A PostgreSQL that this server owns. */
export interface EmbeddedPostgres {
  /** Connects as a superuser over the loopback interface. */
  connectionString: string;
  /** Shuts the database down and waits until it has stopped. It can be called again. */
  stop(): Promise<void>;
}

/** Which data folder to start a database in, and how. */
export interface EmbeddedPostgresOptions {
  /** An absolute path; the folder is created if missing. */
  directory: string;
  /** Created if missing. Default: redflag. */
  database?: string;
  /** More PostgreSQL settings for this run, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
  /** Receives what the operator may want to know. */
  log?: (line: string) => void;
  /** Called when its processes have been started, which need a moment until they accept connections. */
  onStarting?: (() => void) | undefined;
}

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed server left running.
 * As root, PostgreSQL runs as another user. It outlives this process unless stopped.
 * @throws EmbeddedPostgresError when it cannot start; the message is for the operator
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const { message } = error as Error;
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL in ${options.directory} cannot be used: ${message}`,
      { cause: error },
    );
  }
}

async function start({
  directory,
  database = 'redflag',
  settings = {},
  log = () => {},
  onStarting,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const installed = await findInstalledBinaries();
  await mkdir(directory, { recursive: true });
  const folder = await realpath(directory);
  const location = await locate(folder, shelter, log);
  const binaries = await reachableBinaries(installed, location.account, shelter, log);
  const password = await ensureCluster(location, binaries);
  const { cluster } = location;

  const { postmaster, ownership } = await persist(async () => {
    const running = await findPostmaster(cluster);
    const postmaster = running ?? (await startPostmaster(location, binaries, settings, onStarting));
    const connection = { host, port: postmaster.port, user: role, password };
    const ownership = await takeOwnership(connection, cluster, database, log).catch(
      async (error) => {
        if (!running) await stopPostmaster(postmaster, cluster);
        throw error;
      },
    );
    if (!ownership) {
      throw new EmbeddedPostgresError(
        `The data folder ${directory} is in use by another Redflag server.`,
      );
    }
    if (running) log(`Took over the PostgreSQL of a killed server (process ${running.pid})`);
    return { postmaster, ownership };
  });
  await removeUnfinished(location.home);

  let stopping: Promise<void> | undefined;
  return {
    connectionString: describeConnection(postmaster, password, database),
    stop() {
      ownership.expectEnd();
      stopping ??= stopPostmaster(postmaster, cluster);
      return stopping;
    },
  };
}

/** Returns the URL of a folder's running PostgreSQL. Throws EmbeddedPostgresError if there is none. */
export async function findEmbeddedPostgres({
  directory,
  database = 'redflag',
}: Pick<EmbeddedPostgresOptions, 'directory' | 'database'>): Promise<string> {
  const { home, cluster } = await locate(await realpath(directory), shelter, () => {});
  const postmaster = await findPostmaster(cluster);
  if (!postmaster) throw new EmbeddedPostgresError(`No PostgreSQL runs in ${directory}.`);
  return describeConnection(postmaster, await readFile(join(home, 'password'), 'utf8'), database);
}

function describeConnection({ port }: Postmaster, password: string, database: string): string {
  return `postgres://${role}:${password}@${host}:${port}/${encodeURIComponent(database)}`;
}

/** Repeats an attempt for up to 30 seconds while its failures may pass. */
async function persist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const giveUp = Date.now() + persistMilliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PassingFailure) || Date.now() > giveUp) throw error;
      await setTimeout(100);
    }
  }
}
