import type { CategoryValue } from '@redflag/shared/categories';
import type { Random } from './random.ts';

const openings: Record<CategoryValue, string[]> = {
  'phone-number': [
    'They called and said that they were from my bank.',
    'I got a message that my parcel is held at customs.',
    'Someone rang me about a job that I never applied for.',
    'The caller knew my name and said that my SIM would be blocked today.',
    'A voice message said that my BVN has to be renewed.',
  ],
  email: [
    'The mail says that I have won a lottery which I never entered.',
    "They write as our company's director and ask for a payment.",
    'An "invoice" came with an attachment that my virus scanner stopped.',
    'The mail looks exactly like those of my bank, with the logo and all.',
    'A widow wants to leave me her fortune if I pay the lawyer first.',
  ],
  website: [
    'I ordered a phone there and it never came.',
    "The page copies a bank's sign-in and asks for the card's PIN.",
    'They promise 40% a month and show made-up profits.',
    'A window said that my computer is infected and gave a number to call.',
    'The shop takes the money and then deletes your account.',
  ],
  'crypto-wallet': [
    'I was told to send coins here to "unlock" my profit.',
    'The giveaway promised to double whatever is sent to this address.',
    'They blackmail people by mail and want to be paid to this wallet.',
    'The trading group gave this address for the deposit; the group is gone.',
  ],
  bank: [
    'I paid the deposit for a flat into this account; the flat does not exist.',
    'The loan app sends your "processing fee" here and then goes silent.',
    'A seller asked for a transfer to this account and blocked me after it.',
    'They show a false alert of a transfer and walk away with the goods.',
  ],
  'social-media': [
    'The account pretends to be a singer and sells tickets that do not exist.',
    "My cousin's account was hacked and now asks all friends for money.",
    'They offer investments in the stories and remove every critical comment.',
    'The profile uses photos of another person and asks for gift cards.',
  ],
};

const details = [
  'They were very polite at first and became rude when I asked questions.',
  'They pressed me to decide within an hour.',
  'I was told not to speak to anyone about it.',
  'They asked for the code that came by SMS.',
  'The story changed every time that I asked.',
  'They sent a photo of an identity card that looks edited.',
  'The spelling is poor and the links lead somewhere else.',
  'They knew the last four digits of my card.',
  'A second person joined and played the supervisor.',
  'They wanted remote access to my phone.',
  'The receipt that they sent is forged.',
  'Two of my colleagues were contacted in the same week.',
];
const outcomes = [
  'I did not pay.',
  'I have blocked them.',
  'My bank has been told.',
  'The police have the case number.',
  'Please warn others.',
  'I can give more pictures if you need them.',
];

const LONG_SHARE = 0.05;
const LOSS_SHARE = 0.4;

/** What a person tells in a few sentences; one in twenty tells it at length, in paragraphs. */
export function describe(category: CategoryValue, random: Random): string {
  const parts = [random.pick(openings[category])];
  const long = random.chance(LONG_SHARE);
  const sentences = long ? random.between(8, 20) : random.between(1, 3);
  for (let made = 0; made < sentences; made++) parts.push(random.pick(details));
  if (random.chance(LOSS_SHARE)) parts.push(`I lost ₦${random.between(5, 900)},000.`);
  parts.push(random.pick(outcomes));
  if (!long) return parts.join(' ');
  const half = Math.ceil(parts.length / 2);
  return `${parts.slice(0, half).join(' ')}\n\n${parts.slice(half).join(' ')}`;
}
