import type { Keyed } from './targets.ts';
import { normaliseTarget, sameTargets } from './targets.ts';
import { brandOf, hostOf } from './websites/brand-names.ts';
import { readHostList } from './websites/host-list.ts';
import type { Sites } from './websites/sites.ts';
import { isListed } from './websites/sites.ts';

/** What operators list besides Redflag's own brands. */
export type WellKnown = Pick<Sites, 'wellKnownSites' | 'wellKnownTargets'>;

/**
 * Returns whose own a target is that scams pretend to come from: a brand, or somebody on the operator's
 * list, which says no names. Null for others.
 */
export function ownerOf(target: Keyed, sites: Sites): { name: string | null } | null {
  const brand = brandOf(target, sites);
  if (brand) return brand;
  const isNamed = [target, ...sameTargets(target)].some(({ category, key }) =>
    sites.wellKnownTargets.has(`${category}:${key}`),
  );
  return isNamed || isListed(hostOf(target), sites) ? { name: null } : null;
}

/**
 * Reads a list of what is well known, one on each line: a domain, a phone number with its country's
 * code, or a profile (`instagram/name`, or its address); or the JSON of a MISP warning list.
 * @throws Error naming a line that is none of these; SyntaxError or ZodError for JSON that is no such list
 */
export function readWellKnownList(content: string): WellKnown {
  const sites = new Set<string>();
  const targets = new Set<string>();
  const lines = content.trim().startsWith('{') ? readHostList(content) : content.split('\n');
  for (const [index, line] of lines.entries()) {
    const entry = line.replace(/^\uFEFF|#.*/g, '').trim();
    const target = readNumber(entry) ?? readProfile(entry);
    const [site] = readHostList(entry);
    if (target) targets.add(target);
    // Subdomains belong to a site anyway.
    else if (site) sites.add(site.replace(/^\./, ''));
    else if (entry) throw new Error(`line ${index + 1} is ${NONE}: ${entry}`);
  }
  return { wellKnownSites: sites, wellKnownTargets: targets };
}

const NONE =
  'not a domain, a phone number such as +2348031234567, or a profile such as instagram/name';

function readNumber(entry: string): string | null {
  const key = /^(?:\+|00)/.test(entry) ? normaliseTarget('phone-number', entry) : null;
  return key && `phone-number:${key}`;
}

/** A name without a platform is no profile, nor is a page of another site. */
function readProfile(entry: string): string | null {
  const key = entry.includes('/') ? normaliseTarget('social-media', entry) : null;
  return key && /^(?!other\/)[a-z]+\//.test(key) ? `social-media:${key}` : null;
}
