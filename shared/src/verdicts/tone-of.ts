import type { NoteKind } from './values.ts';
import { verdictLevels } from './values.ts';
import type { Verdict } from './verdicts.ts';

const tones = ['danger', 'caution', 'neutral'] as const;
/** How much a verdict should stand out. */
export type Tone = (typeof tones)[number];

export type Sign = Tone | 'cleared';

interface Judged {
  verdict: Pick<Verdict, 'level'>;
  lookAlike: boolean;
  notes: readonly { kind: NoteKind }[];
}

/** Whether a note warns, whatever else is known. */
export function isWarning(kind: NoteKind): boolean {
  return kind === 'imitation' || kind === 'other-address' || kind === 'mistyped';
}

/**
 * Returns the tone of a target's verdict. An address that imitates another is never harmless; a
 * brand's own is not suspect until reviewers confirm it.
 */
export function toneOf({ verdict: { level }, lookAlike, notes }: Judged): Tone {
  if (level === 'confirmed') return 'danger';
  if (lookAlike || notes.some(({ kind }) => isWarning(kind))) return 'caution';
  return level === 'reported' && !isOwnAddress(notes) ? 'caution' : 'neutral';
}

/** Which sign stands for a target's verdict: its tone's, or what reviewers cleared has one of its own. */
export function signOf(target: Judged): Sign {
  const tone = toneOf(target);
  return tone === 'neutral' && target.verdict.level === 'cleared' ? 'cleared' : tone;
}

/** Whether a target is a brand's own address that no reviewer confirmed. */
export function isOwnAddress(notes: Judged['notes']): boolean {
  return notes.some(({ kind }) => kind === 'own-address');
}

/** Whether people should be told to avoid a target, as far as anybody knows. */
export function isSuspect({ notes, verdict }: Pick<Judged, 'notes' | 'verdict'>): boolean {
  return !isOwnAddress(notes) && verdict.level !== 'cleared';
}

interface Ranked extends Judged {
  category: string;
  key: string;
  verdict: Pick<Verdict, 'level' | 'people'>;
}

/**
 * Returns targets in the order in which people must hear of them, each once, as it is given first: by
 * level, then by how many people reported them.
 */
export function worstFirst<Target extends Ranked>(targets: readonly Target[]): Target[] {
  const once = new Map<string, Target>();
  for (const target of targets) {
    const id = `${target.category}:${target.key}`;
    if (!once.has(id)) once.set(id, target);
  }
  return [...once.values()].sort(
    (one, other) => rank(one) - rank(other) || other.verdict.people - one.verdict.people,
  );
}

/** Adds to targets what is the same under another category, the worst first. */
export function withSame<Target extends Ranked>(
  targets: readonly (Target & { same?: Target[] | undefined })[],
): Target[] {
  return worstFirst([...targets, ...targets.flatMap(({ same = [] }) => same)]);
}

function rank(target: Judged): number {
  const { level } = target.verdict;
  return tones.indexOf(toneOf(target)) * verdictLevels.length + verdictLevels.indexOf(level);
}
