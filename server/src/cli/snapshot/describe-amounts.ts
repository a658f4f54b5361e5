import type { Complete } from './manifest.ts';

/** Describes in words how much a copy holds. */
export function describeAmounts({ rows, files }: Complete): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${all} rows in ${Object.keys(rows).length} tables and ${files} files`;
}
