import type { KeyScope } from '@redflag/shared/keys/values';
import { listed } from '@redflag/shared/text/listed';

/** What each scope lets a key do. */
export const scopeWords: Record<KeyScope, string> = {
  check: 'Check numbers, sites and accounts',
  'reports:read': 'Read reports',
  'reports:write': 'File reports',
  feeds: 'Read feeds',
  webhooks: 'Be told of changes',
};

/** Says what a key may do: 'Read reports and file reports'. */
export function wordScopes(scopes: readonly string[]): string {
  const known: Record<string, string> = scopeWords;
  const words = listed(scopes.map((scope) => (known[scope] ?? scope).toLowerCase()));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
