import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValues } from '@redflag/shared/categories';
import { BITS_CHANGED } from '@redflag/shared/checks';
import { bankOfAccount } from '@redflag/shared/targets/numbers/bank';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import { knownSites } from '@redflag/shared/targets/websites/sites';
import { verdictOn } from '#modules/targets/targets.service.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { countTargets, putBits, selectBits, selectBucket } from './private-check.queries.ts';

/** As few targets as a bucket may have on average: who asks for one may mean any of them. */
const LEAST_IN_BUCKET = 50;
/** More than chance puts into one. */
const TOO_MANY_IN_BUCKET = 4 * LEAST_IN_BUCKET;
const HASH_BITS = 64n;

/**
 * Returns how many bits of a target's hash a private check sends: as many as leave 50 to 100
 * targets in a bucket, none below 100 targets. Source: the decision on targets.
 */
export async function readBits({ database }: Platform, category: CategoryValue): Promise<number> {
  return (await selectBits(database, category)) ?? countBits({ database }, category);
}

/** Which categories have keys or notes that depend on a list. A page may be a profile's. */
const dependent: Record<keyof Sites, CategoryValue[]> = {
  sharedHosts: ['website'],
  wellKnownSites: ['website', 'email'],
  wellKnownTargets: ['phone-number', 'social-media', 'website'],
};

/**
 * Returns what the lists of this installation add to those that every client knows, so that a client
 * computes the same keys and notes.
 */
export function addedLists({ sites }: Platform, category: CategoryValue) {
  const added = (list: keyof Sites) =>
    dependent[list].includes(category)
      ? [...sites[list]].filter((one) => !knownSites[list].has(one))
      : [];
  return {
    sharedHosts: added('sharedHosts'),
    wellKnownSites: added('wellKnownSites'),
    wellKnownTargets: added('wellKnownTargets'),
  };
}

/** Counts the targets of each category again, since a number of bits suits only so many. */
export async function countAllBits(platform: Pick<Platform, 'database'>): Promise<void> {
  for (const category of categoryValues) await countBits(platform, category);
}

async function countBits(
  { database }: Pick<Platform, 'database'>,
  category: CategoryValue,
): Promise<number> {
  const count = await countTargets(database, category);
  const bits = Math.max(0, Math.floor(Math.log2(count / LEAST_IN_BUCKET)));
  await putBits(database, category, bits);
  return bits;
}

/**
 * Returns the verdicts on the targets whose hash begins with some bits, given as a number.
 * @throws ProblemError 409 if another number of bits is right, 404 if there is no such bucket
 */
export async function readBucket(
  platform: Platform,
  { category, bits, bucket }: { category: CategoryValue; bits: number; bucket: number },
) {
  const { database, sites } = platform;
  const right = await readBits(platform, category);
  if (bits !== right) throw bitsChanged(right);
  if (bucket >= 2 ** bits) throw notFound('Bucket');
  const [from, before] = [boundOf(bucket, bits), boundOf(bucket + 1, bits)];
  const rows = await selectBucket(database, category, from ?? Buffer.alloc(8), before);
  if (rows.length > TOO_MANY_IN_BUCKET) {
    // After an import of many; otherwise somebody chose targets that share a beginning.
    const counted = await countBits(platform, category);
    if (counted !== bits) throw bitsChanged(counted);
  }
  const items = rows.map((row) => ({
    hash: row.hash.toString('hex'),
    bank: row.category === 'bank' ? (bankOfAccount(row.key) ?? undefined) : undefined,
    verdict: verdictOn(sites, row),
  }));
  return { items };
}

function bitsChanged(bits: number): ProblemError {
  return new ProblemError({
    status: 409,
    code: BITS_CHANGED,
    detail: `A private check sends ${bits} bits now.`,
    extensions: { bits },
  });
}

/** Returns the first hash that begins with these bits; null when that is beyond the last. */
function boundOf(bucket: number, bits: number): Buffer | null {
  const value = BigInt(bucket) << (HASH_BITS - BigInt(bits));
  if (value >= 1n << HASH_BITS) return null;
  const bound = Buffer.alloc(8);
  bound.writeBigUInt64BE(value);
  return bound;
}
