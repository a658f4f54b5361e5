const MINUTE_MS = 60_000;

/** Inactivity after which a session ends, in milliseconds, until an administrator changes it. */
export const SESSION_TIMEOUT_DEFAULT_MS = 30 * MINUTE_MS;

/** How long before the end of a session the person is warned, in milliseconds. */
export const SESSION_WARNING_MS = MINUTE_MS;
