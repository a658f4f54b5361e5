/** Spreadsheets run a cell that begins with one of these as a formula. */
const SIGNS = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/** Invisible characters, which programs may drop before a sign. The last is an empty Braille cell. */
const UNSEEN = '[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]*';
const atStart = new RegExp(`^(?=${UNSEEN}${SIGNS}|[\\t\\r])`, 'u');
/**
 * Where semicolons (in much of Europe) or tabs separate cells, a cell may begin within ours, also
 * after a line break. Looking back from each sign keeps it linear.
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
