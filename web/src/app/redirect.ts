export { pathAfterSignIn, safeRedirect } from '@redflag/shared/redirect';

/** Why a session ended, where the sign-in screen has something to say about it. */
export type Ending = 'inactivity' | 'deletion' | 'elsewhere';

/** The sign-in screen, which leads on to the path that was attempted. */
export function signInPath(
  { pathname, search }: { pathname: string; search: string },
  ended?: Ending | null,
): string {
  const query = { redirect: pathname + search, ...(ended && { ended }) };
  return `/login?${new URLSearchParams(query)}`;
}
