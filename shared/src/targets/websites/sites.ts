import { getDomain, getPublicSuffix } from 'tldts';
import { brandOfSite } from './brands.ts';
import { isStorage, samePages, sharedHosts } from './shared-hosts.ts';

/** Which sites are judged by the page, and which are not condemned lightly. */
export interface Sites {
  /**
   * Hosts where anybody can publish a page: the page is the target, not the host. With a leading dot,
   * those that give every customer a name below, as a private suffix does.
   */
  sharedHosts: ReadonlySet<string>;
  /** Domains of brands and institutions that scams pretend to be. */
  wellKnownSites: ReadonlySet<string>;
  /** Phone numbers and profiles of such, which operators list, as `category:key`. */
  wellKnownTargets: ReadonlySet<string>;
}

/** What Redflag ships with. Operators add to it. */
export const knownSites: Sites = {
  sharedHosts,
  wellKnownSites: new Set(brandOfSite.keys()),
  wellKnownTargets: new Set(),
};

/** The host that has the pages of another: `facebook.com` for `en-gb.facebook.com`. Others have their own. */
export function hostOfPages(host: string, { sharedHosts }: Sites): string {
  const plain = host.replace(/^(?:m|mobile)\.(?=.*\.)/, '');
  const domain = getDomain(plain) ?? '';
  return samePages.has(domain) && !sharedHosts.has(plain) ? domain : plain;
}

/** Whether anybody can publish on a host. @param host in ASCII, without `www.` */
export function isSharedHost(host: string, { sharedHosts }: Sites): boolean {
  return sharedHosts.has(host) || isStorage(host);
}

/** Whether a host is a well-known site or below one, or has customers below. @param host in ASCII */
export function isWellKnown(host: string, { wellKnownSites, sharedHosts }: Sites): boolean {
  return sharedHosts.has(`.${host}`) || isBelow(host, wellKnownSites);
}

/** Whether a host is one of some domains, or below one. */
export function isBelow(host: string, domains: ReadonlySet<string>): boolean {
  return parentsOf(host).some((parent) => domains.has(parent));
}

/** Whether a host is its owner's that is listed; a customer's name below a listed domain is not. */
export function isListed(host: string, sites: Sites): boolean {
  const { wellKnownSites } = sites;
  const site = siteOf(host, sites);
  if (site === null) return false;
  const isOwn = (parent: string) => parent.endsWith(site) && wellKnownSites.has(parent);
  // Below `gov.uk`, every name is a site.
  return parentsOf(host).some(isOwn) || wellKnownSites.has(getPublicSuffix(site) ?? '');
}

/** Returns a host and the names above it, without the last. */
function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(1).map((_, from) => labels.slice(from).join('.'));
}

/**
 * Returns the site of a host, `evil.com` for `a1.evil.com`: who has the one has the other. Below
 * a shared host or a private suffix, each name is somebody else's. Null for a page of a shared host,
 * for such a host itself, and for an IP address.
 * @param key of a website
 */
export function siteOf(key: string, sites: Sites): string | null {
  const domain = getDomain(key, { allowPrivateDomains: true });
  if (!domain || key.includes('/') || !key.endsWith(domain)) return null;
  const labels = key.split('.');
  for (let from = 0; from < labels.length; from += 1) {
    const parent = labels.slice(from).join('.');
    if (sites.sharedHosts.has(`.${parent}`) || isSharedHost(parent, sites))
      return from === 0 ? null : labels.slice(from - 1).join('.');
    if (parent === domain) break;
  }
  return domain;
}
