import type { StatusMails, StatusMailsChange } from '@redflag/shared/notifications/alerts';
import { INCOMPLETE_STOP_LINK } from '@redflag/shared/notifications/alerts';
import { z } from 'zod';
import { announce } from '#platform/announcements/announcements.ts';
import { invalidField } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { updateStatusMails } from './status-changes.queries.ts';

/**
 * Stops or resumes a person's status emails. Also succeeds for a deleted account, which gets none.
 * @throws ProblemError 422 for a token that this server did not sign
 */
export async function changeStatusMails(
  platform: Platform,
  { token, statusMails }: StatusMailsChange,
): Promise<StatusMails> {
  const user = readToken(platform, token);
  if (!user) {
    throw invalidField('token', INCOMPLETE_STOP_LINK);
  }
  return platform.database.transaction(async (transaction) => {
    if (!(await updateStatusMails(transaction, user, statusMails))) return { statusMails: false };
    await announce(transaction, { name: 'user', audience: { user }, id: user });
    return { statusMails };
  });
}

/** Returns the account id in a token, or null if this server did not sign it. */
function readToken({ secrets }: Platform, token: string): string | null {
  return z.uuid().safeParse(secrets.verify('status-mails', token)).data ?? null;
}
