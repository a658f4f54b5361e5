import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from './database/database.ts';
import { settings } from './database/schema.ts';

const LAST_BACKUP = 'lastBackup';

const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  bytes: z.int(),
  verified: z.boolean(),
});
/** When a good backup was made, and how large it is. */
export type LastBackup = z.infer<typeof lastBackupSchema>;

export async function putLastBackup(database: Queryable, value: LastBackup): Promise<void> {
  await database
    .insert(settings)
    .values({ name: LAST_BACKUP, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Returns what the last good backup was, or null if the command has made none. */
export async function readLastBackup(database: Queryable): Promise<LastBackup | null> {
  const [row] = await database.select().from(settings).where(eq(settings.name, LAST_BACKUP));
  return lastBackupSchema
    .nullable()
    .catch(null)
    .parse(row?.value ?? null);
}
