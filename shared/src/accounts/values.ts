export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What some users may do beside what all users may. */
export const reviewRoles = ['reviewer', 'checker'] as const;
export type ReviewRole = (typeof reviewRoles)[number];

/** Everything that an account may do beside what all users may, the most first. */
export const staffRoles = ['admin', ...reviewRoles] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Shown beside the name of whoever is no user, with a sign that nobody can type. */
export const marks = ['administrator', 'feed', 'organisation'] as const;
export type Mark = (typeof marks)[number];

export const accountStatuses = ['active', 'suspended'] as const;

/** Message where nobody can sign up with an email address: product specification section 8. */
export const SIGN_UP_CLOSED = 'Email/password accounts are not enabled. Please contact support.';

/** Code of the 409 for a proof from another browser than the sign-up's, without an answer. */
export const SIGN_UP_UNCONFIRMED = 'auth/sign-up-unconfirmed';

/** Asks the owner of an address whether they signed up, because the browser is not the sign-up's. */
export function wasThatYou(username: string): string {
  return `Someone signed up with this address as '${username}'. Was that you?`;
}

/** Codes of the 403 for an act that asks again: for the password, the second factor, or an emailed code. */
export const PASSWORD_NEEDED = 'auth/password-needed';
export const PROOF_NEEDED = 'auth/proof-needed';
export const CODE_NEEDED = 'auth/code-needed';

/** Code of the 401 for half a session, which may only give the second factor, or add one. */
export const FACTOR_NEEDED = 'auth/factor-needed';

const MINUTE_MS = 60_000;

/** Inactivity after which a session ends, in milliseconds, until an administrator changes it. */
export const SESSION_TIMEOUT_DEFAULT_MS = 30 * MINUTE_MS;

/** How long before the end of a session the person is warned, in milliseconds. */
export const SESSION_WARNING_MS = MINUTE_MS;

/** Masks every digit of an E.164 number except the last four: `+*********4567`. */
export function maskPhone(e164: string): string {
  return e164.replace(/\d(?=\d{4})/g, '*');
}
