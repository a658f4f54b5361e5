import { categoryPlural } from '#checks/check.words.ts';
import type { TrendKind } from './trends.ts';

/** Names a kind of scam, such as 'Phishing with websites'. */
export function nameKind({ category, type }: Pick<TrendKind, 'category' | 'type'>): string {
  return `${type === 'Scam' ? 'Scams' : type} with ${categoryPlural(category)}`;
}
