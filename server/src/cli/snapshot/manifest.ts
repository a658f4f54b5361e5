import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const COMPLETE = 'complete.json';
export const TABLE_FOLDER = 'tables';
export const FILE_FOLDER = 'files';

/** The first entry of a backup. */
export const manifestSchema = z.object({
  redflagBackup: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The last entry of a backup; without it, the backup is truncated. */
export const completeSchema = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
});
export type Complete = z.infer<typeof completeSchema>;

/** Describes in words how much a copy holds. */
export function describeAmounts({ rows, files }: Complete): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${all} rows in ${Object.keys(rows).length} tables and ${files} files`;
}
