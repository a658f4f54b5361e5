import { SESSION_WARNING_MS } from '@redflag/shared/accounts/values';
import { Suspense, useRef } from 'react';
import { lazyExtra } from '#ui/lazy-part.tsx';
import { useInactivity } from './use-inactivity.ts';

interface InactivityWarningProps {
  /** Signs out after inactivity. Must be the same function on every render. */
  onEnd: () => void;
  /** Signs out immediately, at the person's request. */
  onSignOut: () => void;
}

/** Loaded when first needed, so no screen waits for it. If it fails to load, the session ends without a warning. */
const InactivityDialog = lazyExtra(() => import('./inactivity-dialog.tsx'));

/** Warns a minute before inactivity ends the session. */
export function InactivityWarning({ onEnd, onSignOut }: InactivityWarningProps) {
  const { secondsLeft, stay } = useInactivity(onEnd);
  const opened = secondsLeft !== null;
  const needed = useRef(false);
  if (opened) needed.current = true;
  if (!needed.current) return null;
  return (
    <Suspense>
      <InactivityDialog
        opened={opened}
        seconds={secondsLeft ?? SESSION_WARNING_MS / 1_000}
        onStay={stay}
        onSignOut={onSignOut}
      />
    </Suspense>
  );
}
