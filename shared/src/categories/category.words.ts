import { listed } from '#text/listed.ts';
import type { CategoryValue, SubcategoryValue } from './values.ts';

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
  return labels[category];
}

/** Returns the label of a subcategory, which is the same in every category that has it. */
export function subcategoryLabel(subcategory: SubcategoryValue): string {
  const labels: Record<SubcategoryValue, string> = {
    call: 'Call',
    sms: 'SMS',
    phishing: 'Phishing',
    'advance-fee': 'Advance Fee',
    impersonation: 'Impersonation',
    malware: 'Malware',
    'fake-shop': 'Fake Shop',
    investment: 'Investment',
    'tech-support': 'Tech Support',
    'account-fraud': 'Account Fraud',
    loan: 'Loan',
    'transfer-scam': 'Transfer Scam',
    other: 'Other',
    ...names,
  };
  // A newer server on the same database may have added one.
  return labels[subcategory] ?? subcategory;
}

/** How chains and platforms write their own names, in every language. */
const names = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  tron: 'Tron',
  solana: 'Solana',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  snapchat: 'Snapchat',
  threads: 'Threads',
  discord: 'Discord',
  reddit: 'Reddit',
  pinterest: 'Pinterest',
  twitch: 'Twitch',
};

/** Returns what kind of thing a target is, such as 'Website', or the platform of an account. */
export function subjectOf({ category, key }: { category: CategoryValue; key: string }): string {
  const subjects: Record<CategoryValue, string> = {
    'phone-number': 'Phone number',
    email: 'Email address',
    website: 'Website',
    'crypto-wallet': 'Crypto wallet',
    bank: 'Bank account',
    'social-media': 'Social media account',
  };
  const [platform = ''] = category === 'social-media' ? key.split('/') : [];
  return (names as Record<string, string>)[platform] ?? subjects[category];
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
  return nouns[category];
}

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

/**
 * Lists what a target can be: 'phone number, email address, … or social media account'.
 * @param shorter nouns for a text that calls some by less
 */
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
