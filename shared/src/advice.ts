import { z } from 'zod/mini';
import { described } from './api/described.ts';

/** What may have happened to a person who asks what to do. */
const situations = ['message', 'paid', 'details'] as const;
export type Situation = (typeof situations)[number];

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

const contactSchema = z
  .strictObject({
    name: nameSchema,
    purpose: described(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
      'what they do for the person',
    ),
    situations: described(
      z.array(z.enum(situations)).check(z.minLength(1)),
      'message: only got a message; paid; details: gave them details',
    ),
    phone: z.optional(
      z
        .string()
        .check(z.regex(/^[+*#]{0,2}\d[\d *#()-]{1,24}$/, 'must be a number as people dial it')),
    ),
    url: z.optional(
      z
        .url({ protocol: /^https$/, error: 'must be an address with https' })
        .check(
          z.refine((url) => !/^\w+:\/\/[^/?#]*@/.test(url), 'must not hold a user or a password'),
        ),
    ),
    email: z.optional(z.email('must be an email address')),
  })
  .check(
    z.refine(({ phone, url, email }) => phone || url || email, 'needs a phone, a url or an email'),
  );
export type Contact = z.infer<typeof contactSchema>;

const MAX_HOURS = 10_000;
const wrongHours = `must be whole hours, 1 to ${MAX_HOURS}`;

/** The operator's file of contacts (`ADVICE_FILE`), and the answer of `GET /v1/advice`. */
export const adviceSchema = z.strictObject({
  countries: z
    .array(
      z.strictObject({
        code: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1)')),
        name: nameSchema,
        reportWithinHours: described(
          z.optional(
            z.int(wrongHours).check(z.minimum(1, wrongHours), z.maximum(MAX_HOURS, wrongHours)),
          ),
          'how long after a payment a bank there takes a report of fraud',
        ),
        contacts: z.array(contactSchema).check(z.minLength(1)),
      }),
    )
    .check(
      z.refine(
        (countries) => new Set(countries.map(({ code }) => code)).size === countries.length,
        'must name each code once',
      ),
    ),
});
type Countries = z.infer<typeof adviceSchema>['countries'];

/** Where the operator says nothing: the draft of Nigeria's central bank on fraud by transfer (2025). */
const usualHours: Record<string, number> = { NG: 72 };

/** Returns how many hours after a payment a bank in a country takes a report of fraud; null if that is not known. */
export function hoursToReport(countries: Countries, country = ''): number | null {
  const set = countries.find(({ code }) => code === country)?.reportWithinHours;
  return set ?? usualHours[country] ?? null;
}
