/** The most characters of a reason, a note or an answer. */
export const REASON_MAX = 1_000;
