import type pg from 'pg';
import { measured, startMeasuring } from '#platform/measuring.ts';

type Query = (...args: unknown[]) => unknown;
type Callback = (error: Error | undefined, result: unknown) => void;

/** Measures each query on the connections of a pool, from when it is sent. */
export function measureQueries(pool: pg.Pool): void {
  pool.on('connect', (client: { query: Query }) => {
    const query = client.query.bind(client) as Query;
    client.query = (...args) => {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const done = startMeasuring('database', 'query');
        return query(...args.slice(0, -1), (error: Error | undefined, result: unknown) => {
          done(error ? 'failed' : 'ok');
          (callback as Callback)(error, result);
        });
      }
      // A stream, such as of COPY, is returned as it is.
      if (isStream(args[0])) return query(...args);
      return measured('database', 'query', () => query(...args) as Promise<unknown>);
    };
  });
}

function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
