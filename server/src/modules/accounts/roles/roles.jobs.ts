import type { StaffRole } from '@redflag/shared/accounts';
import { selectUser } from '#modules/accounts/accounts.queries.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { roleMail } from './roles.mail.ts';
import { staffRoleOf } from './roles.ts';

interface RoleChange {
  userId: string;
  role: StaffRole | null;
  /** The name of the provider whose groups changed it; absent if an administrator did. */
  provider?: string;
}

export const roleMails = mailQueue<RoleChange>(
  'users.review-role-mail',
  'role in the review changed',
  'Emails people when an administrator, or their groups, let them review, or no longer do.',
);

export function roleJobs({ jobs, database, mailer, config }: Platform): void {
  jobs.work(roleMails, async ({ userId, role, provider }, { id }) => {
    const user = await selectUser(database, userId);
    // Another change is told by its own mail.
    if (!user || staffRoleOf(user) !== role) return;
    await mailer.send(await roleMail(config, user, { role, provider }), id);
  });
}
