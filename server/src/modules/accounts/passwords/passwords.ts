import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands in for the hash of an unknown account, so that refusing one takes as long. */
const nobody = hash('nobody', OPTIONS);

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Whether the password is right; takes the same time where there is no hash to compare with. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash != null;
}

/** 96 random bits, with what the password rules ask for; to be shown once. */
export function randomPassword(): string {
  return `${randomBytes(12).toString('base64url')}-aA1`;
}
