import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CategoryValue } from '#categories/categories.ts';
import type { Bits, Bucket, Target } from '#checks/checks.ts';
import { describeTarget, judgeUnknown } from './present-target.ts';
import { detectCategory, searchKeys } from './targets.ts';
import { knownSites } from './websites/sites.ts';

const HASH_BYTES = 8;
const TRIES = 3;

interface TypedTarget {
  /** Empty to detect it from the target. */
  category: CategoryValue | '';
  /** Empty for any. */
  subcategory: string;
  target: string;
}

/** The calls of a private check, as its client makes them. */
interface Calls {
  /** `GET /v1/check/{category}` */
  readBits: (category: CategoryValue) => Promise<Bits>;
  /** `GET /v1/check/{category}/{bits}/{bucket}`; null if it answers that the bits have changed. */
  readBucket: (category: CategoryValue, bits: number, bucket: number) => Promise<Bucket | null>;
}

/**
 * Finds what is known of a target by the first bits of its hash. Source: the decision on targets.
 * Returns the same answer as an open search, without id.
 * @throws Error if it is not one target: invalid, or a name without its platform
 */
export async function checkPrivately(typed: TypedTarget, calls: Calls): Promise<Target> {
  const { subcategory, target } = typed;
  const category = typed.category || detectCategory(target);
  if (!category) throw new Error('A private check needs a target.');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { bits, sharedHosts } = await calls.readBits(category);
    const sites = {
      ...knownSites,
      sharedHosts: new Set([...knownSites.sharedHosts, ...sharedHosts]),
    };
    const [key, another] = searchKeys(category, target, subcategory || null, sites);
    if (key === undefined || another) throw new Error('A private check needs one target.');
    const hash = hashTarget(category, key);
    const bucket = await calls.readBucket(category, bits, bucketOf(hash, bits));
    if (!bucket) continue;
    const known = bucket.items.find((item) => item.hash === hash);
    const described = describeTarget(sites, { category, key, shown: target });
    return { id: null, ...described, verdict: known?.verdict ?? judgeUnknown(sites, described) };
  }
  throw new Error('The number of bits changes all the time.');
}

/** Returns the hash of a target, by which a private check finds it among others. */
export function hashTarget(category: CategoryValue, key: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${category}:${key}`)).slice(0, HASH_BYTES));
}

/** Returns the first bits of a hash as a number. */
export function bucketOf(hash: string, bits: number): number {
  return Number(BigInt(`0x${hash}`) >> BigInt(HASH_BYTES * 8 - bits));
}
