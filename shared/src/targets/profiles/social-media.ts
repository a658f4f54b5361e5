import { getDomain } from 'tldts';
import { parsePhone } from '#targets/numbers/phone.ts';
import type { WebAddress } from '#targets/web-address.ts';
import { readWebAddress } from '#targets/web-address.ts';
import { cleanText, foldCase, withoutJoiners } from '#text/clean-text.ts';
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
export function socialMediaKey(text: string, subcategory?: string | null): string | null {
  const typed = text.trim();
  const address = typed.includes('/') ? readWebAddress(typed) : null;
  if (address) return keyOfAddress(address);
  const [, platform = '', rest = ''] = ownKey.exec(typed) ?? [];
  if (platform) return `${platform.toLowerCase()}/${nameForm.test(rest) ? foldCase(rest) : rest}`;
  const name = foldCase(withoutJoiners(typed).replace(/^[@\s]+/, ''));
  return name ? keyOfName(name, subcategory) : null;
}

/** Returns the keys that a search for an account looks for: a name alone on every platform. */
export function socialMediaKeys(text: string, subcategory?: string | null): string[] {
  const key = socialMediaKey(text, subcategory);
  if (!key?.startsWith(`${ANY}/`) || key.slice(ANY.length + 1).includes('/'))
    return key ? [key] : [];
  const name = key.slice(ANY.length + 1);
  return [key, ...names.map((platform) => keyOfName(name, platform))];
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
  const [platform = '', ...name] = key?.split('/') ?? [];
  const [domain] = platforms[platform]?.domains ?? [];
  const pages = beforeName.map((before) => `${domain}/${before}${name.join('/')}`);
  return pages.find((page) => key !== null && keyOfPage(page) === key) ?? null;
}

function keyOfPage(page: string): string | null {
  const address = readWebAddress(page);
  return address && readProfile(address);
}

function keyOfName(name: string, platform: string | null | undefined): string {
  const number = /^\+?[\d\s()./-]+$/.test(name) ? parsePhone(name) : null;
  if (number && platform === 'telegram') return `telegram/${number}`;
  // Ten digits alone may as well be the number of an account.
  const isDialled = platform === 'whatsapp' || (!platform && /^(?:\+|0|234)/.test(name));
  if (number && isDialled) return `whatsapp/${number.slice(1)}`;
  return `${platform && platforms[platform] ? platform : ANY}/${name}`;
}

function keyOfAddress(address: WebAddress): string {
  const profile = readProfile(address);
  if (profile) return profile;
  const platform = platformOf(address);
  const typed = address.path.replace(/\/$/, '');
  const path = nameForm.test(typed.slice(1)) ? foldCase(typed) : typed;
  if (!platform) return `${ANY}/${address.host}${path}${address.query}`;
  const parameters = new URLSearchParams(address.query);
  const named = (platforms[platform]?.parameters ?? []).flatMap((parameter) => {
    const value = parameters.get(parameter);
    return value ? [`${parameter}=${value}`] : [];
  });
  return `${platform}${path || `/${address.host}`}${named.length > 0 ? `?${named.join('&')}` : ''}`;
}

function platformOf({ host }: WebAddress): string | undefined {
  return platformOfDomain.get(getDomain(host) ?? '');
}

function readProfile(address: WebAddress): string | null {
  const platform = platformOf(address);
  if (!platform) return null;
  const parameters = new URLSearchParams(address.query);
  if (platform === 'facebook' && address.path === '/profile.php') {
    const id = parameters.get('id')?.replace(/\D/g, '');
    return id ? `facebook/${id}` : null;
  }
  if (platform === 'whatsapp' && address.path.startsWith('/send')) {
    const number = parameters.get('phone')?.replace(/\D/g, '');
    return number ? keyOfName(`+${number}`, platform) : null;
  }
  for (const { path, hosts, prefix = '', isId } of platforms[platform]?.forms ?? []) {
    const [, ...groups] =
      !hosts || hosts.includes(address.host) ? (path.exec(address.path) ?? []) : [];
    const parts = groups.map(readPart);
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
    return withoutJoiners(cleanText(decodeURIComponent(percentEncoded)) ?? '');
  } catch {
    return '';
  }
}
