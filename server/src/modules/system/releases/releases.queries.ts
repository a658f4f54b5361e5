import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema.ts';

const NAME = 'releaseNotice';

const noticeSchema = z.object({
  at: z.iso.datetime(),
  release: z
    .object({ version: z.string(), url: z.string().nullable(), notes: z.string().nullable() })
    .nullable(),
  /** Why it could not be read. */
  problem: z.string().nullable(),
});
/** What came of the last look for a release. */
export type Notice = z.infer<typeof noticeSchema>;

export async function putNotice(database: Queryable, value: Notice): Promise<void> {
  await database
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Returns what came of the last look, or null if there was none. */
export async function selectNotice(database: Queryable): Promise<Notice | null> {
  const [row] = await database.select().from(settings).where(eq(settings.name, NAME));
  return noticeSchema
    .nullable()
    .catch(null)
    .parse(row?.value ?? null);
}
