import type { Complete } from './manifest.ts';

/** How much a copy holds, in words. */
export function describeAmounts({ rows, files }: Complete): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${all} rows of ${Object.keys(rows).length} tables and ${files} files`;
}
