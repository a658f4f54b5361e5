export const CHECKED_TEXT_MAX = 5_000;
/** The most that a check finds in a text. */
export const FOUND_MAX = 20;

/** The months of a target's overview, and how many of its reports are counted for them, the newest. */
export const OVERVIEW_MONTHS = 24;
export const OVERVIEW_REPORTS = 10_000;

/** What a private check promises, before its answer says how many targets it held. */
export const PRIVATE_CHECK_PROMISE =
  'We see a beginning that many numbers, sites or accounts share, not which one you asked about. The answer says how many reported ones share it.';

/** Code of the 409 when the number of bits has changed; the right one is in `bits`. */
export const BITS_CHANGED = 'check/bits-changed';
