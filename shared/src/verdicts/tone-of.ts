import { verdictLevels } from './values.ts';
import type { Verdict } from './verdicts.ts';

const tones = ['danger', 'caution', 'neutral'] as const;
/** How much a verdict should stand out. */
export type Tone = (typeof tones)[number];

interface Judged {
  verdict: Pick<Verdict, 'level'>;
  lookAlike: boolean;
}

/** Returns the tone of a target's verdict. An address that imitates another is never harmless. */
export function toneOf({ verdict: { level }, lookAlike }: Judged): Tone {
  if (level === 'confirmed') return 'danger';
  return level === 'reported' || lookAlike ? 'caution' : 'neutral';
}

/** Returns targets in the order in which people must hear of them, each once, as it is given first. */
export function worstFirst<Target extends Judged & { category: string; key: string }>(
  targets: readonly Target[],
): Target[] {
  const once = new Map<string, Target>();
  for (const target of targets) {
    const id = `${target.category}:${target.key}`;
    if (!once.has(id)) once.set(id, target);
  }
  return [...once.values()].sort((one, other) => rank(one) - rank(other));
}

function rank(target: Judged): number {
  const { level } = target.verdict;
  return tones.indexOf(toneOf(target)) * verdictLevels.length + verdictLevels.indexOf(level);
}
