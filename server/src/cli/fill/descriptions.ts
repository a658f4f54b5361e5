import type { CategoryValue } from '@redflag/shared/categories';
import type { Random } from './random.ts';

const openings: Record<CategoryValue, string[]> = {
  'phone-number': [
    'They called and said they were from my bank.',
    'I got a message saying my parcel was being held at customs.',
    'Someone rang me about a job I never applied for.',
    'The caller knew my name and said my SIM would be blocked today.',
    'A voice message said I had to renew my BVN.',
  ],
  email: [
    'The email says I have won a lottery I never entered.',
    "They pretend to be our company's director and ask for a payment.",
    'They sent an "invoice" with an attachment that my antivirus blocked.',
    'The email looks exactly like the ones from my bank, logo and all.',
    'A widow wants to leave me her fortune if I pay the lawyer first.',
  ],
  website: [
    'I ordered a phone and it never arrived.',
    "The page copies a bank's sign-in page and asks for your card PIN.",
    'They promise 40% a month and show made-up profits.',
    'A pop-up said my computer was infected and gave a number to call.',
    'The shop takes the money and then deletes your account.',
  ],
  'crypto-wallet': [
    'I was told to send coins here to "unlock" my profit.',
    'The giveaway promised to double anything sent to this address.',
    'They blackmail people by email and demand payment to this wallet.',
    'A trading group told me to pay the deposit here. Now the group is gone.',
  ],
  bank: [
    'I paid the deposit for a flat into this account. The flat does not exist.',
    'A loan app makes you pay a "processing fee" here, then you never hear from it again.',
    'A seller asked for a transfer to this account, then blocked me.',
    'They show a fake transfer alert and walk away with the goods.',
  ],
  'social-media': [
    'The account pretends to be a singer and sells tickets that do not exist.',
    "My cousin's account was hacked and now asks all her friends for money.",
    'They offer investments in their stories and delete every critical comment.',
    "The profile uses someone else's photos and asks for gift cards.",
  ],
};

const details = [
  'They were very polite at first and became rude when I asked questions.',
  'They pressed me to decide within an hour.',
  'I was told not to speak to anyone about it.',
  'They asked for the code I got by text message.',
  'The story changed every time I asked.',
  'They sent a photo of an identity card that looks edited.',
  'The spelling is poor and the links lead somewhere else.',
  'They knew the last four digits of my card.',
  'A second person joined the call and pretended to be the supervisor.',
  'They wanted remote access to my phone.',
  'The receipt they sent is fake.',
  'Two of my colleagues were contacted in the same week.',
];
const outcomes = [
  'I did not pay.',
  'I have blocked them.',
  'I have told my bank.',
  'I have reported it to the police.',
  'Please warn others.',
  'I can send more pictures if you need them.',
];

const LONG_SHARE = 0.05;
const LOSS_SHARE = 0.4;

/** Writes a description: a few sentences, or in one case of twenty a long one in paragraphs. */
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
