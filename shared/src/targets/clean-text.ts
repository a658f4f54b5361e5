const MAX_TARGET_LENGTH = 2000;

/**
 * A typed or pasted text in the one form that targets are read in: NFKC (so full-width letters and
 * digits are plain ones), without zero-width characters and bidirectional marks, white space collapsed
 * and trimmed. Empty for blank text; null for text that no database or address can hold (NUL, lone
 * surrogates) and for more than 2,000 UTF-16 units.
 */
export function cleanText(text: string): string | null {
  if (text.length > MAX_TARGET_LENGTH || text.includes('\0') || !text.isWellFormed()) return null;
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lower case that stays as it is when cleaned and folded again. */
export function foldCase(text: string): string {
  return text.toLowerCase().normalize('NFKC');
}

/** The same text with the decimal digits of every script (`٠٨٠٣`) as ASCII digits (`0803`). */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode encodes each script's digits as one run of ten, in order.
    let value = 0;
    const codePoint = digit.codePointAt(0) ?? 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value++;
    return String(value);
  });
}
