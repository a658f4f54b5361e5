const MINUTE_MS = 60_000;

/** Inactivity after which a session ends, in milliseconds, until an administrator changes it. */
export const SESSION_TIMEOUT_DEFAULT_MS = 30 * MINUTE_MS;
