/** The forms of a text that depends on a number, as `Intl.PluralRules` names them; `#` is the number. */
export interface Forms {
  one: string;
  other: string;
}

/**
 * Returns the form for a number, written as `shown`: `plural(2, { one: '# person', other: '#
 * people' })` is '2 people'.
 */
export function plural(count: number, { one, other }: Forms, shown = String(count)): string {
  return (count === 1 ? one : other).replaceAll('#', shown);
}
