import { profilePage } from '#targets/profiles/social-media.ts';
import { readWebAddress } from '#targets/web-address.ts';
import { ignoresCase, pageOf, parametersOf, readsFragments } from './shared-hosts.ts';
import type { Sites } from './sites.ts';
import { hostOfPages, isSharedHost } from './sites.ts';

const MAX_KEY_LENGTH = 500;

/**
 * Returns a website's search key: its host, so that any address finds every report on it. On a
 * shared host, where anybody can publish, it is the page, with the parameter that tells it from
 * others; the host alone is another key. Source: the decision on targets.
 */
export function websiteKey(text: string, sites: Sites): string | null {
  const address = readWebAddress(text);
  if (!address) return null;
  const host = hostOfPages(address.host, sites);
  if (!isSharedHost(host, sites)) return address.host;
  const profile = profilePage(address);
  if (profile) return profile;
  const parameters = new URLSearchParams(address.query);
  const page = pageOf(host, address.path.replace(/\/$/, ''), parameters);
  const [named] = parametersOf(host, address.path).filter((name) => parameters.get(name));
  const query = named ? `?${named}=${encodeURIComponent(parameters.get(named) ?? '')}` : '';
  const fragment = address.path === '/' && readsFragments(host) ? address.fragment : '';
  return `${ignoresCase(host) ? inLowerCase(page) : page}${query}${fragment}`.slice(
    0,
    MAX_KEY_LENGTH,
  );
}

/** Of a path, but not its escaped bytes. */
function inLowerCase(path: string): string {
  return path.toLowerCase().replace(/%[\da-f]{2}/g, (byte) => byte.toUpperCase());
}
