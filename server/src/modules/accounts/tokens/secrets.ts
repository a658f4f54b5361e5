import { hash, randomBytes, randomInt } from 'node:crypto';

/** Returns 256 random bits for a cookie or a link. Only the `hashSecret` of it is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns six random digits. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** SHA-256 is enough for a secret of 256 random bits, and for a code whose tries are counted. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Returns an id for an email with a secret: a job's retry has a new secret, so it is another email. */
export function mailId(jobId: string, secretHash: Buffer): string {
  return `${jobId}.${secretHash.toString('hex').slice(0, 16)}`;
}
