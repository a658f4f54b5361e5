import { brand } from '../ui/brand.ts';
import { Logo } from '../ui/logo.tsx';
import classes from './splash.module.css';

/** Stands on the screen while a slow line brings the app; a quick one never shows it. */
export function Splash() {
  return (
    <div className={classes.splash} role="status">
      <Logo />
      <span className={classes.bar} />
      Loading…
      <noscript>
        {brand.name} needs JavaScript from here on. Please turn it on in your browser.
      </noscript>
    </div>
  );
}
