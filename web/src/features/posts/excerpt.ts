/** The characters to read: more than a card holds. */
const LOOKED_AT = 600;

/** Lines of Markdown that only format: fences, headings, rules and table borders. */
const formLines = [
  /^[ \t]*(?:```|~~~).*$/gm,
  /^[ \t]{0,3}#{1,6}(?:[ \t].*)?$/gm,
  /^[ \t]*(?:[-*_=][ \t]*){3,}$/gm,
  /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:|-]*$/gm,
];

/** Returns the beginning of a Markdown text for a card, without headings and markup. */
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
