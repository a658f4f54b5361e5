import type { Target } from '#checks.ts';
import { verdictLevels } from '#verdicts.ts';
import type { Tone } from './tone-of.ts';
import { toneOf } from './tone-of.ts';

const tones: Tone[] = ['danger', 'caution', 'neutral'];

/** Returns targets in the order in which people must hear of them, each once, as it is given first. */
export function worstFirst(targets: readonly Target[]): Target[] {
  const once = new Map<string, Target>();
  for (const target of targets) {
    const id = `${target.category}:${target.key}`;
    if (!once.has(id)) once.set(id, target);
  }
  return [...once.values()].sort((one, other) => rank(one) - rank(other));
}

function rank(target: Target): number {
  const { level } = target.verdict;
  return tones.indexOf(toneOf(target)) * verdictLevels.length + verdictLevels.indexOf(level);
}
