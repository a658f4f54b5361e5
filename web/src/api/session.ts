import type { Me } from '@redflag/shared/accounts';
import { FACTOR_NEEDED } from '@redflag/shared/accounts/values';
import { api } from './client.ts';
import { ApiProblem, readProblem } from './problem.ts';
import { sharedAnswer } from './shared-answer.ts';

export type Session =
  | { status: 'loading'; me: null }
  | { status: 'visitor'; me: null; suspended: boolean; half: boolean }
  | { status: 'signed-in'; me: Me }
  | { status: 'unreachable'; me: null; retrying: boolean; retry: () => void };

/** A visitor whose session ended because the account was suspended. */
const SUSPENDED = 'suspended';
/** A visitor who has given the password, and must still give or add a second factor. */
const HALF = 'half';
type Visitor = null | typeof SUSPENDED | typeof HALF;

/**
 * Whether this browser may have a session, by the cookie that the server sets and removes with it
 * (server/src/platform/http/sign-in-mark.ts).
 */
const isMarked = () => /(^|; )(__Host-)?signed-in=/.test(document.cookie);

/** The signed-in account, or what is known of a visitor. */
const session = sharedAnswer<Me | Visitor>(async () => {
  // Whose session began at a server of the previous release has no mark until their next page.
  if (!session.current() && !isMarked()) return null;
  try {
    const { data } = await api.GET('/v1/me');
    return data ?? null;
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 401) {
      return visitorBy(problem);
    }
    throw problem;
  }
}, 60_000);

/** Returns what the refusal of a call says of the visitor who made it. */
function visitorBy(problem: unknown): Visitor {
  const code = problem instanceof ApiProblem ? problem.code : '';
  if (code === FACTOR_NEEDED) return HALF;
  return code === 'auth/user-disabled' ? SUSPENDED : null;
}

/** Who is using the app. */
export function useSession(): Session {
  const { data, failed, fetching } = session.use();
  if (data === null || data === SUSPENDED || data === HALF) {
    return { status: 'visitor', me: null, suspended: data === SUSPENDED, half: data === HALF };
  }
  if (data) {
    return { status: 'signed-in', me: data };
  }
  return failed
    ? { status: 'unreachable', me: null, retrying: fetching, retry: session.fetch }
    : { status: 'loading', me: null };
}

/** Stores the account from the response to signing in or changing it, without another request. */
export const updateMe: (me: Me) => void = session.set;

/** Fetches the session again: this tells the server that the person is active, and shows if it has ended. */
export const refreshSession = session.fetch;

/** Asks the server who is using the app, as if nothing were known. */
export function restartSession() {
  session.set(undefined);
  session.fetch();
}

/** Makes the person a visitor in this tab. */
export const becomeVisitor = () => session.set(null);

/** Makes the person a visitor after the server has ended their session, and asks it why. */
export async function followEndedSession() {
  session.set(await api.GET('/v1/me').then(() => null, visitorBy));
}

/** Makes a person a visitor if a call was refused because their session has ended, or is only half a one. */
export function endRefusedSession(problem: ApiProblem) {
  const isHalf = problem.code === FACTOR_NEEDED;
  const refused =
    isHalf ||
    (problem.status === 401 && ['auth/no-session', 'auth/user-disabled'].includes(problem.code));
  const known = session.current();
  if (refused && (known || isHalf) && known !== SUSPENDED) {
    session.set(visitorBy(problem));
  }
}

api.use({
  async onResponse({ response }) {
    if (response.status === 401) endRefusedSession(await readProblem(response.clone()));
  },
});
