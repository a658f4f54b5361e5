import { foldCase, withoutJoiners } from '#text/clean-text.ts';
import { refang } from '#text/defang.ts';
import { asciiDomain } from './web-address.ts';

// No `/?#` in the local part: `evil.com?victim=a@b.com` is a link.
const emailAddress = /^([^\s@<>()[\]\\,;:"/?#\p{Cc}]+)@([^\s@<>()[\]\\,;:"/?#%\p{Cc}]+)$/u;
const malformedLocal = /^[.-]|[.-]$|\.\./;
const malformedDomain = /^-|-$|\.-|-\./;
/** What mail programs copy: a name, in quotation marks or not, and the address in angle brackets. */
const named = /^[^<>]*<([^<>]+)>[\s.]*$/;

/** Returns the search key of an email address: lower case, with the domain in punycode. */
export function emailKey(text: string): string | null {
  const address = refang(text)
    .replace(named, '$1')
    .trim()
    .replace(/^matmsg:to:([^;]*).*$/i, '$1')
    .replace(/^mailto:([^?]*).*$/i, (_, to: string) =>
      to.includes('@') ? to : to.replace('%40', '@'),
    );
  const [, local, domain] = emailAddress.exec(address) ?? [];
  if (!local || !domain || malformedLocal.test(local)) return null;
  const host = asciiDomain(domain);
  if (host === null || malformedDomain.test(host)) return null;
  return `${foldCase(withoutJoiners(local))}@${host}`;
}
