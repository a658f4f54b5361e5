import { Outlet } from 'react-router';
import { brand } from '../../ui/brand.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import classes from './public-layout.module.css';

const links = [
  { href: '/#Home', label: 'Home' },
  { href: '/#About', label: 'About Us' },
  { href: '/user/dashboard', label: 'Report a Phish' },
];

function HeaderLinks() {
  return (
    <>
      {links.map(({ href, label }) => (
        <a key={href} className={classes.link} href={href}>
          {label}
        </a>
      ))}
      <a className={classes.login} href="/login">
        Login
      </a>
    </>
  );
}

/** The public pages' header and footer. Without scripts: links are plain, the menu is a `details`. */
export default function PublicLayout() {
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <a className={classes.home} href="/">
          <Logo />
        </a>
        <nav className={classes.wide} aria-label="Main">
          <HeaderLinks />
        </nav>
        <details className={classes.narrow}>
          <summary className={classes.toggle} aria-label="Menu">
            <MenuIcon size={26} />
          </summary>
          <nav className={classes.menu} aria-label="Main">
            <HeaderLinks />
          </nav>
        </details>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <p>© 2024 {brand.name}</p>
        <nav aria-label="Legal">
          <a href="/terms-and-conditions">Terms of service</a>
          <a href="/privacy-policy">Privacy policy</a>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </nav>
      </footer>
    </>
  );
}
