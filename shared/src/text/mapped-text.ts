/** A text that was changed, and where each of its UTF-16 units stood in the original. */
export interface MappedText {
  text: string;
  /** The beginning of what became the unit, in the original; one more entry for its end. */
  starts: number[];
  ends: number[];
}

/** Changes a text code point by code point; an empty result removes one. */
export function mapCharacters(original: string, change: (character: string) => string): MappedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const changed = change(character);
    for (let unit = 0; unit < changed.length; unit += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += changed;
    at += character.length;
  }
  return { text, starts, ends };
}

/** Replaces every match of a global pattern, as `String.replaceAll` does. */
export function replaceMapped(
  { text, starts, ends }: MappedText,
  pattern: RegExp,
  replacement: string,
): MappedText {
  const changed: MappedText = { text: '', starts: [], ends: [] };
  let from = 0;
  const keep = (to: number) => {
    changed.text += text.slice(from, to);
    for (; from < to; from += 1) {
      changed.starts.push(starts[from] ?? 0);
      changed.ends.push(ends[from] ?? 0);
    }
  };
  for (const match of text.matchAll(pattern)) {
    keep(match.index);
    from = match.index + match[0].length;
    changed.text += replacement;
    for (let unit = 0; unit < replacement.length; unit += 1) {
      changed.starts.push(starts[match.index] ?? 0);
      changed.ends.push(ends[from - 1] ?? 0);
    }
  }
  keep(text.length);
  return changed;
}
