import type { StaffRole } from '@redflag/shared/accounts';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

const tasks: Record<StaffRole, string> = {
  admin: 'You can now decide reports, manage users and change the settings.',
  reviewer: 'You can now decide reports, flags and replies.',
  checker: 'You can now look at reports that wait, and say what you think of them.',
};

const titles: Record<StaffRole, string> = {
  admin: 'an administrator',
  reviewer: 'a reviewer',
  checker: 'a checker',
};

/** Tells a person what they may do from now on, and whether an administrator or their groups changed it. */
export function roleMail(
  config: Config,
  { username, email }: { username: string; email: string },
  { role, provider }: { role: StaffRole | null; provider?: string | undefined },
): Promise<Mail> {
  const { companyName, publicUrl } = config;
  const again = provider
    ? 'Where you were signed in before, you are signed out.'
    : 'You are signed out everywhere. Please sign in again.';
  return actionMail(config, {
    to: email,
    subject: role
      ? `You are ${titles[role]} at ${companyName}`
      : `You no longer review at ${companyName}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      provider
        ? `Your groups at ${provider} changed what you can do at ${companyName}.`
        : `An administrator of ${companyName} changed what you can do.`,
      role
        ? `${tasks[role]} ${again}`
        : `You can no longer look at other people's cases. Your account and your reports stay. ${again}`,
    ],
    action: { label: 'Sign in', url: `${publicUrl}/login` },
    after: [],
    reason: 'what your account can do was changed',
  });
}
