import { z } from 'zod';
import type { Queryable } from '#platform/database/database.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';

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
  await putSetting(database, NAME, value);
}

/** Returns what came of the last look, or null if there was none. */
export async function selectNotice(database: Queryable): Promise<Notice | null> {
  return noticeSchema
    .nullable()
    .catch(null)
    .parse(await selectSetting(database, NAME));
}
