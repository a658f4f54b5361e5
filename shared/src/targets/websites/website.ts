import { profilePage } from '#targets/profiles/social-media.ts';
import { readWebAddress } from '#targets/web-address.ts';
import type { Sites } from './sites.ts';
import { hostOfPages, isSharedHost } from './sites.ts';

const MAX_KEY_LENGTH = 500;
/** Which page it is, where the path does not say; the other parameters say where a visitor came from. */
const pageParameters = ['id', 'v'];
/** What a person does with a form or document, which is the same one. */
const action =
  /\/(?:viewform|formResponse|closedform|prefill|edit|view|preview|copy|pub|pubhtml|htmlview)$/;

/**
 * Returns a website's search key: its host, so that any address finds every report on it. On a
 * shared host, where anybody can publish, it is host and path; the host alone is another key.
 * Source: the decision on targets.
 */
export function websiteKey(text: string, sites: Sites): string | null {
  const address = readWebAddress(text);
  if (!address) return null;
  const host = hostOfPages(address.host.replace(/^(?:m|mobile)\.(?=.*\.)/, ''), sites);
  if (!isSharedHost(host, sites)) return address.host;
  const profile = profilePage(address);
  if (profile) return profile;
  const path = address.path
    .replace(/\/$/, '')
    .replace(/\/u\/\d+(?=\/)/, '')
    .replace(action, '');
  const parameters = new URLSearchParams(address.query);
  const named = pageParameters.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  const query = named.length > 0 ? `?${named.join('&')}` : '';
  return `${host}${path}${query}`.slice(0, MAX_KEY_LENGTH);
}
