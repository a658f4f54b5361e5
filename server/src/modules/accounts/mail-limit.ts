import { openRateLimit } from '#platform/limits/rate-limits.ts';
import type { Platform } from '#platform/platform.ts';

const HOUR_SECONDS = 3_600;

/** Keeps anyone from flooding a mailbox, without telling whether it is known here. */
export interface MailLimit {
  /** Whether one more mail may go to the address. */
  take(email: string): Promise<boolean>;
}

export function openMailLimit(
  { database }: Platform,
  { name, perHour }: { name: string; perHour: number },
): MailLimit {
  const limit = openRateLimit(database, { name, times: perHour, windowSeconds: HOUR_SECONDS });
  return { take: async (email) => (await limit.take(email)).allowed };
}
