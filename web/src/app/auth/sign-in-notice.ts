import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Ending } from '#app/redirect.ts';
import { BANNER_STANDS, toastError } from '#ui/toast.tsx';

const SUSPENDED = 'Your account has been suspended';

/** Why Google sign-in failed, by its `?error=` (product specification section 8). */
const refusals = new Map([
  ['google-failed', 'An error occurred during sign-in. Please try again.'],
  ['user-disabled', SUSPENDED],
  [
    'sign-up-closed',
    'No account has this Google address, and new accounts are not enabled. Please contact support.',
  ],
]);

/** Why the session ended. */
const endings = new Map<string, string>([
  ['inactivity', 'You were signed out because you were inactive.'],
  ['deletion', 'Your account has been deleted.'],
  ['suspension', SUSPENDED],
  [
    'elsewhere',
    'Your session has ended. If you were writing a report, it is saved in this browser.',
  ],
] satisfies [Ending, string][]);

/**
 * Explains why the person was sent to the sign-in screen. A refusal (`?error=`) is shown as a banner.
 * @returns why the session ended, to show permanently: the person may have been away
 */
export function useSignInNotice(): string | null {
  const [query] = useSearchParams();
  const ended: unknown = useLocation().state?.ended;
  const refusal = refusals.get(query.get('error') ?? '');
  useEffect(() => {
    if (refusal) {
      toastError(refusal, { autoClose: BANNER_STANDS });
    }
  }, [refusal]);
  return endings.get(String(ended)) ?? null;
}
