/** Why a session ended, for the sign-in screen; in the state of the navigation, which no link can set. */
export type Ending = 'inactivity' | 'deletion' | 'suspension' | 'elsewhere';

/** Returns the path of the sign-in screen, which then redirects to the given path. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ redirect: pathname + search })}`;
}

/** Returns the path of the screen that asks for a new username, and then goes on to the given path. */
export function newUsernamePath({ pathname, search }: { pathname: string; search: string }) {
  return `/new-username?${new URLSearchParams({ redirect: pathname + search })}`;
}
