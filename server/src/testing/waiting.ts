import { vi } from 'vitest';

/** Long enough that only what never happens times out, however busy the machine is. */
const PATIENCE = { timeout: 150_000, interval: 20 };

/** Retries until nothing is thrown. Returns the result. */
export function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, PATIENCE);
}

/** Repeats until there is a value, or it is true. */
export function until<Result>(find: () => Result | Promise<Result>) {
  return vi.waitUntil(find, PATIENCE);
}
