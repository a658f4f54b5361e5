import { Button } from '#ui/buttons/button.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './splash.module.css';
import { WithoutScripts } from './without-scripts.tsx';

/** Shown while the app loads; its styles hide all but the logo on a fast connection. */
export function Splash() {
  return (
    <div className={classes.splash}>
      <div className={classes.logo}>
        <Logo />
      </div>
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
        {/* Not in the scripts. */}
        {import.meta.env.SSR ? (
          <>
            <style>{`.${classes.loading}{display:none}`}</style>
            <div className={classes.without}>
              <WithoutScripts />
            </div>
          </>
        ) : null}
      </noscript>
    </div>
  );
}
