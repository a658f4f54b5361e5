import { z } from 'zod';
import type { Queryable } from './database/database.ts';
import { putSetting, selectSetting } from './database/stored-settings.ts';

const LAST_BACKUP = 'lastBackup';

const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  bytes: z.int(),
  verified: z.boolean(),
});
/** When a good backup was made, and how large it is. */
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
