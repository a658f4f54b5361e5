/** The API's types, made from its document: for `createClient<paths>` of openapi-fetch. */
export type { components, paths } from './schema.gen.ts';
