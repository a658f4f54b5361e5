import { Outlet } from 'react-router';
import { WithoutScripts } from '#app/loading/without-scripts.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon, BellIcon, ReportIcon, SearchIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './split-layout.module.css';

/**
 * A script that holds what is submitted before the app's scripts have taken over a built form; the form submits it
 * then. React listens at the document, before this does.
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

/** A shield with the flag, holding back a message. */
function ShieldIllustration() {
  return (
    <svg viewBox="0 0 400 320" width="400" height="320" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" opacity=".25">
        <circle cx="200" cy="160" r="150" />
        <circle cx="200" cy="160" r="118" strokeDasharray="5 9" />
      </g>
      <g fill="light-dark(#fff, #1c3335)" stroke="currentColor" strokeWidth="3">
        <rect x="30" y="92" width="150" height="96" rx="12" />
        <rect x="232" y="150" width="140" height="88" rx="12" />
      </g>
      <g stroke="currentColor" strokeWidth="7" strokeLinecap="round" opacity=".45">
        <path d="M52 122h76M52 144h52M52 166h64M280 184h70M300 206h50" />
      </g>
      <path
        d="M200 42c32 24 62 30 92 32 0 98-28 158-92 196-64-38-92-98-92-196 30-2 60-8 92-32z"
        fill="#0c6b67"
      />
      <path
        d="M200 62c27 19 50 25 75 28-2 80-25 126-75 158-50-32-73-78-75-158 25-3 48-9 75-28z"
        fill="#14807b"
      />
      <rect x="168" y="110" width="8" height="104" rx="4" fill="#fff" />
      <path d="M176 116c20-10 36 10 66 1-8 14-8 28 0 44-30 9-46-11-66-1z" fill="#ff5a4d" />
    </svg>
  );
}
