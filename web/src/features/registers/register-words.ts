import type { Register } from '@redflag/shared/registers';
import type { RegisterLayout, RegisterState } from '@redflag/shared/registers/values';
import { isWhole } from '@redflag/shared/registers/values';
import { plural } from '@redflag/shared/text/plural';

export const layoutLabels: Record<RegisterLayout, string> = {
  redflag: 'Another Redflag',
  'phishtank-csv': 'PhishTank (CSV)',
  'phishtank-json': 'PhishTank (JSON)',
  'urlhaus-csv': 'URLhaus (CSV)',
  openphish: 'OpenPhish',
  'redflag-csv': 'Table of reports (CSV)',
  'redflag-json': 'Table of reports (JSON)',
};

/** Says what happens to entries that disappear from a list. */
export function wordLayout(layout: RegisterLayout): string {
  if (layout === 'redflag')
    return 'Takes what its reviewers confirmed. We never publish it as ours.';
  return isWhole(layout)
    ? 'Has everything that is listed there. What disappears is withdrawn here.'
    : 'Has only what is new. Nothing is withdrawn here when it disappears.';
}

export const stateLabels: Record<RegisterState, string> = {
  new: 'Not read yet',
  reading: 'Reading',
  well: 'Works',
  failing: 'Failing',
  stopped: 'Stopped',
  paused: 'Paused',
  leaving: 'Being removed',
};

/** What a state is like, for its colour. */
export function toneOf(state: RegisterState): 'ok' | 'look' | 'wrong' | 'plain' {
  if (state === 'well') return 'ok';
  if (state === 'stopped') return 'wrong';
  return state === 'failing' ? 'look' : 'plain';
}

const intervals = [15, 30, 60, 360, 1_440, 10_080];

/** Returns the intervals to choose from, in minutes, with the one that is set. */
export const intervalsWith = (present = 60): number[] =>
  [...new Set([...intervals, present])].sort((one, other) => one - other);

/** Puts an interval into words, such as 'every 6 hours'. */
export function wordInterval(minutes: number): string {
  if (minutes % 10_080 === 0) return every(minutes / 10_080, 'week');
  if (minutes % 1_440 === 0) return every(minutes / 1_440, 'day');
  return minutes % 60 === 0 ? every(minutes / 60, 'hour') : every(minutes, 'minute');
}

const every = (count: number, unit: string) =>
  plural(count, { one: `every ${unit}`, other: `every # ${unit}s` });

/** Says how many entries of a register count here, and how many were not taken. */
export function wordEntries({ entries, refused }: Pick<Register, 'entries' | 'refused'>): string {
  const taken = plural(
    entries,
    { one: '# entry', other: '# entries' },
    entries.toLocaleString('en'),
  );
  const left = refused.reduce((sum, { count }) => sum + count, 0);
  return left === 0 ? taken : `${taken}, ${left.toLocaleString('en')} not taken`;
}
