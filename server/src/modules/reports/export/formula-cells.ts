/** Spreadsheets run a cell that begins with one of these as a formula. */
const SIGNS = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/**
 * Spaces, controls and other characters that show nothing: programs that drop them would find the
 * sign behind them. The last is an empty Braille cell.
 */
const UNSEEN = '[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]*';
const atStart = new RegExp(`^(?=${UNSEEN}${SIGNS}|[\\t\\r])`, 'u');
/**
 * If a spreadsheet separates cells by semicolons, as in much of Europe, or by tabs, a new cell may
 * begin within ours, and also after a line break. Looking back from each sign keeps it linear.
 */
const within = new RegExp(`(?=${SIGNS})(?<=[;\\t\\r\\n]${UNSEEN})`, 'gu');
const disarmed = new RegExp(`^'(?=${UNSEEN}${SIGNS}|[\\t\\r])`, 'u');

/** Puts an apostrophe where a spreadsheet would begin to read a formula. */
export function disarmCell(text: string): string {
  return text.replace(within, "'").replace(atStart, "'");
}

/** Removes the apostrophe at the beginning of a cell that `disarmCell` has written. */
export function rearmCell(text: string): string {
  return text.replace(disarmed, '');
}
