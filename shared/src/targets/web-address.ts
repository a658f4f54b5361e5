import punycode from 'punycode.js';
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
  /** With its `#`. */
  fragment: string;
}

/** The addresses by which phones open an app, and those that open the same in a browser. */
const appLinks: [RegExp, string][] = [
  [/^tg:\/\/resolve\/?\?(?:.*&)?domain=([^&#]+).*/i, 'https://t.me/$1'],
  [/^tg:\/\/(?:resolve|join)\/?\?(?:.*&)?(?:phone=\+?|invite=)([^&#]+).*/i, 'https://t.me/+$1'],
  [/^(?:https?:\/\/)?web\.telegram\.org\/[a-z]\/?#@(\w+)$/i, 'https://t.me/$1'],
  [/^whatsapp:\/\/send\/?\?(?:.*&)?phone=([^&#]+).*/i, 'https://wa.me/$1'],
  [/^whatsapp:\/\/chat\/?\?(?:.*&)?code=([^&#]+).*/i, 'https://chat.whatsapp.com/$1'],
  [/^sgnl:\/\//i, 'https://'],
  [/^(?:https?:\/\/)?(?:www\.)?google\.[a-z.]{2,6}\/amp\/(?:s\/)?(?=.)/i, 'https://'],
  [
    /^(?:https?:\/\/)?(?:www\.|m\.)?paypal\.com\/(?:[a-z-]{2,5}\/)?paypalme\d?\/(?=.)/i,
    'https://paypal.me/',
  ],
  [/^instagram:\/\/user\/?\?(?:.*&)?username=([^&#]+).*/i, 'https://instagram.com/$1'],
  [/^(?:twitter|x):\/\/user\/?\?(?:.*&)?screen_name=([^&#]+).*/i, 'https://x.com/$1'],
  [/^fb:\/\/(?:profile|page)\/(\d+).*/i, 'https://facebook.com/profile.php?id=$1'],
];

/** Pages that lead on to the address in a parameter, as messengers, mail programs and advertisers write links. */
const wrapping = [
  String.raw`(?:lm?\.)?facebook\.com/(?:l\.php|flx/warn/?)`,
  String.raw`l\.(?:instagram|messenger|threads)\.(?:com|net)/(?:l\.php)?`,
  String.raw`(?:[a-z]+\.)?google\.[a-z.]{2,6}/(?:url|imgres)`,
  String.raw`(?:accounts|appengine)\.google\.com/[^?#]*`,
  String.raw`translate\.google\.com/translate`,
  String.raw`(?:googleadservices\.com|adclick\.g\.doubleclick\.net)/[^?#]*`,
  String.raw`youtube\.com/redirect`,
  String.raw`linkedin\.com/redir/redirect`,
  String.raw`steamcommunity\.com/linkfilter/?`,
  String.raw`out\.reddit\.com/[^?#]*`,
  String.raw`[a-z\d]+\.safelinks\.protection\.outlook\.com/?`,
].join('|');
const wrapper = new RegExp(
  String.raw`^(?:https?://)?(?:www\.)?(?:${wrapping})\?(?:.*&)?(?:u|q|url|adurl|continue|imgrefurl)=(https?(?::|%3a)[^&#]+).*$`,
  'i',
);
/** `name.t.me` leads to `t.me/name`. */
const nameOnTelegram = /^(\w{4,32})\.t\.me$/;
/** Google shows other sites' pages below names such as `evil--site-com.translate.goog`. */
const relayed =
  /^(https?:\/\/)?([a-z\d]+-[a-z\d-]+)\.(?:translate\.goog|cdn\.ampproject\.org)(?![\w.-])/i;

/** Returns the address to which another one leads; the address itself if it leads nowhere else. */
function unwrap(text: string): string {
  const [whole = '', start = '', name = ''] = relayed.exec(text) ?? [];
  if (whole)
    return start + name.replace(/-(-?)/g, (_, second) => second || '.') + text.slice(whole.length);
  const [, target] = wrapper.exec(text) ?? [];
  try {
    // One may lead to the next, and each is shorter.
    return target ? unwrap(decodeURIComponent(target)) : text;
  } catch {
    return text;
  }
}

/**
 * Reads a web address with or without scheme, user info, port and path, also defanged, in a sentence,
 * or one that opens an app. Null unless the host is an IP address or under a known public suffix or a
 * special-use name.
 */
export function readWebAddress(text: string): WebAddress | null {
  const typed = unwrap(withoutSentence(refang(text)).replace(/^view-source:/i, ''));
  const [link, page] = appLinks.find(([form]) => form.test(typed)) ?? [];
  const address = link && page ? typed.replace(link, page) : typed;
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
  if (site === null) return null;
  const [, name] = nameOnTelegram.exec(site) ?? [];
  const path = name ? `/${name}${url.pathname}` : url.pathname;
  return {
    host: name ? 't.me' : site,
    path: withoutEnd(plainPath(path), /[\s/.,;:!?…"'“”‘’«»]+$/) || '/',
    query: url.search,
    fragment: url.hash,
  };
}

/** Brackets, and the quotation marks and signs of a sentence around an address. */
const before = /^["'“”‘’«»(<]+(?=[^\s"'“”‘’«»(<])/;
const after = /[\s.,;:!?…"'“”‘’«»]+$/;
const brackets = ['()', '[]', '{}', '<>'];

/** Removes what belongs to the sentence around an address, such as a full stop or a closing bracket. */
function withoutSentence(text: string): string {
  const bare = withoutEnd(text, after);
  return /^<.*>$/.test(bare) ? bare.slice(1, -1) : bare.replace(before, '');
}

function withoutEnd(text: string, end: RegExp): string {
  let bare = text;
  for (let longer = ''; longer !== bare; ) {
    longer = bare;
    bare = bare.replace(end, '');
    for (const [open = '', close = ''] of brackets) {
      const closes = bare.endsWith(close) && bare.split(close).length > bare.split(open).length;
      if (closes) bare = bare.slice(0, -1);
    }
  }
  return bare;
}

/** Writes a path as RFC 3986 recommends: unreserved characters plain, other bytes in capitals. */
function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/%[\da-f]{2}/gi, (byte) => {
    const character = String.fromCharCode(Number.parseInt(byte.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : byte.toUpperCase();
  });
}

/** Returns the ASCII form (punycode) of a dotted domain name, without a trailing dot; null for other text. */
export function asciiDomain(text: string): string | null {
  const host = parseUrl(text)?.hostname.replace(/\.$/, '') ?? '';
  const isDomain = domainName.test(host) && host.length <= MAX_DOMAIN_LENGTH;
  return isDomain && !ipAddress.test(host) ? host : null;
}

/** Returns a domain name as people read it. Neither browsers nor Node (without its own modules) can. */
export function inUnicode(host: string): string {
  try {
    return punycode.toUnicode(host);
  } catch {
    return host;
  }
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
