import type { Entry } from '@redflag/shared/changes';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import { siteOf } from '@redflag/shared/targets/websites/sites';
import type { Format, Publisher } from './format.ts';

/** A resolver puts its zone behind the name, and `*.` may stand before it: together at most 253. */
const MAX_NAME = 200;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Letters, digits and hyphens (RFC 1123), the last label not a number, as in addresses. */
const hostName = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`);
/** Of a page: nothing that filters give another meaning. */
const plainPath = /^\/[\w.~%/-]*$/;

/** Returns the host that an entry is, or null: of a page, an address or another name. */
export function hostOf({ key }: Pick<Entry, 'key'>): string | null {
  return key.length <= MAX_NAME && hostName.test(key) ? key : null;
}

const text = 'text/plain; charset=utf-8';
const note = (sign: string, { name, url, licence }: Publisher) =>
  `${sign} Confirmed by ${oneLine(name)}, ${url}\n${sign} Licence: ${licence}\n`;
const oneLine = (words: string) => words.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');

/** A hosts file (hosts(5)). */
export const hosts: Format = {
  contentType: text,
  head: (publisher) => note('#', publisher),
  piece(entry) {
    const host = hostOf(entry);
    return host ? `0.0.0.0 ${host}\n` : '';
  },
};

/** Filters for AdGuard and uBlock, of pages on shared hosts, too. */
export const adblock: Format = {
  contentType: text,
  head: (publisher) => `[Adblock Plus]\n${note('!', publisher)}`,
  piece({ key }) {
    const [, name = '', path = ''] = /^([^/]*)(.*)$/s.exec(key) ?? [];
    const host = hostOf({ key: name });
    if (!host || (path && !plainPath.test(path))) return '';
    return path ? `||${host}${path}^$all\n` : `||${host}^\n`;
  },
};

/**
 * A response policy zone for resolvers (DNS RPZ). Names are relative to the zone, whatever it is called.
 * Its serial number has 32 bits: the position in seconds.
 */
export const rpz: Format = {
  contentType: 'text/dns; charset=utf-8',
  head: (publisher) =>
    `${note(';', publisher)}$TTL 300\n@ IN SOA localhost. root.localhost. ${serialOf(publisher)} 300 60 604800 300\n@ IN NS localhost.\n`,
  piece(entry, { sites }) {
    const host = hostOf(entry);
    if (!host) return '';
    return `${host} CNAME .\n${isWhole(host, sites) ? `*.${host} CNAME .\n` : ''}`;
  },
};

export const serialOf = ({ position }: Pick<Publisher, 'position'>) =>
  Math.floor(position / 1_000) % 2 ** 32;

/** Whether all of a domain is judged, and nobody else's or well-known host is below it. */
function isWhole(host: string, sites: Sites): boolean {
  return siteOf(host, sites) === host && !parentsIn(sites).has(host);
}

const parents = new WeakMap<ReadonlySet<string>, Set<string>>();

/** Returns all domains above a shared host or a well-known site. */
function parentsIn({ sharedHosts, wellKnownSites }: Sites): Set<string> {
  const known = parents.get(sharedHosts);
  if (known) return known;
  const all = new Set<string>();
  for (const name of [...sharedHosts, ...wellKnownSites]) {
    const labels = name.replace(/^\./, '').split('.');
    for (let from = 1; from < labels.length; from += 1) all.add(labels.slice(from).join('.'));
  }
  parents.set(sharedHosts, all);
  return all;
}
