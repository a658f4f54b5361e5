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

interface CategorySeed {
  label: string;
  subcategories: Record<string, string>;
}

/**
 * The categories and subcategories that every database starts with, as labels by value.
 * Source: product specification section 3 and the decision on subcategories.
 */
export const categorySeeds: Record<CategoryValue, CategorySeed> = {
  'phone-number': {
    label: 'Phone Number',
    subcategories: { call: 'Call', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  },
  email: {
    label: 'Email',
    subcategories: {
      phishing: 'Phishing',
      'advance-fee': 'Advance Fee',
      impersonation: 'Impersonation',
      malware: 'Malware',
    },
  },
  website: {
    label: 'Website',
    subcategories: {
      phishing: 'Phishing',
      'fake-shop': 'Fake Shop',
      investment: 'Investment',
      malware: 'Malware',
      'tech-support': 'Tech Support',
    },
  },
  'crypto-wallet': {
    label: 'Crypto Wallet',
    subcategories: {
      bitcoin: 'Bitcoin',
      ethereum: 'Ethereum',
      tron: 'Tron',
      solana: 'Solana',
      other: 'Other',
    },
  },
  bank: {
    label: 'Bank',
    subcategories: {
      'account-fraud': 'Account Fraud',
      loan: 'Loan',
      'transfer-scam': 'Transfer Scam',
    },
  },
  'social-media': {
    label: 'Social Media',
    subcategories: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      x: 'X',
      tiktok: 'TikTok',
      telegram: 'Telegram',
      whatsapp: 'WhatsApp',
      linkedin: 'LinkedIn',
    },
  },
};

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
