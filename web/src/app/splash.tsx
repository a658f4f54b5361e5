import { brand } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './splash.module.css';

/** Shown while the app loads over a slow connection; its styles hide it on a fast one. */
export function Splash() {
  return (
    <div className={classes.splash}>
      <Logo />
      <div className={classes.loading} role="status">
        <span className={classes.bar} />
        Loading…
        <p className={classes.slow}>
          This is taking longer than usual.{' '}
          <Button component="a" href="" variant="default">
            Try again
          </Button>
        </p>
      </div>
      <noscript>
        <style>{`.${classes.splash}{animation:none}.${classes.loading}{display:none}`}</style>
        <div className={classes.without}>
          <h1>JavaScript is switched off</h1>
          <p>
            {brand.name} needs it for this page. Switch it on in your browser's settings, then load
            the page again.
          </p>
          <Button component="a" href="">
            Load the page again
          </Button>
          <p>
            Without it, you can read the <a href="/">start page</a> or email us:{' '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
        </div>
      </noscript>
    </div>
  );
}
