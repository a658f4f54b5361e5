/** How many days the counts of a period cover, including today. */
export const STATS_DAYS = 30;

/** Upper bounds of the buckets for the days until a report is resolved; the last bucket has none. */
export const resolutionDays = [1, 3, 7, 30, null] as const;
/** Decisions on replies of so many days are counted. */
export const REPLY_STATS_DAYS = 90;
