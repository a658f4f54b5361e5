import { z } from 'zod/mini';

export * from './values.ts';

/** Limits the characters of a text, and says so by what it is called: `reason`. */
export const atMost = (what: string, max: number) =>
  z.maxLength(max, { error: () => `The ${what} must be at most ${max} characters long` });

/** Whether anything is seen of a text. Zero-width characters and blanks alone say nothing. */
export const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Trims a text. One of which nothing is seen is empty. */
export const trimmed = z.overwrite((text: string) => (isVisible(text) ? text.trim() : ''));

/** A text without which there is `missing`. */
export function requiredText(what: string, max: number, missing: string) {
  const required = { error: () => missing };
  return z.string(required).check(trimmed, z.minLength(1, required), atMost(what, max));
}
