import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { $api } from '#api/client.ts';
import { leave } from '#app/sign-out.ts';
import { BellIcon, LogoutIcon, MenuIcon } from '#ui/icons.tsx';
import { ProfilePhoto } from '#ui/profile-photo.tsx';
import classes from './top-bar.module.css';

interface TopBarProps {
  title: string;
  me: { username: string; photoUrl: string | null };
  notificationsPath: string;
  accountPath: string;
  menuOpened: boolean;
  onMenu: () => void;
}

export function TopBar(props: TopBarProps) {
  const { title, me, notificationsPath, accountPath, menuOpened, onMenu } = props;
  return (
    <header className={classes.bar}>
      <button
        type="button"
        className={`${classes.button} ${classes.menu}`}
        aria-label="Open menu"
        aria-expanded={menuOpened}
        onClick={onMenu}
      >
        <MenuIcon size={24} />
      </button>
      <span className={classes.title}>{title}</span>
      <Bell to={notificationsPath} />
      <Link
        to={accountPath}
        className={`${classes.button} ${classes.account}`}
        aria-label="My account"
      >
        <ProfilePhoto url={me.photoUrl} size={32} />
      </Link>
      <button type="button" className={classes.button} onClick={leave}>
        <LogoutIcon />
        <span>Logout</span>
      </button>
    </header>
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
      <VisuallyHidden role="status">
        {unread > 0 ? `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}` : null}
      </VisuallyHidden>
    </>
  );
}
