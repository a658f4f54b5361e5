import type { CheckedText, Target } from '@redflag/shared/checks';
import { withSame } from '@redflag/shared/verdicts/tone-of';

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

/** Returns what a message names, each once and as the message first writes it, the worst first. */
export function foundTargets(items: CheckedText['items']): FoundTarget[] {
  const named = items.map(({ text, target }) => ({ ...target, shown: text }));
  return withSame(named).map((target) => ({ id: entryId(target), target }));
}
