/** Joins words as in a sentence: 'a, b and c'. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const before = words.slice(0, -1).join(', ');
  return [before, ...words.slice(-1)].filter(Boolean).join(` ${last} `);
}
