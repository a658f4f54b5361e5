import { hash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits for a cookie or a link, kept only as `hashSecret` makes it. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six random digits. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** SHA-256: enough for a secret with 256 random bits, and for a code whose tries are counted. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Names a mail with a secret in it: another attempt of its job has another secret, and is another mail. */
export function mailId(jobId: string, secretHash: Buffer): string {
  return `${jobId}.${secretHash.toString('hex').slice(0, 16)}`;
}
