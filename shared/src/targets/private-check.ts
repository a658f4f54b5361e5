import type { CategoryValue } from '#categories/categories.ts';
import type { Bits, Bucket, Target } from '#checks/checks.ts';
import { worstFirst } from '#verdicts/tone-of.ts';
import type { Verdict } from '#verdicts/verdicts.ts';
import { HASH_BYTES, hashTarget } from './hash-target.ts';
import { bankOfAccount } from './numbers/bank.ts';
import type { CountryCode } from './numbers/phone.ts';
import { presentTarget } from './present-target.ts';
import { detectCategory, searchKeys } from './targets.ts';
import { knownSites } from './websites/sites.ts';

const TRIES = 3;

interface TypedTarget {
  /** Empty to detect it from the target. */
  category: CategoryValue | '';
  /** Empty for any. */
  subcategory: string;
  target: string;
  /** The country whose local numbers the person writes; Nigeria if it is unknown. */
  country?: CountryCode | undefined;
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
 * Returns the same answer as an open search, without ids (several targets for an account number at
 * several banks), and how many reported targets the answer held.
 * @throws Error if it is not one target: invalid, a name without its platform, or a local number that
 * fits several countries
 */
export async function checkPrivately(
  typed: TypedTarget,
  calls: Calls,
): Promise<{ targets: Target[]; held: number }> {
  const { subcategory, target, country } = typed;
  const category = typed.category || detectCategory(target, { country });
  if (!category) throw new Error('A private check needs a target.');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { bits, ...added } = await calls.readBits(category);
    const sites = {
      sharedHosts: new Set([...knownSites.sharedHosts, ...added.sharedHosts]),
      wellKnownSites: new Set([...knownSites.wellKnownSites, ...added.wellKnownSites]),
      wellKnownTargets: new Set(added.wellKnownTargets),
    };
    const keys = searchKeys(category, target, subcategory || null, { sites, country });
    const [hash, another] = new Set(keys.map((key) => hashTarget(category, key)));
    if (hash === undefined || another) throw new Error('A private check needs one target.');
    const bucket = await calls.readBucket(category, bits, bucketOf(hash, bits));
    if (!bucket) continue;
    const [asked = target] = keys;
    const present = (key: string, verdict?: Verdict) => ({
      id: null,
      ...presentTarget(sites, { category, key, shown: target }, verdict, asked),
    });
    const found = bucket.items.filter((item) => item.hash === hash);
    const known = keys.flatMap((key) => {
      const item = found.find(({ bank }) => !bank || bank === bankOfAccount(key));
      return item ? [present(key, item.verdict)] : [];
    });
    const targets = known.length > 0 ? worstFirst(known) : [present(asked)];
    return { targets, held: bucket.items.length };
  }
  throw new Error('The number of bits changes all the time.');
}

/** Returns the first bits of a hash as a number. */
export function bucketOf(hash: string, bits: number): number {
  return Number(BigInt(`0x${hash}`) >> BigInt(HASH_BYTES * 8 - bits));
}
