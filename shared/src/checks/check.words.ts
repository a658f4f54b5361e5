import type { CategoryValue } from '#categories/values.ts';
import { categoryValues } from '#categories/values.ts';
import { listed } from '#text/listed.ts';

/** Returns what the targets of a category are called in running text. */
export function categoryPlural(category: CategoryValue): string {
  const nouns: Record<CategoryValue, string> = {
    'phone-number': 'phone numbers',
    email: 'email addresses',
    website: 'websites',
    'crypto-wallet': 'crypto wallets',
    bank: 'bank accounts',
    'social-media': 'social media accounts',
  };
  return nouns[category];
}

/** Said of a message that names nothing. */
export const NOTHING_FOUND = 'We found nothing to check in this message.';

/** Says what a message could have named. */
export function whatWeLookFor(): string {
  const plurals = categoryValues.map((category) =>
    category === 'bank' ? 'bank account numbers' : categoryPlural(category),
  );
  return `We look for ${listed(plurals)}.`;
}
