import type { StatusMails, StatusMailsChange } from '@redflag/shared/alerts';
import { invalidField } from '#platform/http/problem.ts';
import { announce } from '#platform/live/live.ts';
import type { Platform } from '#platform/platform.ts';
import { updateStatusMails } from './status-mails.queries.ts';
import { readStatusMails } from './status-mails.token.ts';

/**
 * Stops the mails about the status of somebody's reports, or sends them again. An account that is
 * gone gets none, so that this is well, too.
 * @throws ProblemError 422 for a token that was not made here
 */
export async function changeStatusMails(
  platform: Platform,
  { token, statusMails }: StatusMailsChange,
): Promise<StatusMails> {
  const user = readStatusMails(platform, token);
  if (!user) {
    throw invalidField(
      'token',
      'This link is not complete. Please open it from the mail again, or change it on your account screen.',
    );
  }
  return platform.database.transaction(async (transaction) => {
    if (!(await updateStatusMails(transaction, user, statusMails))) return { statusMails: false };
    await announce(transaction, { name: 'user', audience: { user }, id: user });
    return { statusMails };
  });
}
