import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCarriedState } from '#app/auth/carried.ts';
import type { Ending } from '#app/redirect.ts';
import { BANNER_STANDS, toastError } from '#ui/toast.tsx';

const SUSPENDED = 'Your account has been suspended';

/** Why the session ended. */
const endings = new Map<string, string>([
  ['inactivity', 'You were signed out because you did nothing here for a while.'],
  ['deletion', 'Your account has been deleted.'],
  ['suspension', SUSPENDED],
  ['elsewhere', 'Your session has ended. Please sign in again.'],
] satisfies [Ending, string][]);

const VERIFIED = 'Your email is verified. You can now sign in.';

/** What the screens that verify an address pass on in the history entry. */
export interface Verified {
  /** The address. */
  verified: string;
}

/**
 * Explains why the person was sent to the sign-in screen. A refusal (`?error=`) is shown as a banner.
 * @returns notice: why the session ended, to show permanently since the person may have been away, or
 *   that their address is verified; email: that address, or empty
 */
export function useSignInNotice(): { notice: string | null; email: string } {
  const [query] = useSearchParams();
  const state = useCarriedState<Verified & { ended: unknown }>();
  const error = query.get('error');
  useEffect(() => {
    if (error) void explain(error);
  }, [error]);
  const email = state.verified ?? '';
  return { notice: email ? VERIFIED : (endings.get(String(state.ended)) ?? null), email };
}

/** Loads what only those read who were refused. */
async function explain(error: string): Promise<void> {
  const { refusals } = await import('./refusals.ts');
  const refusal = refusals.get(error);
  if (refusal) toastError(refusal, { autoClose: BANNER_STANDS });
}
