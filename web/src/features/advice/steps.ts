import type { Situation } from '@redflag/shared/advice';
import type { CategoryValue } from '@redflag/shared/categories';
import { precautionsOn } from '@redflag/shared/verdicts/precautions.words';

/** What may have happened, in the order of the harm, in a person's words. */
export const situations: [Situation, string][] = [
  ['message', 'I only got a message'],
  ['paid', 'I paid'],
  ['details', 'I gave them details'],
];

type Steps = Record<CategoryValue, string>;

const ifMessage: Steps = {
  'phone-number': 'Take a screenshot, then block the number.',
  email: 'Take a screenshot, mark it as junk in your mail program, then block the sender.',
  website: 'Take a screenshot, then close the page and block the sender.',
  'crypto-wallet': 'Do not connect your wallet either. Take a screenshot, then block the sender.',
  bank: 'Take a screenshot, then block the sender.',
  'social-media': 'Take a screenshot, report the account to the app or site, then block it.',
};

const byBank =
  'Say that it was a scam, and ask to stop the payment or take it back. Use the number on your bank card or your bank’s official app.';

const ifPaid: Steps = {
  'phone-number': `Call your bank or payment service right away: every hour counts. ${byBank}`,
  email: `Call your bank or payment service right away: every hour counts. ${byBank}`,
  website: `Call your bank or payment service right away: every hour counts. ${byBank} If you paid by card, ask to get it back by a ‘chargeback’.`,
  'crypto-wallet':
    'Tell the exchange or wallet service that you paid from right away, in its official app: every hour counts. Give it the address and the number of the payment (transaction ID), and ask to freeze the coins. If you paid by card or transfer, call your bank too.',
  bank: `Call your bank’s fraud desk right away: every hour counts. ${byBank} Give this account number, and ask that the bank that got the money freezes it.`,
  'social-media': `Call your bank or payment service right away: every hour counts. ${byBank} Report the account to the app or site too.`,
};

const ifDetails: Steps = {
  'phone-number':
    'Has your phone lost its signal? Call your mobile network from another phone: someone may have taken over your number.',
  email:
    'Look through the settings of your email account, and remove addresses that are not yours, to which it forwards or by which it can be opened.',
  website: 'Enter nothing more on that site, not even to cancel.',
  'crypto-wallet':
    'Gave your recovery phrase, or connected your wallet? Move what is left to a new wallet with a new phrase.',
  bank: 'Check your account for payments that you did not make, and tell your bank about each.',
  'social-media':
    'Locked out of your account? Use the help page of the app or site to get it back, and warn your contacts.',
};

/** Returns the step for a category; for one that only a newer server knows, that for any sender. */
function ofCategory(steps: Steps, category: CategoryValue): string {
  return steps[category] ?? steps.email;
}

/**
 * Returns what to do, most urgent first, right in every country: no number, no authority but the police.
 * @param isSuspect whether people are told to avoid what it is about
 */
export function stepsFor(
  situation: Situation,
  category: CategoryValue,
  isSuspect = true,
): string[] {
  if (situation === 'message') {
    return [
      ...precautionsOn(category, isSuspect),
      ...(isSuspect ? [ofCategory(ifMessage, category)] : []),
    ];
  }
  if (situation === 'paid') {
    return [
      ofCategory(ifPaid, category),
      'Do not pay again: no fee, no tax, no fine. Anyone who wants money first to get yours back is very likely a scammer too.',
      'Keep everything: screenshots, numbers, names, receipts, dates and times.',
      'Report it to the police, and keep the reference: your bank may ask for it.',
      'Do not reply any more. Block them once you have the screenshots.',
    ];
  }
  return [
    'Gave card details, a PIN or a code? Call your bank right away, and ask to block the card and your online banking. Use the number on your bank card or your bank’s official app.',
    'Gave a password? Change it from a device that is safe, and wherever else you use it. Start with your email. Turn on a second check at sign-in, and sign out other devices.',
    ...(isSuspect ? [ofCategory(ifDetails, category)] : []),
    'Installed something, or let someone control your device? Take it offline, and do not bank on it until someone you trust has checked it.',
    'Gave the number or a picture of an ID card? Tell the office that made the card, and watch for accounts and loans in your name.',
    'Expect them to call again, often as your bank. Hang up, and call the number on your card.',
  ];
}
