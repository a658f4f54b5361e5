import { categoryNouns, categorySeeds } from '#categories/values.ts';
import type { Target } from '#checks.ts';

/** How platforms write their own names. */
const platformNames: Record<string, string> = {
  ...categorySeeds['social-media'].subcategories,
  youtube: 'YouTube',
  snapchat: 'Snapchat',
  threads: 'Threads',
  discord: 'Discord',
  reddit: 'Reddit',
  pinterest: 'Pinterest',
  twitch: 'Twitch',
};

/** Returns what kind of thing a target is, such as 'Website', or the platform of an account. */
export function subjectOf({ category, key }: Pick<Target, 'category' | 'key'>): string {
  const [platform = ''] = category === 'social-media' ? key.split('/') : [];
  const noun = platformNames[platform] ?? categoryNouns[category];
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
