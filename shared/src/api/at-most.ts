import { z } from 'zod/mini';

/** Limits the characters of a text, and says so by what it is called: `reason`. */
export const atMost = (what: string, max: number) =>
  z.maxLength(max, { error: () => `The ${what} must be at most ${max} characters long` });
