/** One entry of a feed, as it stands there. */
export interface Entry {
  /** The line that it begins on, from 1. */
  line: number;
  /** The entry's own text, so that it can be kept, mended and imported again. */
  text: string;
  /** What it says by the names of the feed; null where it cannot be read. */
  fields: Fields | null;
  /** Why it cannot be read. */
  problem?: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** An entry that cannot become a report; the message goes on after `line 12: `. */
export class BadEntryError extends Error {}
