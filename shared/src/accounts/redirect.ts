import type { Role } from './accounts.ts';

const HERE = 'https://here.invalid';

/**
 * Returns the path to go to after sign-in, or null if it is not on this site: on a different host
 * (`//host`, `/\host`, `https:`), or with control characters, which browsers drop.
 */
export function safeRedirect(path: string | null): string | null {
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path)) {
    return null;
  }
  try {
    const url = new URL(path, HERE);
    const isHere = url.origin === HERE && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

const areas: Record<Role, string> = { user: '/user/', admin: '/admin/' };

/** The new report form of each role, which is the same form. */
const reportForms: Record<Role, string> = {
  user: '/user/dashboard/new-report',
  admin: '/admin/new-report',
};

/** Where each role answers reports on what is theirs. */
export const replyForms: Record<Role, string> = {
  user: '/user/reply/new',
  admin: '/admin/reply/new',
};

/** What is of no use to somebody who is signed in. */
const forVisitors = /^\/(login|signin|signup|forgot-password|v1)\b/i;

/**
 * Returns the attempted path, or the role's dashboard if there is none or it is the other role's or
 * visitors'. The forms to report and to answer reports, and a user's search, become the role's own;
 * what was shared into the app to be checked is for an administrator's report form.
 */
export function pathAfterSignIn(role: Role, redirect: string | null): string {
  const path = safeRedirect(redirect);
  const other = role === 'admin' ? 'user' : 'admin';
  if (path && !path.startsWith(areas[other]) && !forVisitors.test(path)) return path;
  const { pathname, searchParams } = new URL(path ?? '/', HERE);
  if (role === 'admin' && pathname === '/user/dashboard') {
    const target = searchParams.get('target')?.trim();
    if (target) return `/admin/report-lists?${new URLSearchParams({ target })}`;
    if (searchParams.has('shared')) return `${reportForms.admin}?shared`;
  }
  if (path && pathname === replyForms[other]) return path.replace(pathname, replyForms[role]);
  return reportFormFor(role, path, [reportForms[other]]) ?? `${areas[role]}dashboard`;
}

/**
 * Returns the role's report form or the dashboard that leads to it, with the address's query, for
 * someone who attempted the other role's; otherwise null.
 */
export function offeredReportForm(role: Role, redirect: string | null): string | null {
  const other = role === 'admin' ? 'user' : 'admin';
  const path = safeRedirect(redirect);
  return reportFormFor(role, path, [reportForms[other], `${areas[other]}dashboard`]);
}

function reportFormFor(role: Role, path: string | null, attempted: string[]): string | null {
  const { pathname, search } = new URL(path ?? '/', HERE);
  return attempted.includes(pathname.replace(/\/$/, '')) ? reportForms[role] + search : null;
}
