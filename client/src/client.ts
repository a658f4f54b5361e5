import type { Client, ClientOptions } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import type { paths } from './schema.gen.ts';

export type { components, paths } from './schema.gen.ts';

/** Where the API is, and as openapi-fetch takes them, how to call it. */
interface RedflagOptions extends ClientOptions {
  /** A key of yours (`rf_…`). Without one, calls are made as a visitor or with the browser's session. */
  key?: string;
}

/** Returns every call of the API, typed: `client.GET('/v1/targets', { params })`. */
export function createRedflagClient({ key, ...options }: RedflagOptions): Client<paths> {
  const authorization = key ? { authorization: `Bearer ${key}` } : {};
  return createClient<paths>({ ...options, headers: { ...authorization, ...options.headers } });
}
