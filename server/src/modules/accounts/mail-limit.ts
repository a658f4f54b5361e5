import { openRateLimit } from '#platform/limits/rate-limits.ts';
import type { Platform } from '#platform/platform.ts';

const HOUR_SECONDS = 3_600;

/** Prevents anyone from flooding a mailbox, without revealing whether it has an account. */
export interface MailLimit {
  /** Counts an email to this address, and returns whether it may be sent. */
  take(email: string): Promise<boolean>;
}

export function openMailLimit(
  { database }: Platform,
  { name, perHour }: { name: string; perHour: number },
): MailLimit {
  const limit = openRateLimit(database, { name, times: perHour, windowSeconds: HOUR_SECONDS });
  return { take: async (email) => (await limit.take(email)).allowed };
}
