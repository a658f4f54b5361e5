/** Behind a bracketed dot or at sign, a slash or a part of the query; and behind the plain dot or at sign of an address. */
const seam =
  /(?<=\[\.\]|\[at\]|[?&=]|[^/]\/(?!\/)|[\p{L}\p{N}]@(?=\p{L})|[\p{L}\p{N}]{2}\.(?=[\p{L}\p{N}]{2}))/u;

/** Splits a text where its addresses, also defanged ones, are best broken at the end of a line. */
export function splitAtSeams(text: string): string[] {
  return text.split(seam);
}
