import { getDomain } from 'tldts';
import type { CountryCode } from '#targets/numbers/phone.ts';
import { parsePhone } from '#targets/numbers/phone.ts';
import type { WebAddress } from '#targets/web-address.ts';
import { readWebAddress } from '#targets/web-address.ts';
import { cleanText, foldCase, withoutJoiners } from '#text/clean-text.ts';
import { refang } from '#text/defang.ts';
import { platforms } from './platforms.ts';

/** The platform of a name that came without one. */
const ANY = 'other';
const names = Object.keys(platforms);
const platformOfDomain = new Map(
  names.flatMap((name) => (platforms[name]?.domains ?? []).map((domain) => [domain, name])),
);
const profileName = /^[\p{L}\p{M}\p{N}._+-]+$/u;
const nameForm = /^[\p{L}\p{M}\p{N}._-]+$/u;
const ownKey = new RegExp(`^(${[...names, ANY].join('|')})/(.+)$`, 'i');

/**
 * Returns the key of a social media account: platform and name (`instagram/crypto_giveaway`). The
 * platform comes from the address, or else from the subcategory, or is `other`. Names are in lower
 * case; the ids of groups, posts and invitations keep theirs. WhatsApp numbers are E.164 digits
 * without the plus, as in `wa.me`. On unknown platforms, the key is the host and path.
 */
export function socialMediaKey(
  text: string,
  subcategory?: string | null,
  country?: CountryCode,
): string | null {
  const typed = refang(text.trim());
  const address = /\/|\.t\.me(?:[?#]|$)/i.test(typed) ? readWebAddress(typed) : null;
  if (address) return keyOfAddress(address);
  const [, platform = '', rest = ''] = ownKey.exec(typed) ?? [];
  if (platform) {
    const own = rest.replace(/\.+$/, '');
    return own ? `${platform.toLowerCase()}/${nameForm.test(own) ? foldCase(own) : own}` : null;
  }
  const name = foldCase(withoutJoiners(typed).replace(/^[@\s]+|[\s.,;:!"”»]+$/g, ''));
  return name ? keyOfName(name, subcategory, country) : null;
}

/** Returns the keys that a search for an account looks for: a name alone on every platform. */
export function socialMediaKeys(text: string, country?: CountryCode): string[] {
  const key = socialMediaKey(text, null, country);
  if (!key?.startsWith(`${ANY}/`) || key.slice(ANY.length + 1).includes('/'))
    return key ? [key] : [];
  const name = key.slice(ANY.length + 1);
  return [key, ...names.map((platform) => keyOfName(name, platform, country))];
}

/** Short names of platforms. */
const shortNames: Record<string, string> = {
  fb: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  snap: 'snapchat',
  tg: 'telegram',
  twitter: 'x',
};

/** Returns the platform of a name such as `IG` in lower case; null for other words. */
export function platformNamed(name: string): string | null {
  const [word = ''] = name.replace(/^whats ?app/, 'whatsapp').split(/[ -]/);
  const platform = shortNames[word] ?? word;
  return platforms[platform] ? platform : null;
}

/** Whether a text is the address of something on a known platform that has a name or an id there. */
export function isProfileAddress(text: string): boolean {
  const address = text.includes('/') ? readWebAddress(text) : null;
  return address !== null && readProfile(address) !== null;
}

/** How platforms write the address of a profile, before its name. */
const beforeName = ['', '@', 'in/', 'add/'];

/**
 * Returns the one address of a profile, without scheme: `facebook.com/evil.shop` for
 * `https://web.facebook.com/Evil.Shop/about`. Null for other addresses.
 */
export function profilePage(address: WebAddress): string | null {
  const key = readProfile(address);
  return key && pageOfProfile(key);
}

/** The same for the key of a profile. */
export function pageOfProfile(key: string): string | null {
  const [platform = '', ...parts] = key.split('/');
  const name = parts.join('/');
  const { domains: [domain] = [], page } = platforms[platform] ?? {};
  const pages = page ? [page(name)] : beforeName.map((before) => `${domain}/${before}${name}`);
  return pages.find((it) => keyOfPage(it) === key) ?? null;
}

function keyOfPage(page: string): string | null {
  const address = readWebAddress(page);
  return address && readProfile(address);
}

/** Platforms whose accounts are phone numbers, with what precedes the digits in the key. */
const numbered: Record<string, string> = { whatsapp: '', telegram: '+', signal: '+' };

/** Returns the keys of the accounts that a phone number may have. @param number in E.164 */
export function profilesOfNumber(number: string): string[] {
  return Object.entries(numbered).map(([name, before]) => `${name}/${before}${number.slice(1)}`);
}

/** Returns the phone number of an account's key in E.164; null when it is none. */
export function numberOfProfile(key: string): string | null {
  const [, platform = '', digits = ''] = /^([a-z]+)\/\+?(\d{7,15})$/.exec(key) ?? [];
  const number = `+${digits}`;
  return numbered[platform] !== undefined && profilesOfNumber(number).includes(key) ? number : null;
}

function keyOfName(
  name: string,
  platform: string | null | undefined,
  country?: CountryCode,
): string {
  const number = /^\+?[\d\s()./-]+$/.test(name) ? parsePhone(name, country) : null;
  // Ten digits alone may as well be the number of an account.
  const isDialled = !platform && /^(?:\+|0|234)/.test(name);
  const dialled = isDialled ? 'whatsapp' : platform;
  const before = numbered[dialled ?? ''];
  if (number && before !== undefined) return `${dialled}/${before}${number.slice(1)}`;
  return `${platform && platforms[platform] ? platform : ANY}/${name}`;
}

function keyOfAddress(address: WebAddress): string {
  const profile = readProfile(address);
  if (profile) return profile;
  const platform = platformOf(address);
  const typed = address.path.replace(/\/$/, '');
  const path = nameForm.test(typed.slice(1)) ? foldCase(typed) : typed;
  const parameters = new URLSearchParams(address.query);
  const telling = (platform && platforms[platform]?.parameters) || ['id'];
  const [named] = telling.filter((name) => parameters.get(name));
  const query = named ? `?${named}=${parameters.get(named)}` : '';
  if (!platform) return `${ANY}/${address.host}${path}${query}`;
  return `${platform}${path || `/${address.host}`}${query}`;
}

function platformOf({ host }: WebAddress): string | undefined {
  return platformOfDomain.get(getDomain(host) ?? '');
}

function readProfile(address: WebAddress): string | null {
  const platform = platformOf(address);
  if (!platform) return null;
  const parameters = new URLSearchParams(address.query);
  for (const form of platforms[platform]?.forms ?? []) {
    const { path, query, inFragment, hosts, prefix = '', isId } = form;
    if (hosts && !hosts.includes(address.host)) continue;
    const matched = path.exec(inFragment ? address.fragment : address.path);
    if (!matched) continue;
    const parts = [...matched.slice(1), ...(query ? [parameters.get(query) ?? ''] : [])].map(
      readPart,
    );
    if (parts.length === 0 || parts.some((part) => !profileName.test(part))) continue;
    if (isId) return `${platform}/${prefix}${parts.join('/')}`;
    const [last = ''] = parts.slice(-1);
    if (parts.length === 1) return keyOfName(prefix + foldCase(last), platform);
    return `${platform}/${foldCase(parts.join('/'))}`;
  }
  return null;
}

function readPart(percentEncoded = ''): string {
  try {
    return withoutJoiners(cleanText(decodeURIComponent(percentEncoded)) ?? '').replace(/\.+$/, '');
  } catch {
    return '';
  }
}
