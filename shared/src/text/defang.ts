/**
 * Restores an address that was made unclickable: `hxxps[:]//evil[.]com`, `a (at) evil (dot) com`,
 * also with a missing bracket (`evil[.com`). Other text stays as it is.
 */
export function refang(text: string): string {
  return text
    .replace(/\[(:\/\/|:|\/)\]/g, '$1')
    .replace(/ ?[[({] ?(?:\.|dot) ?[\])}] ?/gi, '.')
    .replace(
      /(?<=[\p{L}\p{N}])[[({]\.(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\.[\])}](?=[\p{L}\p{N}])/gu,
      '.',
    )
    .replace(/ ?[[({] ?(?:@|at) ?[\])}] ?/gi, '@')
    .replace(/\bh(?:xx|tx|xt|\*\*)p(s?):/gi, 'http$1:')
    .replace(/\bfxp:/gi, 'ftp:');
}

/**
 * Makes an address unclickable: `https://evil.com` becomes `hxxps://evil[.]com`, `a@evil.com`
 * becomes `a[at]evil[.]com`. Defanged text and the @ of a handle stay.
 */
export function defang(text: string): string {
  return refang(text)
    .replace(/\bhttp(s?):/gi, 'hxxp$1:')
    .replace(/\bftp:/gi, 'fxp:')
    .replaceAll('.', '[.]')
    .replace(/(?<=[^\s("'“‘])@/g, '[at]');
}
