import { Outlet, useLocation } from 'react-router';
import { Canonical } from '#app/canonical.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** The public pages' header and footer. They come without the framework's scripts: plain HTML. */
export default function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <Canonical path={pathname.replace(/(.)\/$/, '$1')} />
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
