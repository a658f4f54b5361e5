export { offeredReportForm, pathAfterSignIn, safeRedirect } from '@redflag/shared/redirect';

/** Why a session ended, if the sign-in screen explains it. */
export type Ending = 'inactivity' | 'deletion' | 'suspension' | 'elsewhere';

/** Returns the path of the sign-in screen, which then redirects to the given path. */
export function signInPath(
  { pathname, search }: { pathname: string; search: string },
  ended?: Ending | null,
): string {
  const query = { redirect: pathname + search, ...(ended && { ended }) };
  return `/login?${new URLSearchParams(query)}`;
}

/** Returns the path of the screen that asks for a new username, and then goes on to the given path. */
export function newUsernamePath({ pathname, search }: { pathname: string; search: string }) {
  return `/new-username?${new URLSearchParams({ redirect: pathname + search })}`;
}
