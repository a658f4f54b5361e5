/** From the worst to the least. Source: the decision on targets. */
export const verdictLevels = [
  'confirmed',
  'reported',
  'not-confirmed',
  'cleared',
  'unknown',
] as const;

/** What else there is to say of a target beside its verdict. */
export const noteKinds = [
  'account',
  'same',
  'own-address',
  'imitation',
  'other-address',
  'unknown-bank',
  'mistyped',
] as const;
export type NoteKind = (typeof noteKinds)[number];
