import type { Request } from 'autocannon';

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

/** What is asked for, drawn from the data once, the same for every peer. */
export interface Workload {
  /** Targets that have reports. */
  targets: {
    /** The category's value. */
    category: string;
    categoryId: string;
    target: string;
    targetKey: string;
  }[];
  /** Ordinary users, each with a session of the product. */
  users: { id: string; token: string; username: string }[];
  admin: { id: string; token: string };
  /** The key after which page 1,000 of the reports with the status Pending begins. */
  deepPage: { createdAt: Date; id: string };
  /** Texts that are sought in own reports. */
  contains: string[];
  /** A JPEG file. */
  picture: Buffer;
}

export interface Peer extends AsyncDisposable {
  name: string;
  origin: string;
  /**
   * The requests that make one operation, one after the other; of a sequence, each takes from the
   * context what the one before was answered. Each operation draws the next item of the workload,
   * beginning with the first.
   */
  requests(scenario: Scenario, workload: Workload): Request[];
  /** How many rows an operation's last answer holds: found, or made. */
  rowsIn(scenario: Scenario, body: string): number;
}

/** One item after the other, from the first, without end. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let next = 0;
  return () => {
    const item = items[next++ % items.length];
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  };
}
