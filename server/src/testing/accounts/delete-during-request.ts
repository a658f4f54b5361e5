import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

export type Send = (client: Client) => ReturnType<Client['request']>;

/** Sends a request that finds its account, then waits while the account is deleted. */
export async function sendWhileDeleted(
  { platform: { database } }: TestApp,
  client: Client,
  send: Send,
): ReturnType<Send> {
  let answer: ReturnType<Send> | undefined;
  await database.transaction(async (transaction) => {
    await transaction.delete(users).where(eq(users.id, client.user.id));
    answer = send(client);
    const waits = eventually(async () => {
      const { rows } = await database.execute(sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(1);
    });
    await Promise.race([waits, answer]);
  });
  if (!answer) throw new Error('Nothing was sent');
  return answer;
}
