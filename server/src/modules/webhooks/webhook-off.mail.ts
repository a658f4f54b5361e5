import type { OffReason } from '@redflag/shared/webhooks/values';
import { wordOff } from '@redflag/shared/webhooks/webhook.words';
import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/messages/mailer.ts';
import { actionMail } from '#platform/messages/mails/action-mail.ts';

/** A webhook that was switched off. */
export interface SwitchedOff {
  organisation: string;
  /** The rest of the address may be secret. */
  host: string;
  reason: OffReason;
}

/** 'A webhook was switched off': its receiver takes nothing, so somebody has to look. */
export function webhookOffMail(
  config: Config,
  to: string,
  { organisation, host, reason }: SwitchedOff,
): Promise<Mail> {
  return actionMail(config, {
    to,
    subject: `A webhook of ${organisation} was switched off`,
    greeting: 'Hello,',
    paragraphs: [
      `${organisation} is no longer told of changes at ${host}: ${wordOff(reason)}.`,
      'Once the receiver works, switch the webhook on again. You can choose whether it gets what it missed.',
    ],
    action: { label: 'Look at webhooks', url: `${config.publicUrl}/admin/keys` },
    after: [],
    reason: 'this address is the notification email. An administrator can change it under Settings',
  });
}
