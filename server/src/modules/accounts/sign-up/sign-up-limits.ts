import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import type { Platform } from '#platform/platform.ts';
import type { GiveBack } from '#platform/rate-limits/rate-limits.ts';
import { openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';

/** Limits the accounts made with one mailbox, in whatever spelling of its address. */
export interface SignUpLimit {
  /**
   * Counts one account, and returns what uncounts it if it is not made.
   * @throws ProblemError 429 if the mailbox has had its accounts
   */
  take(email: string): Promise<GiveBack>;
}

export function openSignUpLimit({ database }: Platform): SignUpLimit {
  const limit = openRateLimit(database, 'sign-up-mailbox');
  return { take: (email) => takeAll([{ limit, key: canonicalMailbox(email) }]) };
}
