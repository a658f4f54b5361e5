/**
 * How registers are written. Those of `wholeLayouts` hold all that is listed there, so what disappears is
 * withdrawn here; the others name what was found last.
 */
export const registerLayouts = [
  'phishtank-csv',
  'phishtank-json',
  'urlhaus-csv',
  'openphish',
  'redflag-csv',
  'redflag-json',
  'redflag',
] as const;
export type RegisterLayout = (typeof registerLayouts)[number];

const wholeLayouts: readonly RegisterLayout[] = [
  'phishtank-csv',
  'phishtank-json',
  'redflag-csv',
  'redflag-json',
  'redflag',
];

/** Whether a register of this layout holds all that is listed there. */
export const isWhole = (layout: RegisterLayout): boolean => wholeLayouts.includes(layout);

export const REGISTER_NAME_MAX = 50;
export const REGISTERS_MAX = 50;
export const INTERVAL_MIN = 15;
export const INTERVAL_MAX = 7 * 24 * 60;

/** What a register does now. */
export const registerStates = [
  'new',
  'reading',
  'well',
  'failing',
  'stopped',
  'paused',
  'leaving',
] as const;
export type RegisterState = (typeof registerStates)[number];
