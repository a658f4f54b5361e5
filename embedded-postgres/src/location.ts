import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { canRun, chooseAccount } from './account.ts';
import { EmbeddedPostgresError } from './error.ts';

/** The file in a data folder that names the folder of its cluster, if that is elsewhere. */
const pointerName = 'cluster-location.txt';

/** Where a cluster is, and which account its PostgreSQL runs as. */
export interface Location {
  /** Holds the cluster, its password and its log. */
  home: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  account: Account;
}

/**
 * Finds the home of a data folder's cluster: the data folder or, if PostgreSQL's user may not enter
 * that, a folder under `shelter`, which a file in the data folder names. So a data folder can be
 * moved, and a new one starts empty.
 * @throws EmbeddedPostgresError when the cluster is missing or its owner cannot reach it
 */
export async function locate(
  directory: string,
  shelter: string,
  log: (line: string) => void,
): Promise<Location> {
  const sheltered = await readPointer(directory);
  if (sheltered !== undefined) {
    log(`The database of ${directory} is in ${sheltered}, as ${pointerName} says`);
    return inhabit(sheltered);
  }

  const location = await inhabit(directory);
  if (!location.account || (await canRun(location.account, 'test', ['-x', directory]))) {
    return location;
  }
  if (await stat(location.cluster).catch(() => undefined)) {
    throw new EmbeddedPostgresError(
      `The owner of ${location.cluster} may not enter ${directory}. ` +
        'Allow every user to enter the folders above it (chmod a+x).',
    );
  }
  const home = await moveToShelter(directory, shelter);
  log(`The user of PostgreSQL may not enter ${directory}, so the database is in ${home}`);
  return inhabit(home);
}

async function inhabit(home: string): Promise<Location> {
  const cluster = join(home, 'cluster');
  return { home, cluster, account: await chooseAccount(cluster) };
}

/** Returns the folder of a data folder's cluster, if that is elsewhere. */
export async function readPointer(directory: string): Promise<string | undefined> {
  const pointer = join(directory, pointerName);
  const home = await readFile(pointer, 'utf8').catch(() => undefined);
  if (home === undefined) return undefined;
  if (await stat(home.trim()).catch(() => undefined)) return home.trim();
  throw new EmbeddedPostgresError(
    `The database folder ${home.trim()} is missing: bring it back, ` +
      `or delete ${pointer} to start with an empty database.`,
  );
}

async function moveToShelter(directory: string, shelter: string): Promise<string> {
  await mkdir(shelter, { recursive: true });
  await chmod(shelter, 0o755);
  const readableName = directory.split('/').filter(Boolean).join('-').slice(-80);
  const home = await mkdtemp(join(shelter, `${readableName}-`));
  await chmod(home, 0o755);
  if (await createOnce(join(directory, pointerName), `${home}\n`)) return home;
  await rm(home, { recursive: true });
  return (await readPointer(directory)) ?? home;
}

/** Creates a private file in one step. Returns false if it already exists. */
export async function createOnce(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
