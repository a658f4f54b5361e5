import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { BANNER_STANDS, toastError } from '../../ui/toast.tsx';

/** Why a way in that leads over another page came back here. Source: product specification section 8. */
const refusals = new Map([
  ['google-failed', 'An error occurred during sign-in. Please try again.'],
  ['user-disabled', 'Your account has been suspended'],
]);

/**
 * Tells why the person was brought to the sign-in screen. A refusal (`?error=`) is a banner.
 * @returns what stays on the screen, since whoever it concerns was away when it happened (`?ended=`)
 */
export function useSignInNotice(): string | null {
  const [query] = useSearchParams();
  const refusal = refusals.get(query.get('error') ?? '');
  useEffect(() => {
    if (refusal) {
      toastError(refusal, { autoClose: BANNER_STANDS });
    }
  }, [refusal]);
  return query.get('ended') === 'inactivity'
    ? 'You were signed out after a time without activity.'
    : null;
}
