import { CloseIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/logo.tsx';
import { MenuIcon } from '#ui/more-icons.tsx';
import byRole from './by-role.module.css';
import classes from './public-header.module.css';

const links = [
  { href: '/#Home', label: 'Home' },
  { href: '/#About', label: 'About Us' },
  { href: '/user/dashboard', label: 'Report a Phish' },
];

/** Without this, the menu would cover the chosen section: popovers close only on a click outside. */
const closeMenuOnChoice = `document.getElementById('menu').onclick = function (event) {
  if (event.target.closest('a') && this.hidePopover) this.hidePopover();
};`;

/** Links in a row; under 768 px in a menu that works without scripts. */
export function PublicHeader() {
  return (
    <header className={classes.header}>
      <a className={classes.home} href="/">
        <Logo />
      </a>
      <nav className={`${classes.row} on-screen`} aria-label="Main">
        <HeaderLinks />
      </nav>
      <button
        className={`${classes.toggle} on-screen`}
        type="button"
        popoverTarget="menu"
        aria-label="Menu"
      >
        <span className={classes.whileClosed}>
          <MenuIcon size={26} />
        </span>
        <span className={classes.whileOpen}>
          <CloseIcon size={26} />
        </span>
      </button>
      <nav className={classes.menu} id="menu" popover="auto" aria-label="Menu">
        <HeaderLinks />
      </nav>
      <script>{closeMenuOnChoice}</script>
    </header>
  );
}

function HeaderLinks() {
  return (
    <>
      {links.map(({ href, label }) => (
        <a key={href} className={classes.link} href={href}>
          {label}
        </a>
      ))}
      <a className={`${classes.login} ${byRole.visitor}`} href="/login">
        Login
      </a>
      <a className={`${classes.login} ${byRole.user}`} href="/user/dashboard">
        Dashboard
      </a>
      <a className={`${classes.login} ${byRole.admin}`} href="/admin/dashboard">
        Dashboard
      </a>
    </>
  );
}
