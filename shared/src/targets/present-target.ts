import type { Target } from '#checks/checks.ts';
import { isLookAlike, unmaskLookAlikes } from '#text/look-alikes.ts';
import { judge, judgeSharedHost, noCounts } from '#verdicts/judge.ts';
import { wordVerdict } from '#verdicts/verdict.words.ts';
import type { Verdict } from '#verdicts/verdicts.ts';
import { inUnicode } from './web-address.ts';
import type { Sites } from './websites/sites.ts';
import { isSharedHost } from './websites/sites.ts';

type Keyed = Pick<Target, 'category' | 'key'>;
type Described = Pick<Target, 'category' | 'key' | 'shown' | 'sharedHost' | 'lookAlike'>;

/** Returns what can be said of a target, as typed, without its reports, in any kind of check. */
export function describeTarget(sites: Sites, target: Keyed & { shown: string }): Described {
  const { category, key, shown } = target;
  return {
    category,
    key,
    shown: unmaskLookAlikes(shown),
    sharedHost: isHostShared(sites, target),
    lookAlike: isLookAlike(inUnicode(hostOf(target))),
  };
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
