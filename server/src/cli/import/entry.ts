/** One entry of a feed, as written there. */
export interface Entry {
  /** The line it begins on, from 1. */
  line: number;
  /** The original text of the entry, for the rejects file. */
  text: string;
  /** Its values by the feed's field names; null if it cannot be read. */
  fields: Fields | null;
  /** Why it cannot be read. */
  problem?: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** An entry that cannot become a report. The message follows `line 12: `. */
export class BadEntryError extends Error {}
