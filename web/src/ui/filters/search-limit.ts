import { formatCount } from '#ui/text/counts.ts';

interface Searched {
  /** How many of the first rows were searched; null if all were. */
  searchedOnly: number | null;
}

/**
 * Says that a text was searched for in a part of a list only, and how to search all of it.
 * @param rows what the list has, such as 'reports'
 * @returns undefined if all was searched
 */
export function describeSearchLimit(
  searched: Searched | undefined,
  text: string,
  rows: string,
  sort: 'newest' | 'oldest' = 'newest',
): string | undefined {
  if (!searched?.searchedOnly) return undefined;
  const part = `Only the ${sort} ${formatCount(searched.searchedOnly)} ${rows} were searched.`;
  return /[\p{L}\p{M}\p{N}]{3}/u.test(text)
    ? `${part} Type more of the text to search all.`
    : `${part} Type three letters or digits in a row to search all.`;
}
