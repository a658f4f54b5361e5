import type { CheckedText, Target } from '@redflag/shared/checks';
import { toneOf } from '@redflag/shared/tone-of';
import { verdictLevels } from '@redflag/shared/verdicts';

/** A target that a message names, perhaps more than once. */
export interface FoundTarget {
  /** Of its entry in the list: the same for every mention. */
  id: string;
  target: Target;
}

/** Returns the id of the entry of a target. */
export function entryId({ category, key }: Target): string {
  return `found:${category}:${key}`;
}

const tones = ['danger', 'caution', 'neutral'];

/** Returns what a message names, each once and as the message first writes it, the worst first. */
export function foundTargets(items: CheckedText['items']): FoundTarget[] {
  const found = new Map<string, FoundTarget>();
  for (const { text, target } of items) {
    const id = entryId(target);
    if (!found.has(id)) found.set(id, { id, target: { ...target, shown: text } });
  }
  return [...found.values()].toSorted((one, other) => rank(one.target) - rank(other.target));
}

function rank(target: Target): number {
  const { level } = target.verdict;
  return tones.indexOf(toneOf(target)) * verdictLevels.length + verdictLevels.indexOf(level);
}
