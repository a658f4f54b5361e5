import type { Target } from '#checks.ts';
import { showTarget } from '#targets/show-target.ts';

/** How much a verdict should stand out. */
export type Tone = 'danger' | 'caution' | 'neutral';

/** Returns the tone of a target's verdict. An address that imitates another is never harmless. */
export function toneOf({
  verdict: { level },
  lookAlike,
}: Pick<Target, 'verdict' | 'lookAlike'>): Tone {
  if (level === 'confirmed') return 'danger';
  return level === 'reported' || lookAlike ? 'caution' : 'neutral';
}

/** What is said of a target with `lookAlike`. */
export const LOOK_ALIKE =
  'this address is written with letters of another alphabet to look like another address.';

const advice: Record<Target['verdict']['level'], string | null> = {
  confirmed: 'Do not pay, reply or click.',
  reported: 'Be careful: do not pay, reply or click until you are sure.',
  'not-confirmed': 'That does not mean it is safe.',
  // The heading says it.
  unknown: null,
};

/** Returns what to do, in a sentence; null where the verdict itself says it. */
export function adviceOn({
  sharedHost,
  key,
  verdict,
}: Pick<Target, 'sharedHost' | 'key' | 'verdict'>): string | null {
  return sharedHost
    ? `Enter the whole address, not only ${showTarget(key)}.`
    : advice[verdict.level];
}
