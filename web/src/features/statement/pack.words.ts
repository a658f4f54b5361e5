import { formatAmount } from '@redflag/shared/reports/loss.words';
import { amountSchema } from '@redflag/shared/reports/payment';
import { plural } from '@redflag/shared/text/plural';
import type { PaymentFields } from './fields.ts';

const HOUR_MS = 3_600_000;

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Says a local date and time, such as 'Friday 27 November, 14:05'; null if there is none. */
function wordMoment(local: string | Date): string | null {
  const date = new Date(local);
  if (Number.isNaN(date.getTime())) return null;
  const part = Object.fromEntries(
    moment.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${part.weekday} ${part.day} ${part.month}, ${part.hour}:${part.minute}`;
}

/**
 * Says until when a bank takes a report of a payment.
 * @param paidAt local date and time
 * @param hours since then, or null if nobody knows how many
 */
export function wordDeadline(paidAt: string, hours: number | null, now: Date): string {
  const paid = new Date(paidAt).getTime();
  if (hours === null || Number.isNaN(paid) || paid > now.getTime())
    return 'Call your bank as soon as possible: every hour counts.';
  const end = new Date(paid + hours * HOUR_MS);
  const minutes = Math.floor((end.getTime() - now.getTime()) / 60_000);
  const until = wordMoment(end);
  if (minutes < 0)
    return `The ${hours} hours ended on ${until}. Call your bank all the same: it may still stop the money. Ask for its answer in writing, and go to the police.`;
  const left =
    minutes < 60
      ? plural(minutes, { one: '# minute is', other: '# minutes are' })
      : plural(Math.floor(minutes / 60), { one: '# hour is', other: '# hours are' });
  return `Your bank must hear from you within ${hours} hours: until ${until}. ${left} left.`;
}

/** What to say on the phone, in five sentences, with gaps for what was not typed. */
export function sentencesFor(payment: PaymentFields): string[] {
  const { ownBank, channel, receivingBank, receivingAccount, reference } = payment;
  const { data } = amountSchema.safeParse(payment.amount);
  const amount = data ? formatAmount(data, payment.currency) : '(the amount)';
  return [
    `I am a customer of ${ownBank || 'your bank'}, and I was tricked into a payment: I report fraud.`,
    `I paid ${amount} on ${wordMoment(payment.paidAt) ?? '(day and time)'}${channel && `, by ${channel}`}.`,
    `It went to the account ${receivingAccount || '(its number)'} at ${receivingBank || '(its bank)'}, with the reference ${reference || '(on the receipt)'}.`,
    'Please tell that bank right now, so that it holds the money, and ask to get it back.',
    'Please give me a case number, and say by when I hear from you.',
  ];
}

/** What there is to do, by the name under which a tick is kept. */
export const checklist = {
  called: 'I called my bank, by the number on my card or in its app',
  case: 'I wrote down the case number, the time and who I spoke to',
  receiver: 'I asked that the bank that got the money is told to hold it',
  written: 'I gave my bank the signed statement',
  police: 'I told the police, and have their reference',
  safe: 'I changed the PIN and the passwords that they may know',
  kept: 'I kept screenshots, receipts and messages',
};
