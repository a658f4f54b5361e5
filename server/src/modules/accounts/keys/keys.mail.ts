import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail, dateText } from '#platform/messages/mails/action-mail.ts';

/** What happened to a key. */
export interface KeyChange {
  act: 'made' | 'revoked';
  /** The name of the key. */
  name: string;
  /** ISO 8601. */
  at: string;
}

/** 'A key for the API was made': warns a person whose account was taken over. */
export function keyChangedMail(
  config: Config,
  { username, email, role }: { username: string; email: string; role: string },
  { act, name, at }: KeyChange,
): Promise<Mail> {
  const { companyName, publicUrl } = config;
  const what = {
    made: `A key named ‘${name}’ was made for your ${companyName} account on ${dateText(new Date(at))}. Programs that have it can check numbers, sites and accounts in your name.`,
    revoked: `The key named ‘${name}’ of your ${companyName} account was revoked on ${dateText(new Date(at))}. Programs that have it can no longer use it.`,
  }[act];
  return actionMail(config, {
    to: email,
    subject: `A key of your ${companyName} account was ${act}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      what,
      'If this was you, there is nothing to do. If not, look at your keys and change your password:',
    ],
    action: {
      label: 'Look at my keys',
      url: `${publicUrl}/${role === 'admin' ? 'admin' : 'user'}/account`,
    },
    after: [],
    reason: `a key of your account was ${act}`,
  });
}
