/** Values of the six report categories, as used in web addresses and API parameters. */
export const categoryValues = [
  'phone-number',
  'email',
  'website',
  'crypto-wallet',
  'bank',
  'social-media',
] as const;

export type CategoryValue = (typeof categoryValues)[number];

/** The subcategories of each category. Source: the decision on subcategories. */
export const subcategoryValues = {
  'phone-number': ['call', 'sms', 'whatsapp', 'telegram'],
  email: ['phishing', 'advance-fee', 'impersonation', 'malware'],
  website: ['phishing', 'fake-shop', 'investment', 'malware', 'tech-support'],
  'crypto-wallet': ['bitcoin', 'ethereum', 'tron', 'solana', 'other'],
  bank: ['account-fraud', 'loan', 'transfer-scam'],
  'social-media': ['facebook', 'instagram', 'x', 'tiktok', 'telegram', 'whatsapp', 'linkedin'],
} as const satisfies Record<CategoryValue, readonly string[]>;

export type SubcategoryValue = (typeof subcategoryValues)[CategoryValue][number];
