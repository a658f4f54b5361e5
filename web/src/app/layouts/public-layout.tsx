import { Outlet, useLocation } from 'react-router';
import { Canonical } from '#app/canonical.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** The header and footer of the public pages, which are plain HTML without the framework's scripts. */
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
