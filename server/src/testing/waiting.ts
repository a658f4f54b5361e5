import { vi } from 'vitest';

/** Only what never comes is ended, however busy the machine. */
const PATIENCE = { timeout: 60_000, interval: 20 };

/** Tries again and again until nothing is thrown; what came of it then. */
export function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, PATIENCE);
}

/** Asks again and again until there is something, or it is true. */
export function until<Result>(find: () => Result | Promise<Result>) {
  return vi.waitUntil(find, PATIENCE);
}
