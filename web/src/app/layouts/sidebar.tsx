import { CloseButton, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { LogoutIcon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ProfilePhoto } from '../../ui/profile-photo.tsx';
import { focusScreen } from '../focus-on-navigation.ts';
import { leave } from '../sign-out.ts';
import classes from './sidebar.module.css';

export interface AreaLink {
  to: string;
  label: string;
  icon: ReactNode;
}

interface SidebarProps {
  me: { username: string; photoUrl: string | null };
  links: AreaLink[];
}

/** The area's menu: who is signed in, where they can go, and the way out. */
export function Sidebar({ me, links }: SidebarProps) {
  return (
    <div className={classes.sidebar}>
      <a className={classes.home} href="/">
        <Logo />
      </a>
      <div className={classes.person}>
        <ProfilePhoto url={me.photoUrl} size={44} />
        <bdi>{me.username.charAt(0).toUpperCase() + me.username.slice(1)}</bdi>
      </div>
      <nav aria-label="Area">
        {links.map(({ to, label, icon }) => (
          <NavLink key={to} to={to} className={classes.link}>
            {icon}
            {label}
          </NavLink>
        ))}
        <button type="button" className={classes.link} onClick={leave}>
          <LogoutIcon />
          Logout
        </button>
      </nav>
    </div>
  );
}

type SidebarDrawerProps = SidebarProps & { opened: boolean; onClose: () => void };

/** The same menu, sliding in on a phone; Escape and a click beside it close it. */
export function SidebarDrawer({ opened, onClose, ...sidebar }: SidebarDrawerProps) {
  const chosen = useRef(false);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size="18rem"
      // Where a choice closed it, the focus goes to the screen, not back to the menu's button.
      onExitTransitionEnd={() => (chosen.current ? focusScreen() : undefined)}
      onEnterTransitionEnd={() => {
        chosen.current = false;
      }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears of the links inside, which the keyboard presses too */}
        <div
          className={classes.drawer}
          onClick={({ target }) => {
            chosen.current = target instanceof Element && target.closest('a') !== null;
          }}
        >
          <CloseButton
            className={classes.close}
            size="xl"
            aria-label="Close menu"
            onClick={onClose}
          />
          <Sidebar {...sidebar} />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
