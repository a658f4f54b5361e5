import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { selectOutbox } from './outbox.queries.ts';

export const outboxSchema = z.array(
  z.object({
    channel: z.enum(['email', 'sms']),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    sentAt: z.iso.datetime(),
  }),
);
export type OutboxMessage = z.infer<typeof outboxSchema>[number];

/** Returns the messages that would have been sent, newest first. */
export async function listOutbox({ database }: Platform): Promise<OutboxMessage[]> {
  const rows = await selectOutbox(database);
  return rows.map(({ id: _, sentAt, ...message }) => ({
    ...message,
    sentAt: sentAt.toISOString(),
  }));
}
