import { z } from 'zod/mini';
import { described } from './described.ts';

/** Whose local phone numbers a person writes, as the code of the country (ISO 3166-1). */
export const countryInput = described(
  z.optional(
    z.string().check(
      z.regex(/^[A-Z]{2}$/, {
        error: () => 'The country must be a code of two letters, such as NG',
      }),
    ),
  ),
  "whose local phone numbers these are; by default the country of the account's phone number, else Nigeria",
);
