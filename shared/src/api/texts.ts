import { z } from 'zod/mini';

export * from './values.ts';

/** Limits the characters of a text, and says so by what it is called: `reason`. */
export const atMost = (what: string, max: number) =>
  z.maxLength(max, { error: () => `The ${what} must be at most ${max} characters long` });

/** A text without which there is `missing`. */
export function requiredText(what: string, max: number, missing: string) {
  const required = { error: () => missing };
  return z.string(required).check(z.trim(), z.minLength(1, required), atMost(what, max));
}
