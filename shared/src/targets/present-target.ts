import type { Target } from '#checks/checks.ts';
import { isLookAlike, unmaskLookAlikes } from '#text/look-alikes.ts';
import { judge, judgeSharedHost, noCounts } from '#verdicts/judge.ts';
import { wordVerdict } from '#verdicts/verdict.words.ts';
import type { Verdict } from '#verdicts/verdicts.ts';
import { hashTarget } from './hash-target.ts';
import { bankOfAccount, UNKNOWN_BANK } from './numbers/bank.ts';
import { wordAccount, wordImitation, wordOwnAddress, wordUnknownBank } from './target.words.ts';
import { inUnicode } from './web-address.ts';
import { imitatedBrand } from './websites/brand-names.ts';
import type { Sites } from './websites/sites.ts';
import { isSharedHost } from './websites/sites.ts';
import { ownerOf } from './well-known.ts';

type Keyed = Pick<Target, 'category' | 'key'>;
type Presented = Omit<Target, 'id' | 'same' | 'linked'>;

/**
 * Returns a target, as typed, with its verdict and what can be said without looking at others, for
 * any kind of check.
 * @param asked the key that was asked about; of an account perhaps with its bank
 */
export function presentTarget(
  sites: Sites,
  target: Keyed & { shown: string },
  verdict = judgeUnknown(sites, target),
  asked = target.key,
): Presented {
  const { category, key, shown } = target;
  const notes = notesOn(sites, target, asked);
  return {
    category,
    key,
    hash: hashTarget(category, key),
    shown: unmaskLookAlikes(shown),
    sharedHost: isHostShared(sites, target),
    lookAlike: isLookAlike(inUnicode(hostOf(target))),
    notes: verdict.level === 'confirmed' ? notes.filter(isTrueOfScams) : notes,
    verdict,
    disputedSince: verdict.disputedSince,
    decideBy: verdict.decideBy,
    statement: verdict.statement,
    formerHolder: verdict.formerHolder,
  };
}

/** A confirmed site is not the brand's any more. */
const isTrueOfScams = ({ kind }: Target['notes'][number]) => kind !== 'own-address';

function notesOn(sites: Sites, target: Keyed, asked: string): Target['notes'] {
  if (target.category === 'bank') return notesOnAccount(target.key, asked);
  const owner = ownerOf(target, sites);
  if (owner) return [{ kind: 'own-address', text: wordOwnAddress(owner.name, target.category) }];
  const imitated = imitatedBrand(target, sites);
  return imitated ? [{ kind: 'imitation', text: wordImitation(imitated.name) }] : [];
}

function notesOnAccount(key: string, asked: string): Target['notes'] {
  const [bank, askedBank] = [key, asked].map(bankOfAccount);
  if (bank !== UNKNOWN_BANK) {
    const text = wordAccount(key);
    return text ? [{ kind: 'account', text }] : [];
  }
  return askedBank === UNKNOWN_BANK ? [] : [{ kind: 'unknown-bank', text: wordUnknownBank() }];
}

/** Whether a target is a host where anyone can publish, which is not judged. */
export function isHostShared(sites: Sites, { category, key }: Keyed): boolean {
  return category === 'website' && isSharedHost(key, sites);
}

/** Returns the verdict on a target that nobody has reported. */
export function judgeUnknown(sites: Sites, target: Keyed): Verdict {
  const now = new Date();
  return wordVerdict(
    isHostShared(sites, target) ? judgeSharedHost(target.key, now) : judge(noCounts, now),
  );
}

/** The domain of a site, a page or an email address; empty for other targets. */
function hostOf({ category, key }: Keyed): string {
  if (category === 'website') return key.replace(/\/.*/s, '');
  return category === 'email' ? key.slice(key.lastIndexOf('@') + 1) : '';
}
