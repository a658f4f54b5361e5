import type { Role } from './accounts.ts';

const HERE = 'https://here.invalid';

/**
 * The path to go on to after sign-in, or null where it is not a path on this site: another host
 * (`//host`, `/\host`, `https:`), or one with control characters, which browsers drop.
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

/** Where a sign-in leads: to the attempted path, unless it is the other role's, or to the dashboard. */
export function pathAfterSignIn(role: Role, redirect: string | null): string {
  const path = safeRedirect(redirect);
  const closed = areas[role === 'admin' ? 'user' : 'admin'];
  return path && !path.startsWith(closed) ? path : `${areas[role]}dashboard`;
}
