import { listed } from '#text/listed.ts';
import type { CategoryValue } from './values.ts';

/** Returns the specified label of a category (product specification section 3). */
export function categoryLabel(category: CategoryValue): string {
  const labels: Record<CategoryValue, string> = {
    'phone-number': 'Phone Number',
    email: 'Email',
    website: 'Website',
    'crypto-wallet': 'Crypto Wallet',
    bank: 'Bank',
    'social-media': 'Social Media',
  };
  // A newer server on the same database may have added one.
  return labels[category] ?? category;
}

/** Returns what a target of a category is called in running text, with its article. */
export function categoryWithArticle(category: CategoryValue): string {
  const nouns: Record<CategoryValue, string> = {
    'phone-number': 'a phone number',
    email: 'an email address',
    website: 'a website',
    'crypto-wallet': 'a crypto wallet',
    bank: 'a bank account',
    'social-media': 'a social media account',
  };
  return nouns[category] ?? 'something';
}

/** Lists what a target can be: 'phone number, email address, … or social media account', or shorter. */
export function anyTarget(shorter: { email?: string; 'crypto-wallet'?: string } = {}): string {
  const nouns: Record<CategoryValue, string> = {
    'phone-number': 'phone number',
    email: 'email address',
    website: 'website',
    'crypto-wallet': 'crypto wallet',
    bank: 'bank account',
    'social-media': 'social media account',
    ...shorter,
  };
  return listed(Object.values(nouns), 'or');
}
