/** More than the lines of a card hold. */
const LOOKED_AT = 600;

/** What stands in a line for its form, and is no word of the text. */
const formLines = [
  /^[ \t]*(?:```|~~~).*$/gm,
  /^[ \t]{0,3}#{1,6}(?:[ \t].*)?$/gm,
  /^[ \t]*(?:[-*_=][ \t]*){3,}$/gm,
  /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:|-]*$/gm,
];

/** The beginning of a text in Markdown, without its headings and marks, as a card shows it. */
export function excerpt(markdown: string): string {
  const beginning = markdown.slice(0, LOOKED_AT).replace(/\p{Cs}$/u, '');
  return formLines
    .reduce((text, form) => text.replace(form, ''), beginning)
    .replace(/^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))+/gm, '')
    .replace(/!?\[([^\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|[\s(])[*_](?=\S)/gm, '$1')
    .replace(/(\S)[*_](?=[\s.,;:!?)]|$)/gm, '$1')
    .replace(/[\s|]+/g, ' ')
    .trim();
}
