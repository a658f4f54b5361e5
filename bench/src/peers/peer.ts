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

/** How many different operations a load repeats in turn. */
export const OPERATIONS = 1_000;
/** Fewer of those that contain a whole picture. */
export const LARGE_OPERATIONS = 100;

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
  admins: { id: string; token: string }[];
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

/**
 * A request of an operation. In a text as its body, {{id}} is a new UUID each time, and {{name}} what
 * the answer to the operation's first request named. The load adds the address of the caller.
 */
export interface Request {
  method?: 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Returns the body of a request with its values filled in. */
export function fillIn({ body }: Request, values: { id: string; name?: string | undefined }) {
  if (typeof body !== 'string') return body;
  return body.replace('{{id}}', values.id).replace('{{name}}', values.name ?? '');
}

/** A server that offers the same operations over the same data. */
export interface Peer extends AsyncDisposable {
  name: string;
  origin: string;
  /** Its process. */
  pid: number;
  /** The operations that it has. */
  scenarios: readonly Scenario[];
  /** Returns operations of one or two requests each, which the load repeats in turn. */
  operations(scenario: Scenario, workload: Workload): Request[][];
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
