import { z } from 'zod';
import { categoryValueSchema } from './categories.ts';
import { TARGET_MAX } from './reports.ts';
import { verdictSchema } from './verdicts.ts';

const verdictOfTarget = {
  id: z.uuid().nullable().describe('null when nobody has reported it'),
  category: categoryValueSchema,
  key: z.string().describe('the same for every spelling'),
  shown: z
    .string()
    .describe('as it was typed first; a domain that looks like another, in punycode'),
  sharedHost: z
    .boolean()
    .describe(
      'whether it is a host where anyone can publish, which is not judged: ask for the page',
    ),
  lookAlike: z
    .boolean()
    .describe('whether its domain has letters of another alphabet, to look like another domain'),
  verdict: verdictSchema,
};

/** What is known of a target. Source: the decision on targets. */
export const targetSchema = z.object({
  ...verdictOfTarget,
  linked: z
    .array(z.object(verdictOfTarget))
    .optional()
    .describe('targets that at least two people, or a confirmed report, name in reports on it'),
});
export type Target = z.infer<typeof targetSchema>;

export const targetsSchema = z.object({ items: z.array(targetSchema) });

/** Query of `GET /v1/targets` and `GET /v1/reports/summary`: a target as in a search. */
export const targetQuerySchema = z.object({
  category: categoryValueSchema.optional(),
  subcategory: z.string().max(100).optional(),
  target: z
    .string('Validation Error: Please enter a target')
    .trim()
    .min(1, 'Validation Error: Please enter a target')
    .max(TARGET_MAX, `Validation Error: The target must be at most ${TARGET_MAX} characters long`),
});
export type TargetQuery = z.infer<typeof targetQuerySchema>;

export const CHECKED_TEXT_MAX = 5_000;

/** Body of `POST /v1/check`. */
export const checkTextSchema = z.object({
  text: z
    .string('Validation Error: Please enter a text')
    .max(
      CHECKED_TEXT_MAX,
      `Validation Error: The text must be at most ${CHECKED_TEXT_MAX} characters long`,
    ),
});

/** Answer of `POST /v1/check`: what the text names, in its order. */
export const checkedTextSchema = z.object({
  items: z.array(
    z.object({
      text: z.string().describe('as it stands in the text'),
      start: z.int().nonnegative().describe('where it begins, in UTF-16 units'),
      end: z.int().nonnegative().describe('where it ends, exclusive'),
      target: targetSchema,
    }),
  ),
});
export type CheckedText = z.infer<typeof checkedTextSchema>;

/** Answer of `GET /v1/check/{category}`. */
export const bitsSchema = z.object({
  bits: z.int().nonnegative().describe('how many bits of its hash a private check sends'),
});

/** Answer of `GET /v1/check/{category}/{bits}/{bucket}`. */
export const bucketSchema = z.object({
  items: z.array(
    z.object({
      hash: z
        .string()
        .describe('the first 16 hexadecimal digits of SHA-256 over `category-value:key`'),
      verdict: verdictSchema,
    }),
  ),
});

/** Code of the 409 when the number of bits has changed; the right one is in `bits`. */
export const BITS_CHANGED = 'check/bits-changed';
