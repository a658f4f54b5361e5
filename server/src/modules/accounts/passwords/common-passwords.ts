import { WEAK_PASSWORD } from '@redflag/shared/passwords';
import { invalidField } from '#platform/http/problem.ts';

/** This many passwords are also refused with symbols added; rarer ones only exactly as listed. */
const MOST_COMMON = 10_000;

let loading: Promise<Map<string, number>> | undefined;

/** Loads common passwords, in lower case, with their rank. */
async function loadCommonPasswords(): Promise<Map<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Map(dictionary['passwords-common'].map((password, rank) => [password, rank]));
}

/**
 * Refuses the passwords that attackers try first, in upper or lower case (NIST SP 800-63B section
 * 3.1.1.2). Hardly any common password has the special character that our rules require, so the
 * password is also compared without its symbols: 'Password1!' counts as 'password1'.
 * @throws ProblemError 422
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  loading ??= loadCommonPasswords();
  const ranks = await loading;
  const typed = password.toLowerCase();
  const rank = ranks.get(typed.replace(/[\p{P}\p{S}\p{Z}]/gu, '')) ?? MOST_COMMON;
  if (ranks.has(typed) || rank < MOST_COMMON) {
    throw invalidField('password', WEAK_PASSWORD, 'auth/weak-password');
  }
}
