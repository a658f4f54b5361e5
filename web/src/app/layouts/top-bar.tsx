import { plural } from '@redflag/shared/text/plural';
import { Link, useLocation } from 'react-router';
import { $api } from '#api/query-client.ts';
import { leave } from '#app/auth/sign-out.ts';
import { ProfilePhoto } from '#ui/badges/profile-photo.tsx';
import { brand } from '#ui/brand.ts';
import { BellIcon } from '#ui/icons.tsx';
import { Flag } from '#ui/logo.tsx';
import { LogoutIcon, MenuIcon } from '#ui/more-icons.tsx';
import type { AreaLink } from './sidebar.tsx';
import classes from './top-bar.module.css';

interface TopBarProps {
  /** The menu's entry to which the screen belongs. */
  section: AreaLink | undefined;
  /** Whether the screen's heading may be out of sight. */
  scrolled: boolean;
  me: { username: string; photoUrl: string | null };
  notificationsPath: string;
  accountPath: string;
  menuOpened: boolean;
  onMenu: () => void;
}

export function TopBar(props: TopBarProps) {
  const { section, scrolled, me, notificationsPath, accountPath, menuOpened, onMenu } = props;
  return (
    <header className={`${classes.bar} on-screen`}>
      <button
        type="button"
        className={`${classes.button} ${classes.menu}`}
        aria-label="Open menu"
        aria-expanded={menuOpened}
        onClick={onMenu}
      >
        <MenuIcon size={24} />
      </button>
      <a href="/" className={classes.home} aria-label={brand.name}>
        <Flag />
      </a>
      <BarTitle section={section} scrolled={scrolled} />
      <Bell to={notificationsPath} />
      <Link
        to={accountPath}
        className={`${classes.button} ${classes.account}`}
        aria-label="My account"
      >
        <ProfilePhoto url={me.photoUrl} size={32} />
      </Link>
      <button type="button" className={classes.button} onClick={() => leave()}>
        <LogoutIcon />
        <span>Logout</span>
      </button>
    </header>
  );
}

/** Names the section, and leads back to it from the screens below it. */
function BarTitle({ section, scrolled }: Pick<TopBarProps, 'section' | 'scrolled'>) {
  const { pathname } = useLocation();
  if (section && section.to !== pathname) {
    return (
      <Link to={section.to} className={classes.title}>
        {section.label}
      </Link>
    );
  }
  // While it stands below as the heading, it is not repeated.
  return (
    <span className={classes.title} data-faded={!scrolled || undefined}>
      {section?.label}
    </span>
  );
}

const MOST_SHOWN = 99;

function Bell({ to }: { to: string }) {
  const { data } = $api.useQuery('get', '/v1/me/notifications', {
    params: { query: { limit: 1 } },
  });
  const unread = data?.unread ?? 0;
  return (
    <>
      <Link
        to={to}
        className={classes.button}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      >
        <BellIcon size={24} />
        {unread > 0 ? (
          <span className={classes.count}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
        ) : null}
      </Link>
      <span className="visually-hidden" role="status">
        {unread > 0
          ? plural(unread, { one: '# unread notification', other: '# unread notifications' })
          : null}
      </span>
    </>
  );
}
