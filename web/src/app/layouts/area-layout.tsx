import type { Me } from '@redflag/shared/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { endInactiveSession, loadSignOut } from '#api/end-session.ts';
import { useLiveUpdates } from '#api/live-events/live-events.ts';
import { forgetNextQueryClient, nextQueryClient } from '#api/query-client.ts';
import { useSession } from '#api/session.ts';
import { forgetSearch } from '#app/auth/pending-search/forget-search.ts';
import { leave } from '#app/auth/sign-out.ts';
import { whenQuiet } from '#app/loading/when-quiet.ts';
import type { Ending } from '#app/redirect.ts';
import { newUsernamePath, signInPath } from '#app/redirect.ts';
import { keepHint, wasSignedIn } from '#app/signed-in-hint.ts';
import { InactivityWarning } from '#features/accounts/sessions/inactivity-warning.tsx';
import { isHintDue } from '#features/install/hint-due.ts';
import { brand } from '#ui/brand.ts';
import { useDeferredAppearance } from '#ui/hooks/use-deferred-appearance.ts';
import { lazyExtra } from '#ui/lazy-part.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import classes from './area-layout.module.css';
import type { AreaLink } from './sidebar.tsx';
import { Sidebar, SidebarDrawer, sectionOf } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Not fetched on the first visit. */
const InstallHint = lazyExtra(() => import('#features/install/install-hint.tsx'));

/** Only for who must have a second factor soon. */
const FactorReminder = lazyExtra(
  () => import('#features/accounts/second-factor/factor-reminder.tsx'),
);

interface AreaLayoutProps {
  /** Whether somebody may enter. Nobody else sees any of the area. */
  admits: (me: Me) => boolean;
  links: AreaLink[];
  notificationsPath: string;
  accountPath: string;
}

/** The user or admin area: its guard, sidebar and top bar. */
export function AreaLayout({ admits, ...area }: AreaLayoutProps) {
  const session = useSession();
  const location = useLocation();
  const [ending, setEnding] = useState<Ending | null>(null);
  // Also before the app was started: they may have been away.
  const entered = useRef(wasSignedIn());
  const { status, me } = session;
  const isKnown = useDeferredAppearance(status !== 'loading');
  useEffect(() => {
    if (status === 'signed-in' || status === 'visitor') keepHint(me?.role ?? null);
  }, [status, me?.role]);
  if (session.status === 'loading' || !isKnown) {
    return null;
  }
  if (session.status === 'unreachable') {
    return (
      <main id="main" className={classes.unreachable} tabIndex={-1}>
        <h1 className="mb-md">{brand.name}</h1>
        <FailureState
          message="The service cannot be reached right now."
          onRetry={session.retry}
          retrying={session.retrying}
        />
      </main>
    );
  }
  if (!session.me || !admits(session.me)) {
    const isAsked = session.me !== null || session.half;
    const ended = ending ?? (isAsked ? null : endingOf(session.suspended, entered.current));
    return <Navigate to={signInPath(location)} state={{ ended }} replace />;
  }
  if (session.me.usernameReserved) {
    return <Navigate to={newUsernamePath(location)} replace />;
  }
  entered.current = true;
  return (
    <Cached key={session.me.id}>
      <Area me={session.me} {...area} expectEnding={setEnding} />
    </Cached>
  );
}

/** Keeps what is loaded for somebody until they leave the area. */
function Cached({ children }: { children: ReactNode }) {
  const [queries] = useState(nextQueryClient);
  useEffect(forgetNextQueryClient, []);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Why someone who did not end their session is a visitor; null if they have just arrived as one. */
function endingOf(suspended: boolean, entered: boolean): Ending | null {
  if (suspended) return 'suspension';
  return entered ? 'elsewhere' : null;
}

type AreaProps = Omit<AreaLayoutProps, 'admits'> & {
  me: Me;
  expectEnding: ExpectEnding;
};

type ExpectEnding = (ending: Ending | null) => void;

/** Returns a function that sets why the session is about to end, which the sign-in screen then shows. */
export function useExpectEnding(): ExpectEnding {
  return useOutletContext<ExpectEnding>();
}

function Area({ me, links: all, notificationsPath, accountPath, expectEnding }: AreaProps) {
  const links = all.filter(({ isFor }) => isFor?.(me) ?? true);
  useLiveUpdates(me.role === 'admin' || me.reviewRole === 'reviewer');
  const { key, pathname } = useLocation();
  const endInactive = useCallback(() => {
    expectEnding('inactivity');
    void endInactiveSession();
  }, [expectEnding]);
  const [menuOpened, setMenuOpened] = useState(false);
  const [installHint] = useState(() => isHintDue(Date.now()));
  const top = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setScrolled(entries.at(-1)?.isIntersecting === false);
    });
    if (top.current) observer.observe(top.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => whenQuiet(() => void loadSignOut().catch(() => undefined)), []);

  // Whatever a visitor searched for, this is where they wanted to go.
  useEffect(forgetSearch, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes on every choice, even of the current screen
  useEffect(() => setMenuOpened(false), [key]);

  return (
    <div className={classes.area}>
      <aside className={`${classes.sidebar} on-screen`}>
        <Sidebar me={me} links={links} />
      </aside>
      <SidebarDrawer
        me={me}
        links={links}
        opened={menuOpened}
        onClose={() => setMenuOpened(false)}
      />
      <div>
        <TopBar
          section={sectionOf(links, pathname)}
          scrolled={scrolled}
          me={me}
          notificationsPath={notificationsPath}
          accountPath={accountPath}
          menuOpened={menuOpened}
          onMenu={() => setMenuOpened(true)}
        />
        <main id="main" className={classes.main} tabIndex={-1}>
          <div ref={top} className={classes.top} />
          {/* On their first screen only: elsewhere, it would push away what they work on when it arrives. */}
          {pathname === links[0]?.to && (me.role === 'admin' || me.reviewRole) ? (
            <Suspense>
              <FactorReminder accountPath={accountPath} />
            </Suspense>
          ) : null}
          <Outlet context={expectEnding} />
          <Suspense>{installHint ? <InstallHint /> : null}</Suspense>
        </main>
      </div>
      <InactivityWarning onEnd={endInactive} onSignOut={leave} />
    </div>
  );
}
