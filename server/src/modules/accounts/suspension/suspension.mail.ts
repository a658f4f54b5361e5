import { SECOND_LOOK_DAYS } from '@redflag/shared/replies/values';
import { showText } from '@redflag/shared/text/show-target';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail, dateText } from '#platform/messages/mails/action-mail.ts';

interface Person {
  username: string;
  email: string;
}

/** 'Your account was suspended': why, and a link to ask once for a second look. */
export function suspendedMail(
  config: Config,
  { username, email }: Person,
  { reason, token, until }: { reason: string; token: string; until: Date },
): Promise<Mail> {
  const { companyName } = config;
  return actionMail(config, {
    to: email,
    subject: `Your ${companyName} account was suspended`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `An administrator of ${companyName} suspended your account. You are signed out everywhere and cannot sign in.`,
      `Reason: ${showText(reason)}`,
      'If we are wrong, tell us once what happened. Our reviewers then look at it again:',
    ],
    action: {
      label: 'Ask for a second look',
      url: `${config.publicUrl}/second-look?${new URLSearchParams({ token })}`,
    },
    after: [
      `The link works once, for ${SECOND_LOOK_DAYS} days, until ${dateText(until)}.`,
      'This costs nothing. Nobody will write to you about a fee.',
    ],
    reason: 'your account was suspended',
  });
}

/** 'Your account is active again': also after a second look. */
export function activatedMail(
  config: Config,
  { username, email }: Person,
  reason: string | null,
): Promise<Mail> {
  const { companyName } = config;
  return actionMail(config, {
    to: email,
    subject: `Your ${companyName} account is active again`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `An administrator of ${companyName} activated your account. You can sign in again.`,
      ...(reason ? [`Reason: ${showText(reason)}`] : []),
    ],
    action: { label: 'Sign in', url: `${config.publicUrl}/login` },
    after: [],
    reason: 'your account was suspended before',
  });
}
