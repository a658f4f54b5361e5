import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#modules/accounts/index.ts';

/** Hashes a code with its reply and target, so that it proves nothing else. */
export function hashProofCode(replyId: string, key: string, code: string): Buffer {
  return hashSecret(`${replyId}:${key}:${code}`);
}

export function isProofCode(sent: Buffer, given: Buffer): boolean {
  return sent.length === given.length && timingSafeEqual(sent, given);
}
