import { categoryWithArticle } from '#categories/category.words.ts';
import type { CategoryValue } from '#categories/values.ts';
import { categoryValues } from '#categories/values.ts';
import { listed } from '#text/listed.ts';
import { plural } from '#text/plural.ts';

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
  return nouns[category] ?? 'targets';
}

/** Says what we have seen of a private check whose answer held so many reported targets. */
export function wordPrivateCheck(held: number, category: CategoryValue): string {
  if (held === 0) {
    return `We see that you asked about ${categoryWithArticle(category)} with a beginning that no reported one has, not which one.`;
  }
  const these = plural(held, {
    one: `this one of the reported ${categoryPlural(category)}`,
    other: `one of these # reported ${categoryPlural(category)}`,
  });
  return `We see that you asked about ${these}, or any other with the same beginning, not which one.`;
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
