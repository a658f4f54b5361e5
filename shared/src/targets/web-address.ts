import { getDomain, parse } from 'tldts';
import { withoutJoiners } from '#text/clean-text.ts';
import { refang } from '#text/defang.ts';

const scheme = /^(?:(?:https?|ftp):[\\/]*|[a-z][a-z0-9+.-]*:\/\/|\/\/)/i;
const bareIpv6 = /^[\da-f]*:[\da-f]*:[\da-f:.]*$/i;
const ipAddress = /^(?:\[.+\]|\d+(?:\.\d+){3})$/;
const domainName = /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/;
const MAX_DOMAIN_LENGTH = 253;
/** Names that no registry sells, but that examples and warnings use (RFC 2606). */
const specialUse = /\.(?:example|test|invalid)$/;

export interface WebAddress {
  /** ASCII domain name without `www.`, IPv4 in dotted decimals, or IPv6 in brackets. */
  host: string;
  /** The rest as the URL standard writes it, percent-encoded; without a slash, comma or semicolon at its end. */
  path: string;
  query: string;
}

/**
 * Reads a web address with or without scheme, user info, port and path, also defanged. Null unless
 * the host is an IP address or under a known public suffix or a special-use name.
 */
export function readWebAddress(text: string): WebAddress | null {
  const address = refang(text)
    .replace(/^<(.*)>$/, '$1')
    .replace(/^view-source:/i, '');
  const rest = address.replace(scheme, '');
  const url = parseUrl(bareIpv6.test(rest) ? `[${rest}]` : rest);
  if (!url) return null;

  const host = url.hostname.replace(/\.$/, '');
  const isIp = ipAddress.test(host);
  if (rest === address) {
    // Without a scheme, `a@b.com` is an email address, and `33811` or `070.123.4567` a number,
    // although the URL standard would read them as a host with user info and as IPv4 addresses.
    const authority = rest.replace(/[/\\?#].*$/, '');
    if (authority === rest.replace(/[/\\]$/, '') && authority.includes('@')) return null;
    if (isIp && !host.startsWith('[') && !authority.startsWith(host)) return null;
  }
  const site = isIp ? host : readSite(host);
  // As after any target, a comma at the end is the sentence's.
  const path = url.pathname.replace(/[/,;]+$/, '') || '/';
  return site === null ? null : { host: site, path, query: url.search };
}

/** Returns the ASCII form (punycode) of a dotted domain name, without a trailing dot; null for other text. */
export function asciiDomain(text: string): string | null {
  const host = parseUrl(text)?.hostname.replace(/\.$/, '') ?? '';
  const isDomain = domainName.test(host) && host.length <= MAX_DOMAIN_LENGTH;
  return isDomain && !ipAddress.test(host) ? host : null;
}

function readSite(host: string): string | null {
  const name = asciiDomain(host);
  if (name === null) return null;
  const { domain, isIcann } = parse(name);
  if (domain === null || !(isIcann || specialUse.test(name))) return null;
  let site = name;
  // `www.gov.uk` is a site, `gov.uk` is a public suffix.
  while (site.startsWith('www.') && getDomain(site.slice(4)) !== null) site = site.slice(4);
  return site;
}

function parseUrl(authorityAndPath: string): URL | null {
  const url = `http://${authorityAndPath}`;
  // A joiner where no word has one makes a domain name invalid, so it was added to hide it.
  for (const spelling of [url, withoutJoiners(url)]) {
    try {
      return new URL(spelling);
    } catch {}
  }
  return null;
}
