import type { CategoryValue } from '#categories/categories.ts';

/** A target that a text names, and where it stands in the readable text. */
export interface Match {
  category: CategoryValue;
  subcategory?: string | null;
  target: string;
  mistyped?: boolean;
  from: number;
  to: number;
}

/** Puts line ends in the place of what was found, so that nothing is read across it. */
export function blankOut(text: string, matches: Match[]): string {
  return matches.reduce(
    (rest, { from, to }) => rest.slice(0, from) + '\n'.repeat(to - from) + rest.slice(to),
    text,
  );
}
