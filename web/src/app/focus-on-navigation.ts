import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new screen's heading, as a full page load would, so that a screen reader
 * names it and the Tab key starts there. The first screen is left to the browser.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      const heading =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
      heading?.focus({ preventScroll: true });
    }
  }, [pathname]);
}
