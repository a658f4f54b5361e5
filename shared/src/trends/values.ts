/** Fewer people could be told apart. */
export const ENOUGH_PEOPLE = 10;
/** Who reported last would otherwise show in the difference of two hours. */
export const ROUNDED_TO = 5;
export const TREND_WEEKS = 12;
/** What grew is told by so many weeks, and as many before. */
export const RECENT_WEEKS = 4;
export const TREND_WORDS = 10;
