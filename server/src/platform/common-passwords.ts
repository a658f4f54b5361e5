import { createRequire } from 'node:module';

/** This many passwords are also refused with symbols added; rarer ones only exactly as listed. */
const MOST_COMMON = 10_000;

let ranks: Map<string, number> | undefined;

/** Loads common passwords, in lower case, with their rank. It takes 40 ms. */
function loadCommonPasswords(): Map<string, number> {
  // Not by `import`, because settings are read without waiting.
  const { dictionary }: typeof import('@zxcvbn-ts/language-common') = createRequire(
    import.meta.url,
  )('@zxcvbn-ts/language-common');
  return new Map(dictionary['passwords-common'].map((password, rank) => [password, rank]));
}

/**
 * Whether attackers try a password first, in upper or lower case (NIST SP 800-63B section 3.1.1.2).
 * Hardly any common password has a special character, as our rules require, so it is also compared
 * without its symbols: 'Password1!' counts as 'password1'.
 */
export function isCommonPassword(password: string): boolean {
  ranks ??= loadCommonPasswords();
  const typed = password.toLowerCase();
  const rank = ranks.get(typed.replace(/[\p{P}\p{S}\p{Z}]/gu, '')) ?? MOST_COMMON;
  return ranks.has(typed) || rank < MOST_COMMON;
}
