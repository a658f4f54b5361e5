import { plural } from '@redflag/shared/text/plural';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** What became of a person's second factor. */
export type FactorChange =
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | {
      kind:
        | 'app-added'
        | 'app-removed'
        | 'codes-renewed'
        | 'removed-by-admin'
        | 'removed-by-operator';
    }
  | { kind: 'code-used'; left: number };

/** Few enough to make new ones. */
const FEW_CODES = 2;

function wordsOf(change: FactorChange, company: string): [subject: string, sentence: string] {
  switch (change.kind) {
    case 'passkey-added':
      return [
        `A passkey was added to your ${company} account`,
        `The passkey ‘${change.name}’ was added to your account. It signs you in.`,
      ];
    case 'passkey-removed':
      return [
        `A passkey was removed from your ${company} account`,
        `The passkey ‘${change.name}’ was removed from your account.`,
      ];
    case 'app-added':
      return [
        `An app for codes was added to your ${company} account`,
        'From now on, we ask for a code of this app when you sign in.',
      ];
    case 'app-removed':
      return [
        `The app for codes was removed from your ${company} account`,
        'Its codes no longer work.',
      ];
    case 'codes-renewed':
      return [
        `You have new ${company} recovery codes`,
        'New recovery codes were made for your account. Earlier ones no longer work.',
      ];
    case 'code-used': {
      const left = plural(change.left, {
        one: '# recovery code is',
        other: '# recovery codes are',
      });
      const renew = change.left <= FEW_CODES ? ' Make new ones in your profile soon.' : '';
      return [
        `A recovery code of your ${company} account was used`,
        `Somebody signed in to your account with one of your recovery codes. ${left} left.${renew}`,
      ];
    }
    default: {
      const who = change.kind === 'removed-by-admin' ? 'An administrator' : 'The operator';
      return [
        `Your second factor at ${company} was removed`,
        `${who} removed the second factor of your account. You are signed out everywhere. Your password alone signs you in, until you add a second factor again.`,
      ];
    }
  }
}

/** Tells a person what became of their second factor, and what to do if it was not them. */
export function factorMail(
  config: Config,
  { username, email }: { username: string; email: string },
  change: FactorChange,
): Promise<Mail> {
  const { companyName, publicUrl } = config;
  const [subject, sentence] = wordsOf(change, companyName);
  return actionMail(config, {
    to: email,
    subject,
    greeting: `Hello ${username},`,
    paragraphs: [
      sentence,
      'If you expected this, there is nothing to do. If not, set a new password now, and look at your second factor in your profile:',
    ],
    action: { label: 'Recover my account', url: `${publicUrl}/forgot-password` },
    after: ['If someone else may know the password of your email account, change that too.'],
    reason: 'the second factor of your account was changed or used',
  });
}
