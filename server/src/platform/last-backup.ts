import { z } from 'zod';
import type { Queryable } from './database/database.ts';
import { putSetting, selectSetting } from './database/stored-settings.ts';

const LAST_BACKUP = 'lastBackup';

const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  bytes: z.int(),
  verified: z.boolean(),
  /** How many pictures it lacks, as the file store does. */
  missing: z.int().default(0),
  /** When a backup first lacked some; null if this one lacks none. */
  lackingSince: z.iso.datetime().nullable().default(null),
  /** An earlier one that has more of the pictures, which is kept besides. */
  fuller: z.string().nullable().default(null),
});
/** When a good backup was made, how large it is, and what it lacks. */
export type LastBackup = z.infer<typeof lastBackupSchema>;

export async function putLastBackup(database: Queryable, value: LastBackup): Promise<void> {
  await putSetting(database, LAST_BACKUP, value);
}

/** Returns what the last good backup was, or null if the command has made none. */
export async function readLastBackup(database: Queryable): Promise<LastBackup | null> {
  return lastBackupSchema
    .nullable()
    .catch(null)
    .parse(await selectSetting(database, LAST_BACKUP));
}
