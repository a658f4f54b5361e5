import { PROOF_CODE_MINUTES } from '@redflag/shared/replies';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** 'Is this address yours?': to an address that is reported. Nothing in it was written by who asks. */
export function proofCodeMail(config: Config, to: string, code: string): Promise<Mail> {
  const { companyName } = config;
  return actionMail(config, {
    to,
    subject: `Is this address yours? Your ${companyName} code`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone who is signed in to ${companyName} says that this address is theirs. They want to answer reports on it. On ${companyName}, people report scams.`,
      'If it is you, enter this code where you asked for it. If it is not you, ignore this email and give the code to nobody: with it, a stranger could answer in your name.',
    ],
    code,
    action: { label: `Open ${companyName}`, url: config.publicUrl },
    after: [`The code works for ${PROOF_CODE_MINUTES} minutes, once. We never ask you for it.`],
    reason: 'someone asked us to send a code to this address',
  });
}

/** The same as a text message. */
export function proofCodeText({ companyName }: Config, code: string): string {
  return `${code} is a ${companyName} code. Someone says this number is theirs, to answer reports on it. Not you? Tell nobody the code. It works for ${PROOF_CODE_MINUTES} minutes.`;
}
