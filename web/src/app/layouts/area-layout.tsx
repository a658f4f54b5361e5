import type { Role } from '@redflag/shared/accounts';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useLiveUpdates } from '../../api/live.ts';
import { useSession } from '../../api/session.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { signInPath } from '../redirect.ts';
import classes from './area-layout.module.css';
import type { AreaLink } from './sidebar.tsx';
import { Sidebar, SidebarDrawer } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

interface AreaLayoutProps {
  /** Who may enter: nobody else sees any of it. */
  admits: Role;
  links: AreaLink[];
  notificationsPath: string;
}

/** The user or admin area: the guard at its door, the sidebar and the top bar. */
export function AreaLayout({ admits, links, notificationsPath }: AreaLayoutProps) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') {
    return null;
  }
  if (session.status === 'unreachable') {
    return (
      <main className={classes.unreachable}>
        <FailureState message="The service cannot be reached right now." onRetry={session.retry} />
      </main>
    );
  }
  if (session.me?.role !== admits) {
    return <Navigate to={signInPath(location)} replace />;
  }
  return <Area me={session.me} links={links} notificationsPath={notificationsPath} />;
}

type AreaProps = Omit<AreaLayoutProps, 'admits'> & {
  me: { username: string; photoUrl: string | null };
};

function Area({ me, links, notificationsPath }: AreaProps) {
  useLiveUpdates();
  const { pathname } = useLocation();
  const [menuOpened, setMenuOpened] = useState(false);
  const title = links.find(({ to }) => pathname.startsWith(to))?.label ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the path changes
  useEffect(() => setMenuOpened(false), [pathname]);

  return (
    <div className={classes.area}>
      <aside className={classes.sidebar}>
        <Sidebar me={me} links={links} />
      </aside>
      <SidebarDrawer
        me={me}
        links={links}
        opened={menuOpened}
        onClose={() => setMenuOpened(false)}
      />
      <div className={classes.content}>
        <TopBar
          title={title}
          me={me}
          notificationsPath={notificationsPath}
          menuOpened={menuOpened}
          onMenu={() => setMenuOpened(true)}
        />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
