import { Outlet } from 'react-router';
import { ShieldIllustration } from '#app/illustrations.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './split-layout.module.css';

/** The sign-in screens: a picture on one side, the form and a back arrow on the other. */
export default function SplitLayout() {
  return (
    <div className={classes.split}>
      <div className={classes.picture} aria-hidden="true">
        <ShieldIllustration />
        <p>Check before you trust. Report what you find.</p>
      </div>
      <div className={classes.side}>
        <header className={classes.header}>
          <a className={classes.back} href="/" aria-label="Back to the start page">
            <ArrowLeftIcon size={24} />
          </a>
          <Logo />
        </header>
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
