import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isDecoratedName } from '@redflag/shared/accounts/decorated-passwords';
import { commonPassword, namedPassword, weakPassword } from '@redflag/shared/accounts/passwords';
import { isCommonPassword } from '#platform/common-passwords.ts';
import type { Config } from '#platform/config.ts';
import { ProblemError } from '#platform/http/problem.ts';

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

/**
 * @param person whose password it becomes
 * @throws ProblemError 422 if others would try it first: a common one, or a name of the person or the
 * product, also with the usual digits and signs
 */
export function refuseWeakPassword(
  password: string,
  { username, email }: { username: string; email: string },
  { companyName }: Pick<Config, 'companyName'>,
): void {
  const isNamed = isDecoratedName(password, [username, email, companyName]);
  if (!isNamed && !isCommonPassword(password)) return;
  const message = isNamed ? namedPassword() : commonPassword();
  throw new ProblemError({
    status: 422,
    code: 'auth/weak-password',
    detail: weakPassword(),
    errors: [{ path: 'password', message }],
  });
}
