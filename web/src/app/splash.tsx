import { brand } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './splash.module.css';

/** Shown while the app loads over a slow connection; its styles hide it on a fast one. */
export function Splash() {
  return (
    <div className={classes.splash} role="status">
      <Logo />
      <span className={classes.bar} />
      Loading…
      <p className={classes.slow}>
        This is taking longer than usual.{' '}
        <Button component="a" href="" variant="default">
          Try again
        </Button>
      </p>
      <noscript>
        {brand.name} needs JavaScript for this page. Please turn it on in your browser.
      </noscript>
    </div>
  );
}
