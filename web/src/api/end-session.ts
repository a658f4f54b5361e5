import { api } from './client.ts';
import { fetchInTime } from './in-time.ts';
import { ConnectionLost } from './problem.ts';
import { becomeVisitor } from './session.ts';

/**
 * Loads what signing out needs, once the screen is quiet: after a release, it can no longer be loaded.
 * @throws ConnectionLost if it does not arrive
 */
export async function loadSignOut() {
  try {
    return await import('./drafts/drafts.ts');
  } catch {
    throw new ConnectionLost();
  }
}

/** Signs out on the server, removes all drafts and reloads at the given path of the sign-in screen. */
export async function signOut(path = '/login') {
  // First: nobody is signed out whose drafts would stay for the next person.
  const { clearDrafts } = await loadSignOut();
  await api.POST('/v1/auth/sign-out');
  await clearDrafts();
  window.location.assign(path);
}

const SIGN_OUT_WAIT_MS = 5_000;

/** Signs out after inactivity; without a connection only here, as the server ends the session itself. */
export async function endInactiveSession() {
  await api
    .POST('/v1/auth/sign-out', { fetch: (request) => fetchInTime(request, SIGN_OUT_WAIT_MS) })
    .catch(() => undefined);
  becomeVisitor();
}
