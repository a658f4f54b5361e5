import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { OperatorError } from '#platform/process/operator-error.ts';

/** A backup smaller than this share of the one before it may be of another database. */
const SUSPICIOUS_SHARE = 0.5;

interface Stored {
  path: string;
  bytes: number;
  madeAt: number;
}

/**
 * Returns the last backup of the same name but for its digits from before pictures were lost; null if there is
 * none, or no picture is missing.
 */
export async function findFuller(
  path: string,
  lackingSince: string | null,
): Promise<string | null> {
  if (lackingSince === null) return null;
  const alike = await findAlike(path);
  const fuller = alike.find(({ madeAt }) => madeAt < Date.parse(lackingSince));
  return fuller ? resolve(fuller.path) : null;
}

/**
 * Deletes all but the newest `keep` backups of the same name but for its digits, of which `path` is the
 * last, and but the `fuller` one.
 * @returns the paths of those deleted
 * @throws OperatorError for a name without digits, or if the last one is much smaller than the one
 * before it: then none is deleted
 */
export async function keepNewest(
  path: string,
  keep: number,
  fuller: string | null,
): Promise<string[]> {
  requireDigits(path);
  const [last, ...earlier] = await findAlike(path);
  const before = earlier[0];
  if (last && before && last.bytes < before.bytes * SUSPICIOUS_SHARE) {
    throw new OperatorError(
      `The backup has ${last.bytes} bytes, less than half of ${before.path} (${before.bytes}).`,
    );
  }
  const superfluous = earlier
    .slice(keep - 1)
    .map((stored) => stored.path)
    .filter((one) => resolve(one) !== fuller);
  for (const one of superfluous) await rm(one);
  return superfluous;
}

/**
 * Gives a backup that has failed a check a name by which it counts neither as the last good one nor
 * among those to keep.
 * @throws OperatorError that says so after the reason
 */
export async function setAside(path: string, reason: Error): Promise<never> {
  const suspect = `${path}.suspect`;
  await rename(path, suspect);
  const known = reason instanceof OperatorError;
  const why = known ? reason.message : `The backup could not be checked: ${reason.message}.`;
  throw new OperatorError(
    `${why} It is now ${suspect}, and no older one was deleted. If it is good, give it its name back.`,
    { cause: reason },
  );
}

/** Throws OperatorError for a name that does not tell backups apart by a date or number. */
export function requireDigits(path: string): void {
  if (!/\d/.test(basename(path))) {
    throw new OperatorError(
      'With --keep, the name needs a date or a number: redflag-2026-11-21.tar.gz.',
    );
  }
}

/** Returns a backup and those beside it, the newest first. */
async function findAlike(path: string): Promise<Stored[]> {
  const folder = dirname(path);
  const nameless = (name: string) => name.replace(/\d+/g, '#');
  const names = (await readdir(folder)).filter(
    (name) => nameless(name) === nameless(basename(path)),
  );
  const stored = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { path: join(folder, name), bytes: size, madeAt: mtimeMs };
    }),
  );
  const isLast = (one: Stored) => basename(one.path) === basename(path);
  return stored.toSorted((a, b) => Number(isLast(b)) - Number(isLast(a)) || b.madeAt - a.madeAt);
}
