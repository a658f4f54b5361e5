import { WEAK_PASSWORD } from '@redflag/shared/passwords';
import { invalidField } from '#platform/http/problem.ts';

/** How many of the list are refused in disguise; rarer ones are refused as they stand alone. */
const MOST_COMMON = 10_000;

let loading: Promise<Map<string, number>> | undefined;

/** Common passwords in lower case with their rank; loaded with the first password that is set. */
async function loadCommonPasswords(): Promise<Map<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Map(dictionary['passwords-common'].map((password, rank) => [password, rank]));
}

/**
 * Refuses what guessers try first (NIST SP 800-63B section 3.1.1.2), in any case. Hardly any common
 * password has the special character that our rules ask for, so that it is looked for without, too:
 * 'Password1!' is 'password1'.
 * @throws ProblemError 422
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  loading ??= loadCommonPasswords();
  const ranks = await loading;
  const typed = password.toLowerCase();
  const rank = ranks.get(typed.replace(/[\p{P}\p{S}]/gu, '')) ?? MOST_COMMON;
  if (ranks.has(typed) || rank < MOST_COMMON) {
    throw invalidField('password', WEAK_PASSWORD, 'auth/weak-password');
  }
}
