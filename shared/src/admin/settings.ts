import { z } from 'zod/mini';
import { emailSchema } from '#accounts/accounts.ts';
import { described } from '#api/described.ts';

const MINUTE_MS = 60_000;

const SESSION_TIMEOUT_MAX_MINUTES = 1_440;
const SESSION_TIMEOUT_INVALID = `The session timeout must be a whole number of minutes from 1 to ${SESSION_TIMEOUT_MAX_MINUTES}.`;

/** Body of `PUT /v1/config/sessionTimeout`. */
export const sessionTimeoutChangeSchema = z.object({
  timeout: described(
    z.int({ error: SESSION_TIMEOUT_INVALID, abort: true }).check(
      z.minimum(MINUTE_MS, { error: SESSION_TIMEOUT_INVALID, abort: true }),
      z.maximum(SESSION_TIMEOUT_MAX_MINUTES * MINUTE_MS, {
        error: SESSION_TIMEOUT_INVALID,
        abort: true,
      }),
      z.multipleOf(MINUTE_MS, SESSION_TIMEOUT_INVALID),
    ),
    'inactivity after which a session ends, in milliseconds: whole minutes',
  ),
});

/** Body of `PUT /v1/config/notificationEmail`. */
export const notificationEmailChangeSchema = z.object({
  email: described(
    z.pipe(
      z.union([z.literal(null), z.literal(''), emailSchema], 'Please enter a valid email address.'),
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
