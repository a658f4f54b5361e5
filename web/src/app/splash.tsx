import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './splash.module.css';
import { WithoutScripts } from './without-scripts.tsx';

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
        {/* Not in the scripts. */}
        {import.meta.env.SSR ? (
          <>
            <style>{`.${classes.splash}{animation:none}.${classes.loading}{display:none}`}</style>
            <div className={classes.without}>
              <WithoutScripts />
            </div>
          </>
        ) : null}
      </noscript>
    </div>
  );
}
