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

/** What is copied with a target: quotation marks, brackets or stars around it, a comma after it. */
const quoted =
  /^(?:"([^"]+)"|'([^']+)'|“([^”]+)”|‘([^’]+)’|«([^»]+)»|\*([^*]+)\*|\(([^()]+)\)|\[([^[\]]*[^[\]\d:a-f][^[\]]*)\]|\[[^[\]]*\]\(([^()\s]+)\))$/i;

function withoutQuotes(text: string): string {
  let plain = text;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain
      .replace(quoted, '$1$2$3$4$5$6$7$8$9')
      .replace(/[\s,;!]+$/, '')
      // Of an opening one that was not copied.
      .replace(/^([^\s"“”«»]+)["”»]$/, '$1')
      .trim();
  }
  return plain;
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
