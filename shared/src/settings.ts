import { z } from 'zod';
import { emailSchema } from './accounts.ts';

const MINUTE_MS = 60_000;

/** Inactivity after which a session ends, in milliseconds, until an administrator changes it. */
export const SESSION_TIMEOUT_DEFAULT_MS = 30 * MINUTE_MS;

const SESSION_TIMEOUT_MAX_MINUTES = 1_440;
const SESSION_TIMEOUT_INVALID = `The session timeout must be a whole number of minutes from 1 to ${SESSION_TIMEOUT_MAX_MINUTES}.`;

/** How long before the end of a session the person is warned, in milliseconds. */
export const SESSION_WARNING_MS = 1 * MINUTE_MS;

/** Body of `PUT /v1/config/sessionTimeout`. */
export const sessionTimeoutChangeSchema = z.object({
  timeout: z
    .int({ error: SESSION_TIMEOUT_INVALID, abort: true })
    .min(MINUTE_MS, { error: SESSION_TIMEOUT_INVALID, abort: true })
    .max(SESSION_TIMEOUT_MAX_MINUTES * MINUTE_MS, { error: SESSION_TIMEOUT_INVALID, abort: true })
    .multipleOf(MINUTE_MS, SESSION_TIMEOUT_INVALID)
    .describe('inactivity after which a session ends, in milliseconds: whole minutes'),
});

/** Body of `PUT /v1/config/notificationEmail`. */
export const notificationEmailChangeSchema = z.object({
  email: z
    .union([z.literal(null), z.literal(''), emailSchema], 'Please enter a valid email address.')
    .transform((email) => email || null)
    .describe('null or an empty text turns these emails off'),
});

/** The response of `GET /v1/config`. */
export const settingsSchema = z.object({
  sessionTimeout: z.int().describe('inactivity after which a session ends, in milliseconds'),
  notificationEmail: z
    .string()
    .nullable()
    .describe('who gets emails about new reports and the hourly summary; null for no one'),
});
export type Settings = z.infer<typeof settingsSchema>;
