import type { Situation } from '@redflag/shared/advice';
import type { CategoryValue } from '@redflag/shared/categories';

type Steps = Record<CategoryValue, string>;

/** What differs by category comes after the first step of a situation. */
const ifMessage: Steps = {
  'phone-number': 'Do not call back, not even after a missed call.',
  email: 'Do not open attachments. Mark it as junk in your mail program.',
  website: 'Close the page. If you need the real site, type its address or use its official app.',
  'crypto-wallet': 'Do not connect your wallet, and do not send a small amount as a test either.',
  bank: 'Do not move money to a “safe account”. No bank asks for that.',
  'social-media': 'Report the account to the platform.',
};

const byBank =
  'Say that it was a scam, and ask to stop or reverse the payment. Use the number on your bank card or your bank’s official app.';

const ifPaid: Steps = {
  'phone-number': `Call your bank or payment service immediately: every hour counts. ${byBank}`,
  email: `Call your bank or payment service immediately: every hour counts. ${byBank}`,
  website: `Call your bank or payment service immediately: every hour counts. ${byBank} If you paid by card, ask to dispute the payment.`,
  'crypto-wallet':
    'Tell the exchange or wallet service that you paid from immediately, in its official app: every hour counts. Give it the address and the transaction ID, and ask to freeze the coins. If you paid by card or transfer, call your bank too.',
  bank: `Call your bank’s fraud desk immediately: every hour counts. ${byBank} Give this account number, and ask that the receiving bank freezes the money.`,
  'social-media': `Call your bank or payment service immediately: every hour counts. ${byBank} Report the account to the platform too.`,
};

const ifDetails: Steps = {
  'phone-number':
    'Has your phone lost its signal? Call your mobile network from another phone: someone may have taken over your number.',
  email:
    'Look through the settings of your email account, and remove forwarding and recovery addresses that are not yours.',
  website: 'Enter nothing more on that site, not even to cancel.',
  'crypto-wallet':
    'Gave your recovery phrase, or connected your wallet? Move what is left to a new wallet with a new phrase.',
  bank: 'Check your account for payments that you did not make, and tell your bank about each.',
  'social-media':
    'Locked out of your account? Use the platform’s own recovery page, and warn your contacts.',
};

/**
 * Returns what to do, the most urgent first. It must be right in every country, so it names no
 * number and no authority but the police.
 */
export function stepsFor(situation: Situation, category: CategoryValue): string[] {
  if (situation === 'message') {
    return [
      'Do not pay, reply or click. Give no one a code, PIN or password.',
      ifMessage[category],
      'Does it claim to be from your bank, a company or someone you know? Ask them another way: with a number or an app that you already had.',
      'Take a screenshot, then block the sender.',
    ];
  }
  if (situation === 'paid') {
    return [
      ifPaid[category],
      'Do not pay again: no fee, no tax, no fine. Anyone who wants money to get yours back is a scammer too.',
      'Keep everything: screenshots, numbers, names, receipts, dates and times.',
      'Report it to the police, and keep the reference: your bank may ask for it.',
      'Do not reply any more. Block them once you have the screenshots.',
    ];
  }
  return [
    'Gave card details, a PIN or a code? Call your bank immediately, and ask to block the card and your online banking. Use the number on your bank card or your bank’s official app.',
    'Gave a password? Change it from a device that is safe, and wherever else you use it. Start with your email. Turn on two-step verification, and sign out other devices.',
    ifDetails[category],
    'Installed something, or let someone control your device? Take it offline, and do not bank on it until someone you trust has checked it.',
    'Gave an identity number or document? Tell the office that issued it, and watch for accounts and loans in your name.',
    'Expect them to call again, often as your bank. Hang up, and call the number on your card.',
  ];
}
