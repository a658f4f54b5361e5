import type { Me } from '@redflag/shared/accounts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { leave } from '#app/auth/sign-out.ts';
import { focusScreen } from '#app/focus-on-navigation.ts';
import { ProfilePhoto } from '#ui/badges/profile-photo.tsx';
import { CloseButton } from '#ui/buttons/close-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { LogoutIcon } from '#ui/more-icons.tsx';
import classes from './sidebar.module.css';

export interface AreaLink {
  to: string;
  /** The addresses of the screens below it. */
  within?: RegExp;
  label: string;
  icon: ReactNode;
  /** Whether it leads to a page that is not part of the app. */
  reloadDocument?: boolean;
  /** Whether somebody has it, if not everybody. */
  isFor?: (me: Me) => boolean;
}

interface SidebarProps {
  me: { username: string; photoUrl: string | null };
  links: AreaLink[];
}

/** Finds the entry of the menu to which a screen belongs. */
export function sectionOf(links: AreaLink[], path: string): AreaLink | undefined {
  return links.find(({ to, within }) => to === path || within?.test(path));
}

/** The area's menu: who is signed in, links, and Logout. */
export function Sidebar({ me, links }: SidebarProps) {
  const { pathname } = useLocation();
  const section = sectionOf(links, pathname);
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
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            reloadDocument={link.reloadDocument}
            className={classes.link}
            aria-current={link === section && (link.to === pathname ? 'page' : 'true')}
          >
            {link.icon}
            {link.label}
          </Link>
        ))}
        <button type="button" className={classes.link} onClick={() => leave()}>
          <LogoutIcon />
          Logout
        </button>
      </nav>
    </div>
  );
}

type SidebarDrawerProps = SidebarProps & { opened: boolean; onClose: () => void };

/**
 * The same menu, sliding in on a phone; Escape or a click outside closes it. The browser's `<dialog>`: every screen
 * loads this file, and a library would add weight.
 */
export function SidebarDrawer({ opened, onClose, ...sidebar }: SidebarDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef(false);
  useEffect(() => {
    if (opened) {
      chosen.current = false;
      dialog.current?.showModal();
    } else if (dialog.current?.open) {
      dialog.current.close();
      // After a choice, focus the screen rather than the menu's button.
      if (chosen.current) focusScreen();
    }
  }, [opened]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which the keyboard triggers too, and outside
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={({ target }) => {
        chosen.current = target instanceof Element && target.closest('a') !== null;
        if (target === dialog.current) onClose();
      }}
    >
      {opened ? (
        <div className={classes.leaf}>
          <CloseButton className={classes.close} aria-label="Close menu" onClick={onClose} />
          <Sidebar {...sidebar} />
        </div>
      ) : null}
    </dialog>
  );
}
