export const CHECKED_TEXT_MAX = 5_000;
/** The most that a check finds in a text. */
export const FOUND_MAX = 20;

/** What a private check promises. */
export const PRIVATE_CHECK_PROMISE =
  'We see that you asked about one of at least 50 reported targets or any other with the same beginning, not which one.';

/** Code of the 409 when the number of bits has changed; the right one is in `bits`. */
export const BITS_CHANGED = 'check/bits-changed';
