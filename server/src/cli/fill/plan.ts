/** What is to be made. The same plan makes the same rows. */
export interface Plan {
  /** Two fills of one database need two seeds. */
  seed: number;
  reports: number;
  users: number;
  /** Milliseconds since 1970: the end of the two years that the rows are spread over. */
  until: number;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const SPAN = 2 * 365 * DAY;

/**
 * The moment (milliseconds) by which a share of all rows exists: the service grows evenly, so that
 * half of its reports are younger than seven months.
 */
export function momentAt({ until }: Plan, share: number): number {
  return until - SPAN + Math.floor(SPAN * Math.sqrt(share));
}
