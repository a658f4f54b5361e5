import { showTarget } from '#text/show-target.ts';
import { isOwnAddress } from './tone-of.ts';
import type { Verdict } from './verdicts.ts';

/** Says to one of those who reported a target that they count. */
export function wordOwnPart({ people }: Pick<Verdict, 'people'>): string {
  return people === 1 ? 'That person is you.' : `You are one of the ${people}.`;
}

/** Says what `lookAlike` of a target means, after its name. */
export function wordLookAlike(): string {
  return 'this address is written with letters of another alphabet to look like another address.';
}

/** Returns what to do, in a sentence; null where the verdict itself says it. */
export function adviceOn({
  sharedHost,
  key,
  notes,
  verdict,
}: {
  sharedHost: boolean;
  key: string;
  notes: Parameters<typeof isOwnAddress>[0];
  verdict: Pick<Verdict, 'level' | 'reports'>;
}): string | null {
  if (sharedHost) return `Enter the whole address, not only ${showTarget(key)}.`;
  if (isOwnAddress(notes)) return null;
  switch (verdict.level) {
    case 'confirmed':
      return 'Do not pay, reply or click.';
    case 'reported':
      return 'Be careful: do not pay, reply or click until you are sure.';
    case 'not-confirmed':
      // Where all were rejected, the heading says so.
      return verdict.reports.resolved + verdict.reports.closed > 0
        ? 'That does not mean it is safe.'
        : null;
    case 'cleared':
    case 'unknown':
      return null;
  }
}

/** What a verdict says of rejected and closed reports too, to be unfolded; null if it leaves nothing out. */
export const wordWhole = ({ brief, explanation }: Pick<Verdict, 'brief' | 'explanation'>) =>
  brief === explanation
    ? null
    : {
        summary: 'Rejected and closed reports',
        text: `${explanation}. Rejected reports count for nothing.`,
      };
