import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { weakPassword } from '@redflag/shared/accounts/passwords';
import { isCommonPassword } from '#platform/common-passwords.ts';
import { invalidField } from '#platform/http/problem.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Used for an unknown account, so that refusing it takes as long as a wrong password. */
const nobody = hash('nobody', OPTIONS);

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Returns whether the password is right. Takes the same time without a hash. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash != null;
}

/** Returns a password of 96 random bits that meets the password rules, to be shown once. */
export function randomPassword(): string {
  return `${randomBytes(12).toString('base64url')}-aA1`;
}

/** @throws ProblemError 422 if the password is common */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    throw invalidField('password', weakPassword(), 'auth/weak-password');
  }
}
