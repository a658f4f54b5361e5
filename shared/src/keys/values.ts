/** What a key may be allowed to call. Each route names those that reach it. */
export const keyScopes = ['check', 'reports:read', 'reports:write', 'feeds', 'webhooks'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What keys that people make for themselves may do. */
export const personalScopes = ['check'] as const satisfies readonly KeyScope[];

/** Keys of one person that have not expired. */
export const KEYS_MAX = 5;
/** Keys of all organisations. */
export const ORGANISATION_KEYS_MAX = 500;

export const KEY_NAME_MAX = 50;

export const KEY_DAYS_DEFAULT = 365;
export const KEY_DAYS_MAX = 3 * 365;
