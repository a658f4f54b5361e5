import { getDomain } from 'tldts';
import { parsePhone } from '#phone.ts';
import { cleanText, foldCase } from './clean-text.ts';
import { readWebAddress } from './web-address.ts';

const nameAlone = /^\/([^/]+)$/;
const nameAfterAt = /^\/@([^/]+)(?:\/|$)/;

/** Where the profile addresses of each platform have the name, by registrable domain. */
const profilePaths = new Map<string, RegExp>([
  ['facebook.com', /^\/(?:people\/[^/]+\/)?([^/]+)$/],
  ['fb.com', nameAlone],
  ['m.me', nameAlone],
  ['instagram.com', nameAlone],
  ['x.com', /^\/([^/]+)(?:\/status\/.*)?$/],
  ['twitter.com', /^\/([^/]+)(?:\/status\/.*)?$/],
  ['tiktok.com', nameAfterAt],
  ['threads.net', nameAfterAt],
  ['threads.com', nameAfterAt],
  ['t.me', /^\/(?:s\/)?([^/]+)$/],
  ['telegram.me', /^\/(?:s\/)?([^/]+)$/],
  ['wa.me', /^\/(\d+)$/],
  ['linkedin.com', /^\/in\/([^/]+)(?:\/|$)/],
  ['youtube.com', /^\/(?:@|c\/|user\/)([^/]+)(?:\/|$)/],
  ['snapchat.com', /^\/(?:add\/|@)([^/]+)$/],
]);
const platformPage =
  /^(?:events|explore|groups|hashtag|home|i|intent|l|login|p|permalink|photo|profile|reel|search|share|sharer|story|video|watch)(?:\.php)?$/;
const profileName = /^[\p{L}\p{M}\p{N}._-]+$/u;

/**
 * Returns the search key of a social media account, the same for every platform: the lower-case name
 * without `@`, also from a profile address. WhatsApp numbers become E.164 digits without the plus, as
 * in `wa.me` addresses. The key of an address without a profile (a group, an unknown site) is its host
 * and path.
 */
export function socialMediaKey(text: string): string | null {
  const name = text.replace(/^[@\s]+/, '');
  const key = profileOf(name) ?? addressOf(name)?.text ?? foldCase(name);
  return whatsAppNumber(key) ?? (key || null);
}

/** Returns the account name in a profile address of a known platform; null for any other text. */
export function profileOf(text: string): string | null {
  const address = addressOf(text);
  if (!address) return null;
  const domain = getDomain(address.host) ?? '';
  const parameters = new URLSearchParams(address.query);
  if (domain === 'facebook.com' && address.path === '/profile.php') {
    return digitsOf(parameters.get('id'));
  }
  if (domain === 'whatsapp.com' && address.path === '/send') {
    return digitsOf(parameters.get('phone'));
  }
  const name = readName(profilePaths.get(domain)?.exec(address.path)?.[1] ?? '');
  return name && profileName.test(name) && !platformPage.test(name) ? name : null;
}

function addressOf(text: string) {
  const address = text.includes('/') ? readWebAddress(text) : null;
  if (!address) return null;
  const { host } = address;
  const path = address.path.toLowerCase().replace(/\/+$/, '');
  const query = address.query.toLowerCase();
  return { host, path, query, text: host + path + query };
}

function digitsOf(parameter: string | null): string | null {
  return parameter?.replace(/\D/g, '') || null;
}

function readName(percentEncoded: string): string {
  try {
    return foldCase(cleanText(decodeURIComponent(percentEncoded)) ?? '');
  } catch {
    return '';
  }
}

function whatsAppNumber(key: string): string | null {
  if (!/^\+?[\d\s()-]+$/.test(key)) return null;
  const digits = key.replace(/\D/g, '');
  return (parsePhone(`+${digits}`) ?? parsePhone(key))?.slice(1) ?? null;
}
