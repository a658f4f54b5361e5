import type { Role } from './accounts.ts';

const HERE = 'https://here.invalid';

/**
 * Returns the path to go to after sign-in, or null if it is not a path on this site: one on a
 * different host (`//host`, `/\host`, `https:`), or with control characters, which browsers drop.
 */
export function safeRedirect(path: string | null): string | null {
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path)) {
    return null;
  }
  const url = URL.parse(path, HERE);
  if (url?.origin !== HERE || url.pathname.startsWith('//')) {
    return null;
  }
  return url.pathname + url.search + url.hash;
}

const areas: Record<Role, string> = { user: '/user/', admin: '/admin/' };

/** Returns the attempted path, or the role's dashboard if there is none or it belongs to the other role. */
export function pathAfterSignIn(role: Role, redirect: string | null): string {
  const path = safeRedirect(redirect);
  const closed = areas[role === 'admin' ? 'user' : 'admin'];
  return path && !path.startsWith(closed) ? path : `${areas[role]}dashboard`;
}
