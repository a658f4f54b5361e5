import { Outlet, useLocation } from 'react-router';
import { Canonical } from '#app/canonical.tsx';
import { SkipLink } from '#ui/buttons/skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/**
 * A script that shows who is signed in as `data-signed-in` of the page, before its first line is painted
 * and again when the person comes back to it, or signs in or out in another tab. The app keeps the
 * hint (app/signed-in-hint.ts).
 */
const showHint = `(function () {
  function show() {
    var role = null;
    try { role = localStorage.getItem('redflag-signed-in'); } catch (e) {}
    if (role) document.documentElement.dataset.signedIn = role;
    else delete document.documentElement.dataset.signedIn;
  }
  show();
  addEventListener('pageshow', show);
  addEventListener('storage', show);
})();`;

/** The page for every address without a screen: none of them is its canonical one. */
const UNKNOWN = '/404';

/** The header and footer of the public pages, which are plain HTML without the framework's scripts. */
export default function PublicLayout() {
  // Pages are built with a slash at the end.
  const path = useLocation().pathname.replace(/(.)\/$/, '$1');
  const unknown = path === UNKNOWN;
  return (
    <>
      <script>{showHint}</script>
      {unknown ? null : <Canonical path={path} />}
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter terms={unknown ? '/terms-and-conditions' : 'terms-and-conditions'} />
    </>
  );
}
