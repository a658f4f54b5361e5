import { subjectLabel } from './subject.words.ts';
import type { CategoryValue, SubcategoryValue } from './values.ts';

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

/** Says what a subcategory means whose label few know; null for the others. */
export function subcategoryMeaning(subcategory: string): string | null {
  const meanings: Record<string, string> = {
    'account-fraud': 'An account that is used to cheat.',
    'advance-fee': 'You pay first, for money that never comes.',
    impersonation: 'Somebody pretends to be another person or company.',
    malware: 'A program that harms your device.',
    phishing: 'A fake message to steal passwords.',
  } satisfies Partial<Record<SubcategoryValue, string>>;
  return meanings[subcategory] ?? null;
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
  signal: 'Signal',
  threads: 'Threads',
  discord: 'Discord',
  reddit: 'Reddit',
  pinterest: 'Pinterest',
  twitch: 'Twitch',
};

/** Returns what a target is, such as 'Website', or the platform of an account. */
export function subjectOf({ category, key }: { category: CategoryValue; key: string }): string {
  const [platform = ''] = category === 'social-media' ? key.split('/') : [];
  return (names as Record<string, string>)[platform] ?? subjectLabel(category);
}
