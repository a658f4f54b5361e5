import { hash } from 'node:crypto';
import type { ProofMethod } from '@redflag/shared/replies';
import type { Keyed } from '@redflag/shared/targets';
import { siteOf } from '@redflag/shared/targets/websites/sites';
import { getsCodes } from '#modules/accounts/index.ts';
import type { Platform } from '#platform/platform.ts';
import { isSignable } from './wallets/wallet-signature.ts';

/**
 * Returns how the holder of a target can show that it is theirs, the easiest first. Evidence, which a
 * reviewer judges, is always possible.
 */
export function proofMethodsFor(
  { config, sites }: Pick<Platform, 'config' | 'sites'>,
  { category, key }: Keyed,
): ProofMethod[] {
  switch (category) {
    case 'email':
      return ['email', 'evidence'];
    case 'phone-number':
      return getsCodes(key, config) ? ['phone', 'evidence'] : ['evidence'];
    case 'website':
      // Not a page, a host that many share, nor an IP address: having one proves nothing of the other.
      return siteOf(key, sites) ? ['website-file', 'website-dns', 'evidence'] : ['evidence'];
    case 'crypto-wallet':
      return isSignable(key) ? ['wallet', 'evidence'] : ['evidence'];
    default:
      return ['evidence'];
  }
}

/**
 * Returns the code of a reply that its holder shows on a page or profile as evidence. Only who has that
 * can show it there, so it need not be secret.
 */
export function evidenceCode(replyId: string): string {
  return `redflag-${hash('sha256', `evidence:${replyId}`).slice(0, 12)}`;
}
