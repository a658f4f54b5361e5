/** Letters of other alphabets that look Latin in most typefaces. */
const latinLike = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνορυωոսցօհ\d-]+$/u;
const alphabets = [
  /(?![ɑɡɩɪʀʙɢʜʟɴʏᴀ-ᴢ])\p{Script=Latin}/u,
  // Of phonetic notation; no language writes names with them.
  /[ɑɡɩɪʀʙɢʜʟɴʏᴀ-ᴢ]/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const isAscii = /^[\0-\x7f]*$/;
const domainName = /[\p{L}\p{M}\p{N}-]+(?:[.。．｡][\p{L}\p{M}\p{N}-]+)+/gu;

/** Whether a domain name, not in punycode, is written to look like another. */
export function isLookAlike(domain: string): boolean {
  return unmaskLookAlikes(domain) !== domain;
}

/**
 * Writes domain names that look like others in punycode: `раypal.com` with Cyrillic letters becomes
 * `xn--ypal-43d9g.com`. Under a Latin top level, these are names that mix alphabets or consist of
 * letters that look Latin. Source: Unicode Technical Standard 39, sections 4 and 5.
 */
export function unmaskLookAlikes(text: string): string {
  return text.replace(domainName, (domain) => {
    const labels = domain.toLowerCase().split(/[.。．｡]/);
    const isMasked = labels.some(
      (label) => alphabetsIn(label) > 1 || (latinLike.test(label) && !isAscii.test(label)),
    );
    if (!isMasked || !isAscii.test(labels.at(-1) ?? '')) return domain;
    try {
      return new URL(`http://${domain}`).hostname;
    } catch {
      return domain;
    }
  });
}

function alphabetsIn(label: string): number {
  return alphabets.filter((alphabet) => alphabet.test(label)).length;
}
