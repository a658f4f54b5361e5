/** What to fill a database with. The same plan makes the same rows. */
export interface Plan {
  /** Each fill of a database needs a different seed. */
  seed: number;
  reports: number;
  users: number;
  /** How many of the newest reports name a picture; if absent, all do, whether or not it is stored. */
  pictures?: number;
  /** Milliseconds since 1970: the end of the two years that the rows are spread over. */
  until: number;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const SPAN = 2 * 365 * DAY;

/**
 * Returns the moment (ms since 1970) by which a share of all rows exists. The service grows
 * steadily: half of its reports are from the last seven months.
 */
export function momentAt({ until }: Plan, share: number): number {
  return until - SPAN + Math.floor(SPAN * Math.sqrt(share));
}

/** Writes a moment (milliseconds since 1970) as PostgreSQL reads it. */
export function isoAt(moment: number): string {
  return new Date(moment).toISOString();
}
