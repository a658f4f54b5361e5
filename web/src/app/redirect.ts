export { pathAfterSignIn, safeRedirect } from '@redflag/shared/redirect';

/** The sign-in screen, which leads on to the path that was attempted. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ redirect: pathname + search })}`;
}
