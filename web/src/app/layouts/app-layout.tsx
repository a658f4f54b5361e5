import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import type { Asked } from '#api/asked.ts';
import { question } from '#api/asked.ts';
import { useServiceReachable } from '#api/wake-up.ts';
import { useFocusNeverLost, useFocusOnNavigation } from '#app/focus-on-navigation.ts';
import { FirstLoad } from '#app/loading/first-load.tsx';
import { whenQuiet } from '#app/loading/when-quiet.ts';
import { keepInstallOffer } from '#features/install/install-offer.ts';
import { SkipLink } from '#ui/buttons/skip-link.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Toasts } from '#ui/toast.tsx';
import classes from './app-layout.module.css';

const ConfirmationDialog = lazyPart(
  () => import('#features/accounts/confirmation/confirmation-dialog.tsx'),
);

/** What all screens of the app share: toasts, the question whether it is you, and the notice of a lost connection. */
export default function AppLayout() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    question.show = setAsked;
  }, []);
  useEffect(() => whenQuiet(() => void registerServiceWorker()), []);
  useEffect(keepInstallOffer, []);
  return (
    <>
      <SkipLink />
      <Toasts />
      <Screens />
      {asked ? (
        <Suspense>
          <ConfirmationDialog asked={asked} />
        </Suspense>
      ) : null}
      <FirstLoad />
    </>
  );
}

function Screens() {
  const reachable = useServiceReachable();
  const online = useOnline();
  const hydrated = useHydrated();
  useFocusOnNavigation();
  useFocusNeverLost();
  return (
    <>
      <Outlet />
      <div className={`${classes.notice} on-screen`} role="status">
        {online && reachable ? null : (
          <p className={classes.banner}>
            {online
              ? 'The service cannot be reached right now. We will keep trying. What you typed stays here.'
              : 'You are offline. What you typed stays here: continue when you are back online.'}
          </p>
        )}
      </div>
      {/* Its script in built pages would fail where storage is switched off. */}
      {hydrated ? <ScrollRestoration /> : null}
    </>
  );
}

/** Makes the browser show our own offline page when the service cannot be reached. */
async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // Some browsers lack or refuse it, for example in private mode. The app works without it.
  }
}
