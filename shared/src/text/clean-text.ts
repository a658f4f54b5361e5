const MAX_TARGET_LENGTH = 2000;

/**
 * Converts a typed or pasted text to the form in which targets are read: NFKC (plain full-width
 * letters and digits), without zero-width characters, bidirectional marks and quotation marks
 * around it, with white space collapsed and trimmed. Joiners between letters stay, since in Persian
 * or Sinhala they tell one domain from another; code that reads anything else removes them. Returns
 * null for text that no database or address can hold (NUL, lone surrogates) or longer than 2,000
 * UTF-16 units.
 */
export function cleanText(text: string): string | null {
  if (text.length > MAX_TARGET_LENGTH || /\0|\p{Surrogate}/u.test(text)) return null;
  return withoutQuotes(
    text
      .replace(/(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\u200C\u200D])/gu, '')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Quotation marks, brackets and the signs of Markdown that are copied around a target. */
const quoted =
  /^(?:"([^"]+)"|'([^']+)'|[“„]([^“”„]+)[”“]|‘([^’]+)’|[«»]([^«»]+)[«»]|`+([^`]+)`+|\*+([^*]+)\*+|~+([^~]+)~+|_+((?=.*[@:+/])[^_].*?|[\p{Nd}\s().\p{Dash}]+|[A-Za-z\d]{26,})_+|<([^<>]+)>|\[[^[\]]*\]\(([^()\s]+)\))$/u;
const brackets = [
  /^\((.+)\)$/s,
  // Digits, colons and letters up to f are an IPv6 address.
  /^\[(?![\da-f.]*:[\da-f:.]*\]$)(.+)\]$/is,
];
const label = /^([*_]{1,3})(?=\p{L})([\p{L}. -]{1,30}:?)\1(?=:?\s)/u;
/** An emoji, an item of a list. Domain names may be emoji. */
const lead =
  /^(?:(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}](?![\p{Extended_Pictographic}\p{Emoji_Modifier}]*\.\p{L})|[-*>\p{Dash}•·▪►]\s|[1-9]\d?[.)]\s)\s*)+(?=\S)/u;
const end =
  /(?:[\s,;!?]|(?<!:):|(?<!\.)\.{2,}|(?<=[)>\]])\.|[\p{Extended_Pictographic}\p{Emoji_Modifier}])+$/u;

/** Removes what is copied with a target, as often as it is around it. */
function withoutQuotes(text: string): string {
  let plain = text;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain
      .replace(quoted, (_, ...groups: unknown[]) => String(groups.find((it) => it !== undefined)))
      .replace(label, '$2')
      .replace(lead, '')
      .replace(end, '')
      // Of an opening one that was not copied.
      .replace(/^([^"“”„«»]+)["“”»]$/, '$1')
      .trim();
    for (const bracket of brackets) {
      const [, inner = ''] = bracket.exec(plain) ?? [];
      if (isBalanced(inner)) plain = inner.trim() || plain;
    }
  }
  return plain;
}

/** Whether each bracket closes one that was opened before it. */
function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (/[([]/.test(sign)) open += 1;
    if (/[)\]]/.test(sign)) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Removes zero-width joiners and non-joiners. */
export function withoutJoiners(text: string): string {
  return text.replace(/[\u200C\u200D]/g, '');
}

/** Converts text to a lower case that does not change when it is cleaned and folded again. */
export function foldCase(text: string): string {
  return text.toLowerCase().normalize('NFKC');
}

/** Converts the decimal digits of every script (`٠٨٠٣`) to ASCII digits (`0803`). */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode encodes each script's digits as one run of ten, in order.
    let value = 0;
    const codePoint = digit.codePointAt(0) ?? 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value++;
    return String(value);
  });
}
