import { Outlet } from 'react-router';
import { WithoutScripts } from '#app/loading/without-scripts.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon, BellIcon, ReportIcon, SearchIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/logo.tsx';
import { ShieldIllustration } from './shield-illustration.tsx';
import classes from './split-layout.module.css';

/**
 * A script that holds what is submitted before the app's scripts have taken over a built form, which then
 * submits it. React listens at the document, before this does.
 */
const holdForms = `addEventListener('submit', function (event) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.target.dataset.held = '';
});`;

/** The sign-in screens: a picture on one side, the form and a back arrow on the other. */
export default function SplitLayout() {
  return (
    <div className={classes.split}>
      <script>{holdForms}</script>
      <aside className={classes.picture} aria-label="What an account is for">
        <ShieldIllustration />
        <p>Check before you trust. Report what you find.</p>
        <ul>
          <li>
            <SearchIcon size={24} /> See what others have reported, before you pay or reply
          </li>
          <li>
            <ReportIcon size={24} /> Report a scam with a picture, and follow its review
          </li>
          <li>
            <BellIcon size={24} /> Get an alert when something you searched for is confirmed as a
            scam
          </li>
        </ul>
      </aside>
      <div className={classes.side}>
        <header className="row gap-xs">
          <a className={classes.back} href="/" aria-label="Back to the start page">
            <ArrowLeftIcon size={24} />
          </a>
          <Logo />
        </header>
        <main id="main" className={classes.main} tabIndex={-1}>
          <noscript>
            {/* Not in the scripts. */}
            {import.meta.env.SSR ? <WithoutScripts /> : null}
          </noscript>
          <Outlet />
          <p className={classes.late} role="status">
            This is taking longer than usual.{' '}
            <Button component="a" href="" variant="default">
              Try again
            </Button>
          </p>
        </main>
      </div>
    </div>
  );
}
