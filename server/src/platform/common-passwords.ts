import { createRequire } from 'node:module';
import { withoutDecorations } from '@redflag/shared/accounts/decorated-passwords';

/** This many passwords are also refused with signs in between; rarer ones only as a word. */
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

const withoutSigns = (text: string) => text.replace(/[\p{P}\p{S}\p{Z}]/gu, '');

/**
 * Whether attackers try a password first (NIST SP 800-63B section 3.1.1.2). Hardly any common one has
 * all that our rules require, so people decorate them: 'Admin@123' counts as 'admin', 'Password1!' as
 * 'password1'.
 */
export function isCommonPassword(password: string): boolean {
  ranks ??= loadCommonPasswords();
  const known = ranks;
  const cores = withoutDecorations(password);
  const joined = [password.toLowerCase(), ...cores].map(withoutSigns);
  return (
    known.has(password.toLowerCase()) ||
    cores.some((core) => known.has(core)) ||
    joined.some((core) => (known.get(core) ?? MOST_COMMON) < MOST_COMMON)
  );
}
