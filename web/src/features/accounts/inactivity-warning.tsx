import { SESSION_WARNING_MS } from '@redflag/shared/settings';
import { lazy, Suspense, useRef } from 'react';
import { useInactivity } from './use-inactivity.ts';

interface InactivityWarningProps {
  /** Signs out, since nobody is active any more. Must not change from one rendering to the next. */
  onEnd: () => void;
  /** Signs out at once, as the person wishes. */
  onSignOut: () => void;
}

/** Comes when it is first needed: no screen waits for it. On a lost line the session ends unasked. */
const InactivityDialog = lazy(() =>
  import('./inactivity-dialog.tsx').catch(() => ({ default: () => null })),
);

/** Warns a minute before a session ends for inactivity (decision record on accounts). */
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
