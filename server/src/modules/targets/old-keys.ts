import type { CategoryValue } from '@redflag/shared/categories';
import { parsePhone } from '@redflag/shared/phone';
import { chainOf } from '@redflag/shared/targets/wallets/crypto-wallet';
import type { WebAddress } from '@redflag/shared/targets/web-address';
import { asciiDomain, readWebAddress } from '@redflag/shared/targets/web-address';
import { asciiDigits, cleanText, foldCase, withoutJoiners } from '@redflag/shared/text/clean-text';
import { refang } from '@redflag/shared/text/defang';

/**
 * Returns the key of a target by the rules of the release before, which searches by it while both
 * serve; the key itself where that release refuses the text. To be removed with `reports.target_key`.
 * @param key by today's rules
 */
export function oldKey(category: CategoryValue, text: string, key: string): string {
  const cleaned = withoutJoiners(cleanText(text) ?? '');
  return oldKeys[category]?.(cleaned, key) ?? key;
}

const oldEmail = /^([^\s@<>()[\]\\,;:"/?#]+)@([^\s@<>()[\]\\,;:"/?#%]+)$/;

/** Returns the key of a target that only the release before accepted, or null. */
export function keyRefusedNow(category: CategoryValue, text: string): string | null {
  const address = refang(withoutJoiners(cleanText(text) ?? ''));
  const [, local, domain] = (category === 'email' && oldEmail.exec(address)) || [];
  const host = domain && asciiDomain(domain);
  return local && host ? `${foldCase(local)}@${host}` : null;
}

type OldKey = (text: string, key: string) => string | null;

const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

const oldKeys: Partial<Record<CategoryValue, OldKey>> = {
  website: (text) => readWebAddress(text)?.host ?? null,
  'social-media': oldSocialMediaKey,
  bank(text) {
    const compact = asciiDigits(text)
      .replace(/[\s.\p{Dash}]/gu, '')
      .toUpperCase();
    return /^\d+$/.test(compact) || iban.test(compact) ? compact : foldCase(text);
  },
  'crypto-wallet': (text, key) => (['other', null].includes(chainOf(text)) ? text : key),
};

const nameAlone = /^\/([^/]+)$/;
const nameAfterAt = /^\/@([^/]+)(?:\/|$)/;
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

function oldSocialMediaKey(text: string): string | null {
  const name = text.replace(/^[@\s]+/, '');
  const address = name.includes('/') ? readWebAddress(name) : null;
  const key = address ? (profileIn(address) ?? textOf(address)) : foldCase(name);
  if (!/^\+?[\d\s()-]+$/.test(key)) return key || null;
  const number = parsePhone(`+${key.replace(/\D/g, '')}`) ?? parsePhone(key);
  return number?.slice(1) ?? key;
}

function textOf({ host, path, query }: WebAddress): string {
  return host + path.toLowerCase().replace(/\/+$/, '') + query.toLowerCase();
}

function profileIn({ host, path, query }: WebAddress): string | null {
  const domain =
    [...profilePaths.keys(), 'whatsapp.com'].find((it) => `.${host}`.endsWith(`.${it}`)) ?? '';
  const place = path.toLowerCase().replace(/\/+$/, '');
  const parameters = new URLSearchParams(query.toLowerCase());
  const digits = (name: string) => parameters.get(name)?.replace(/\D/g, '') || null;
  if (domain === 'facebook.com' && place === '/profile.php') return digits('id');
  if (domain === 'whatsapp.com' && place === '/send') return digits('phone');
  const name = readName(profilePaths.get(domain)?.exec(place)?.[1] ?? '');
  return profileName.test(name) && !platformPage.test(name) ? name : null;
}

function readName(percentEncoded: string): string {
  try {
    return foldCase(cleanText(decodeURIComponent(percentEncoded)) ?? '');
  } catch {
    return '';
  }
}
