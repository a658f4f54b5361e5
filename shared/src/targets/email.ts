import { foldCase } from './clean-text.ts';
import { refang } from './defang.ts';
import { asciiDomain } from './web-address.ts';

// No `/?#` in the local part: `evil.com?victim=a@b.com` is a link.
const emailAddress = /^([^\s@<>()[\]\\,;:"/?#]+)@([^\s@<>()[\]\\,;:"/?#%]+)$/;

/** Returns the search key of an email address: lower case, with the domain in punycode. */
export function emailKey(text: string): string | null {
  const address = refang(text).replace(/^mailto:([^?]*).*$/i, '$1');
  const [, local, domain] = emailAddress.exec(address) ?? [];
  if (!local || !domain) return null;
  const host = asciiDomain(domain);
  return host === null ? null : `${foldCase(local)}@${host}`;
}
