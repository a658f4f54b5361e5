import type { Config } from '#platform/config.ts';

/** Returns what a wallet signs: nothing that another site could ask for, on one line. */
export function wordsToSign(
  { companyName, publicUrl }: Pick<Config, 'companyName' | 'publicUrl'>,
  key: string,
  nonce: string,
): string {
  return `${companyName} (${publicUrl}): the wallet ${key} is mine, and I answer the reports on it. Code: ${nonce}`;
}
