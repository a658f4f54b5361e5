import { z } from 'zod/mini';
import { emailSchema, invalidEmail } from '#accounts/accounts.ts';
import { described } from '#api/described.ts';

const MINUTE_MS = 60_000;

const SESSION_TIMEOUT_MAX_MINUTES = 1_440;
const invalidTimeout = {
  error: () =>
    `The session timeout must be a whole number of minutes from 1 to ${SESSION_TIMEOUT_MAX_MINUTES}.`,
  abort: true,
};

/** Body of `PUT /v1/config/sessionTimeout`. */
export const sessionTimeoutChangeSchema = z.object({
  timeout: described(
    z
      .int(invalidTimeout)
      .check(
        z.minimum(MINUTE_MS, invalidTimeout),
        z.maximum(SESSION_TIMEOUT_MAX_MINUTES * MINUTE_MS, invalidTimeout),
        z.multipleOf(MINUTE_MS, invalidTimeout),
      ),
    'inactivity after which a session ends, in milliseconds: whole minutes',
  ),
});

/** Body of `PUT /v1/config/notificationEmail`. */
export const notificationEmailChangeSchema = z.object({
  email: described(
    z.pipe(
      z.union([z.literal(null), z.literal(''), emailSchema], invalidEmail),
      z.transform((email) => email || null),
    ),
    'null or an empty text turns these emails off',
  ),
});

/** The response of `GET /v1/config`. */
export const settingsSchema = z.object({
  sessionTimeout: described(z.int(), 'inactivity after which a session ends, in milliseconds'),
  notificationEmail: described(
    z.nullable(z.string()),
    'who gets emails about new reports and the hourly summary; null for no one',
  ),
});
export type Settings = z.infer<typeof settingsSchema>;
