import type autocannon from 'autocannon';

/** What the peers are asked for, by name. */
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

/** Rows of a page in every scenario. */
export const PAGE = 20;

/** What is asked for, drawn from the filled database once, the same for every peer. */
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
  /** The last row of page 999 of the Pending reports. */
  deepPage: { createdAt: Date; id: string };
  /** By how many reports users are sought: the ranges that fill a page. */
  ranges: string[];
  /** Texts sought in one's own reports. */
  contains: string[];
  /** A JPEG as a messenger sends it. */
  picture: Buffer;
  /** The smallest JPEG that is one: what a report takes at least. */
  smallPicture: Buffer;
}

/** A server that offers the same operations over the same data. */
export interface Peer extends AsyncDisposable {
  name: string;
  origin: string;
  /** What it can be asked for. */
  scenarios: readonly Scenario[];
  /**
   * The requests that make up one operation, one after the other; of a sequence, each takes from the
   * context what the one before was answered. Each operation draws the next item of the workload,
   * beginning with the first.
   */
  requests(scenario: Scenario, workload: Workload): autocannon.Request[];
  /** How many rows an operation's last answer holds: found, or made. */
  rowsIn(scenario: Scenario, body: string): number;
}

/** Draws the items one after the other, from the start again after the last. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let drawn = 0;
  return () => {
    const item = items[drawn % items.length];
    drawn += 1;
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  };
}
