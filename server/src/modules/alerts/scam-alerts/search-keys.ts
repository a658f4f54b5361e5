/**
 * Returns the keys of the searches that a target is found by: its own, and for an account on a social
 * platform that of a search for its name alone.
 */
export function searchKeysOf(key: string): string[] {
  const [platform, name, ...more] = key.split('/');
  const isAccount = platform !== undefined && name !== undefined && more.length === 0;
  return isAccount ? [key, `other/${name}`] : [key];
}
