import type { CategoryValue } from './values.ts';

/** Names one thing of a category, such as 'Bank account'. */
export function subjectLabel(category: CategoryValue): string {
  const subjects: Record<CategoryValue, string> = {
    'phone-number': 'Phone number',
    email: 'Email address',
    website: 'Website',
    'crypto-wallet': 'Crypto wallet',
    bank: 'Bank account',
    'social-media': 'Social media account',
  };
  return subjects[category] ?? category;
}
