import type { CategoryValue } from './categories.ts';

/** What a target of each category is called in running text. */
export const categoryNouns: Record<CategoryValue, string> = {
  'phone-number': 'phone number',
  email: 'email address',
  website: 'website',
  'crypto-wallet': 'crypto wallet',
  bank: 'bank account',
  'social-media': 'social media account',
};

/** Returns a noun with its indefinite article, such as 'an email address'. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
