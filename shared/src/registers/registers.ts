import { z } from 'zod/mini';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { categoryValueSchema } from '#categories/categories.ts';
import {
  INTERVAL_MAX,
  INTERVAL_MIN,
  REGISTER_NAME_MAX,
  registerLayouts,
  registerStates,
} from './values.ts';

export * from './values.ts';

const ADDRESS_MAX = 500;
const SECRET_MAX = 200;
const LICENCE = /^[\w.+-]{1,60}$/;

const invalidName = {
  error: () => `Please enter a name of 3 to ${REGISTER_NAME_MAX} letters and digits.`,
};
const invalidAddress = {
  error: () => 'Please enter an address that begins with https://, without a port or password.',
};
const invalidInterval = { error: () => 'Please choose how often to read it.' };
const invalidLicence = {
  error: () => 'Please enter an SPDX identifier such as CC0-1.0, or leave this empty.',
};
const invalidSecret = { error: () => 'Please enter the key as the other service gave it.' };
const invalidCategories = { error: () => 'Please choose what to take.' };

/** Whether an address may be asked: by https on its usual port. */
function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && !url.port && !url.username && !url.password;
}

const fields = {
  name: z.string(invalidName).check(
    z.trim(),
    z.minLength(3, invalidName),
    z.maxLength(REGISTER_NAME_MAX, invalidName),
    // No address: descriptions of reports have the name, and what they name is looked for.
    z.regex(/^[\p{L}\p{N}][\p{L}\p{N} &'()-]*$/u, invalidName),
  ),
  address: described(
    z
      .string(invalidAddress)
      .check(
        z.trim(),
        z.maxLength(ADDRESS_MAX, invalidAddress),
        z.refine(isAddress, invalidAddress),
      ),
    "of the file; of another Redflag its site's",
  ),
  intervalMinutes: z
    .int(invalidInterval)
    .check(z.minimum(INTERVAL_MIN, invalidInterval), z.maximum(INTERVAL_MAX, invalidInterval)),
  licence: described(
    z.pipe(
      z.union(
        [z.literal(null), z.literal(''), z.string().check(z.trim(), z.regex(LICENCE))],
        invalidLicence,
      ),
      z.transform((licence) => licence || null),
    ),
    'SPDX; null if nobody knows it. Entries of another Redflag bring theirs',
  ),
  categories: described(
    z.array(categoryValueSchema, invalidCategories),
    'what to take from another Redflag; of no meaning otherwise',
  ),
  secret: described(
    z.pipe(
      z.union(
        [
          z.literal(null),
          z.string().check(z.trim(), z.maxLength(SECRET_MAX), z.regex(/^[\x21-\x7e]*$/)),
        ],
        invalidSecret,
      ),
      z.transform((secret) => secret || null),
    ),
    'the key to ask another Redflag with; no answer has it',
  ),
};

const layout = z.enum(registerLayouts, { error: () => 'Please choose how it is written.' });

/** Body of `POST /v1/registers`. */
export const newRegisterSchema = z
  .object({
    ...fields,
    layout,
    licence: z._default(fields.licence, null),
    categories: z._default(fields.categories, []),
    secret: z._default(fields.secret, null),
  })
  .check(
    z.refine(({ layout, categories }) => layout !== 'redflag' || categories.length > 0, {
      ...invalidCategories,
      path: ['categories'],
    }),
  );
export type NewRegister = z.infer<typeof newRegisterSchema>;

/** Body of `PATCH /v1/registers/{id}`; a new host without a key forgets the key of the one before. */
export const registerChangeSchema = z.partial(z.object({ ...fields, paused: z.boolean() }));
export type RegisterChange = z.infer<typeof registerChangeSchema>;

/** Body of `POST /v1/registers/{id}/go-on`. */
export const goOnSchema = z.object({
  lost: described(z.int(), 'how many entries the administrator agrees to lose, as answered'),
});

const moment = z.nullable(z.iso.datetime());

/** A register, for administrators. */
export const registerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  layout: openEnum(registerLayouts),
  address: z.string(),
  hasSecret: z.boolean(),
  categories: z.array(z.string()),
  intervalMinutes: z.int(),
  licence: z.nullable(z.string()),
  state: openEnum(registerStates),
  entries: described(z.int(), 'reports of it that count, or were decided here'),
  refused: described(
    z.array(z.object({ reason: z.string(), count: z.int() })),
    'what could not become a report, as of the last reading',
  ),
  succeededAt: moment,
  nextAt: moment,
  failingSince: moment,
  problem: z.nullable(z.string()),
  lost: described(
    z.nullable(z.int()),
    'of `stopped`: how many entries disappeared at the same time',
  ),
});
export type Register = z.infer<typeof registerSchema>;

export const registersSchema = z.object({ items: z.array(registerSchema) });
