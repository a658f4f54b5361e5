import { z } from 'zod/mini';
import { usernameSchema } from '#accounts/accounts.ts';
import { described } from '#api/described.ts';
import { openEnum } from '#api/open-enum.ts';
import { KEY_DAYS_DEFAULT, KEY_DAYS_MAX, KEY_NAME_MAX, keyScopes } from './values.ts';

export * from './values.ts';

const invalidName = { error: () => `Please enter a name of at most ${KEY_NAME_MAX} characters.` };
const invalidDays = { error: () => `Please choose 1 to ${KEY_DAYS_MAX} days.` };
const invalidScopes = { error: () => 'Please choose what the key may do.' };
const invalidOrganisation = {
  error: () => 'Please enter the name of the organisation, with 3 to 50 letters.',
};

/** Body of `POST /v1/keys`. */
export const newKeySchema = z.object({
  name: described(
    z
      .string(invalidName)
      .check(
        z.trim(),
        z.minLength(1, invalidName),
        z.maxLength(KEY_NAME_MAX, invalidName),
        z.regex(/^[^\p{Cc}\p{Cf}]*$/u, invalidName),
      ),
    'what it is for, for its owner',
  ),
  expiresInDays: z._default(
    z.int(invalidDays).check(z.minimum(1, invalidDays), z.maximum(KEY_DAYS_MAX, invalidDays)),
    KEY_DAYS_DEFAULT,
  ),
});
export type NewKey = z.infer<typeof newKeySchema>;

/** Body of `POST /v1/organisation-keys`. */
export const newOrganisationKeySchema = z.extend(newKeySchema, {
  organisation: described(
    z.string(invalidOrganisation).check(
      z.trim(),
      z.refine((name) => usernameSchema.safeParse(name).success, invalidOrganisation),
    ),
    'the name that its reports bear; its keys count as one person together',
  ),
  scopes: z
    .array(z.enum(keyScopes, invalidScopes), invalidScopes)
    .check(z.minLength(1, invalidScopes), z.maxLength(keyScopes.length, invalidScopes)),
  withoutPicture: described(
    z._default(z.boolean(), false),
    'whether it may file reports without a picture',
  ),
});
export type NewOrganisationKey = z.infer<typeof newOrganisationKeySchema>;

/** A key as its owner sees it. The secret is not known any more. */
export const keySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(openEnum(keyScopes)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
  lastUsedAt: described(z.nullable(z.iso.datetime()), 'the hour; null if it was never used'),
});
export type Key = z.infer<typeof keySchema>;

export const keysSchema = z.object({ items: z.array(keySchema) });

const secret = described(z.string(), 'the key itself, which no other answer has');

/** Answer of `POST /v1/keys`. */
export const madeKeySchema = z.extend(keySchema, { secret });
export type MadeKey = z.infer<typeof madeKeySchema>;

/** A key of an organisation, for administrators. */
export const organisationKeySchema = z.extend(keySchema, {
  organisation: z.string(),
  organisationId: described(z.uuid(), 'of the account that its reports belong to'),
  suspended: described(z.boolean(), 'whether that account is suspended, so that no key works'),
  withoutPicture: z.boolean(),
});
export type OrganisationKey = z.infer<typeof organisationKeySchema>;

export const organisationKeysSchema = z.object({ items: z.array(organisationKeySchema) });
export const madeOrganisationKeySchema = z.extend(organisationKeySchema, { secret });
export type MadeOrganisationKey = z.infer<typeof madeOrganisationKeySchema>;

/** Answer of `GET /v1/key`: the key that sends the request. */
export const usedKeySchema = z.object({
  ...keySchema.shape,
  organisation: described(z.nullable(z.string()), "null for a person's own key"),
  withoutPicture: z.boolean(),
  limits: described(
    z.array(
      z.object({
        name: z.string(),
        quota: described(z.int(), 'requests in each window'),
        windowSeconds: z.int(),
        left: described(z.int(), 'requests left in this window, without this one'),
        resetSeconds: described(z.int(), 'until the next window'),
      }),
    ),
    'as in the headers RateLimit-Policy and RateLimit; empty where limits are off',
  ),
});
export type UsedKey = z.infer<typeof usedKeySchema>;
