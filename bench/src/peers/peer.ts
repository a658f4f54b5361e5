import type autocannon from 'autocannon';

/** The operations that are measured, by name. */
export const scenarios = [
  'search',
  'list',
  'list page 1,000',
  'own contains',
  'create',
  'create with picture',
  'notifications',
  'me',
] as const;
export type Scenario = (typeof scenarios)[number];

/** Rows per page in every scenario. */
export const PAGE = 20;

/** The data that requests use, drawn once from the filled database; the same for every peer. */
export interface Workload {
  /** Targets that somebody reported. */
  targets: {
    category: string;
    categoryId: string;
    subcategory: string | null;
    target: string;
    targetKey: string;
  }[];
  /** Users who filed reports, each with a session. */
  users: { id: string; token: string; username: string }[];
  admin: { id: string; token: string };
  otherAdmin: { id: string; token: string };
  /** The last row of page 999 of the Pending reports. */
  deepPage: { createdAt: Date; id: string };
  /** Ranges of report counts to filter users by, each with at least a page of users. */
  ranges: string[];
  /** Texts to search for in one's own reports. */
  contains: string[];
  /** A JPEG as messengers send it. */
  picture: Buffer;
  /** A tiny JPEG, because a report needs a picture. */
  smallPicture: Buffer;
}

/** A server that offers the same operations over the same data. */
export interface Peer extends AsyncDisposable {
  name: string;
  origin: string;
  /** The operations that it has. */
  scenarios: readonly Scenario[];
  /**
   * Returns the requests of one operation, in order. Within a sequence, each request finds the
   * answer to the previous one in the context. Each operation draws the next item of the workload,
   * beginning with the first.
   */
  requests(scenario: Scenario, workload: Workload): autocannon.Request[];
  /** Returns how many rows an operation found or created, according to its last answer. */
  rowsIn(scenario: Scenario, body: string): number;
}

/** Returns a function that draws the items in order, and after the last starts again. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let drawn = 0;
  return () => {
    const item = items[drawn % items.length];
    drawn += 1;
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  };
}
