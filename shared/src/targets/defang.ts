/**
 * The address behind a text that was made unclickable: `hxxps[:]//evil[.]com` is `https://evil.com`,
 * `a (at) evil (dot) com` is `a@evil.com`. Text without such marks comes back as it is.
 */
export function refang(text: string): string {
  return text
    .replace(/\[(:\/\/|:|\/)\]/g, '$1')
    .replace(/ ?[[({] ?(?:\.|dot) ?[\])}] ?/gi, '.')
    .replace(/ ?[[({] ?(?:@|at) ?[\])}] ?/gi, '@')
    .replace(/\bh(?:xx|tx|xt|\*\*)p(s?):/gi, 'http$1:')
    .replace(/\bfxp:/gi, 'ftp:');
}

/**
 * An address shown so that it can be neither clicked nor fetched: `https://evil.com` is
 * `hxxps://evil[.]com`, `a@evil.com` is `a[at]evil[.]com`. Defanged text stays as it is.
 */
export function defang(text: string): string {
  return refang(text)
    .replace(/\bhttp(s?):/gi, 'hxxp$1:')
    .replace(/\bftp:/gi, 'fxp:')
    .replaceAll('.', '[.]')
    .replaceAll('@', '[at]');
}
