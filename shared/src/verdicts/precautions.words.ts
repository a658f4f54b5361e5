import type { CategoryValue } from '#categories/categories.ts';

/**
 * Returns what to do about a target before anything is lost, in sentences right everywhere. Of what is
 * not suspect, people are not warned: they are told how to be sure that it is who it says.
 */
export function precautionsOn(category: CategoryValue, isSuspect = true): readonly string[] {
  const precautions: Record<CategoryValue, readonly string[]> = {
    'phone-number': [
      'Do not pay, and do not call or text back, not even after a missed call.',
      'Do not tell anyone codes, PINs or passwords, no matter who they say they are.',
      'Ask the person or company another way, such as the number on your bank card or the official website.',
    ],
    email: [
      'Do not pay, reply, or open links and attachments.',
      'Do not give anyone codes, passwords or card details.',
      'Ask the person or company another way, such as the number on your bank card or the official website.',
    ],
    website: [
      'Do not pay or download anything there.',
      'Do not enter codes, passwords or card details there.',
      "Type the company's official address yourself, or call the number on your bank card.",
    ],
    'crypto-wallet': [
      'Do not send anything to it, not even a small test. A crypto payment cannot be taken back.',
      'Do not give anyone your recovery phrase, private key, codes or passwords.',
      'Ask the person or company another way, such as a number you already had or the official website.',
    ],
    bank: [
      'Do not transfer money to it, however urgent it sounds. No bank asks you to move money to a “safe account”.',
      'Do not give anyone codes, PINs or passwords. Your bank never asks for them by phone or message.',
      'Ask the person or company another way, such as a number you already had or the official website.',
    ],
    'social-media': [
      'Do not pay or send anything, even to a friend: accounts get stolen.',
      'Do not pass on codes or passwords, and do not open links.',
      'Ask the person another way, such as a call to a number you already had.',
    ],
  };
  // A newer server on the same database may have added a category.
  const all = precautions[category] ?? precautions.email;
  return isSuspect ? all : all.slice(-1);
}

/** Where money and codes are lost most easily, and come back least, comes first. */
const worstKinds: readonly CategoryValue[] = [
  'crypto-wallet',
  'bank',
  'website',
  'phone-number',
  'email',
  'social-media',
];

/** Returns about which of several kinds of targets to warn, before anything is known of them. */
export function worstKind(kinds: readonly CategoryValue[]): CategoryValue | null {
  return worstKinds.find((kind) => kinds.includes(kind)) ?? null;
}

/** Returns what to do until the answer is known, and after paying. `category` is null if unknown. */
export function precautionsFor(
  category: CategoryValue | null,
  isSuspect = true,
): readonly string[] {
  const anything = [
    'Do not pay or send anything.',
    'Do not give anyone codes, passwords or card details.',
    'Ask the person or company another way, such as the number on your bank card or the official website.',
  ];
  const ifPaid =
    category === 'crypto-wallet'
      ? 'Have you paid? Tell your exchange or wallet service right away, in its official app.'
      : 'Have you paid or given details? Call your bank right away, with the number on your bank card.';
  return [...(category ? precautionsOn(category, isSuspect) : anything), ifPaid];
}
