import { desc } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { outbox } from '#platform/database/schema.ts';

const SHOWN = 200;

/** Returns the latest messages that were stored instead of sent, newest first. */
export function selectOutbox(database: Queryable) {
  return database.select().from(outbox).orderBy(desc(outbox.sentAt), desc(outbox.id)).limit(SHOWN);
}
