import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Pepper } from '#platform/pepper.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const SET_UP_WITHIN_MS = 15 * 60_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** As RFC 6238 has it and every app understands it: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    ...names,
  });

/**
 * Returns the thirty seconds since 1970 that a code is of: the present ones, those before or those after;
 * otherwise null.
 * @param now in milliseconds since 1970
 */
export function stepOf(secret: Buffer, code: string, now: number): number | null {
  const off = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return off === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + off;
}

/** Whose secret it is, and what it is encrypted for: nothing else opens it. */
interface Sealed {
  userId: string;
  purpose: string;
}
const STORED = 'stored';

function seal(pepper: Pepper, { userId, purpose }: Sealed, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', pepper.print('code-app', userId), iv);
  cipher.setAAD(Buffer.from(purpose));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Returns the secret, or null if it was encrypted by another pepper, for another account or purpose. */
function open(pepper: Pepper, { userId, purpose }: Sealed, sealed: Buffer): Buffer | null {
  if (sealed.length !== IV_BYTES + SECRET_BYTES + TAG_BYTES) return null;
  const key = pepper.print('code-app', userId);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-TAG_BYTES));
  const secret = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
  try {
    decipher.final();
    return secret;
  } catch {
    // Node says no more than that the tag does not match.
    return null;
  }
}

/** Encrypts an account's secret for the database. */
export const sealSecret = (pepper: Pepper, userId: string, secret: Buffer): Buffer =>
  seal(pepper, { userId, purpose: STORED }, secret);

/** Returns an account's secret, or null if another pepper encrypted it. */
export const openSecret = (pepper: Pepper, userId: string, sealed: Buffer): Buffer | null =>
  open(pepper, { userId, purpose: STORED }, sealed);

/**
 * Makes the secret of an app, which the person's app gets and nobody stores until it has shown a right
 * code.
 */
export function startSetUp(
  pepper: Pepper,
  { id, email }: { id: string; email: string },
  issuer: string,
): { secret: string; uri: string; setUp: string } {
  const secret = randomBytes(SECRET_BYTES);
  const purpose = String(Date.now() + SET_UP_WITHIN_MS);
  const totp = totpOf(secret, { issuer, label: email });
  return {
    secret: totp.secret.base32,
    uri: totp.toString(),
    setUp: `${purpose}.${seal(pepper, { userId: id, purpose }, secret).toString('base64url')}`,
  };
}

/** Returns the secret of a set-up that this account began lately, or null. */
export function readSetUp(pepper: Pepper, userId: string, setUp: string): Buffer | null {
  const [purpose = '', sealed = ''] = setUp.split('.');
  if (!(Number(purpose) > Date.now())) return null;
  return open(pepper, { userId, purpose }, Buffer.from(sealed, 'base64url'));
}
