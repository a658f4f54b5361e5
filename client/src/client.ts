import type { ClientOptions } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import type { RedflagClient } from './follow-changes.ts';
import type { paths } from './schema.gen.ts';

export type { Change, Changes, Entry, RedflagClient } from './follow-changes.ts';
export { followChanges, ProblemAnswer, readSnapshot } from './follow-changes.ts';
export type { components, paths } from './schema.gen.ts';

/**
 * Returns the typed calls of a site: `createRedflagClient({ baseUrl, headers: keyHeader(key) })`. Each answers
 * `{ data }`, or `{ error }` with a problem (RFC 9457).
 */
export const createRedflagClient: (options: ClientOptions) => RedflagClient = createClient<paths>;

/** Returns the header that sends a key. */
export const keyHeader = (key: string) => ({ authorization: `Bearer ${key}` });
