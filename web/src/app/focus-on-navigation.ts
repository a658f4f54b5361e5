import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus as a full page load would, so that a screen reader names the new screen and the
 * Tab key starts there: to its heading, or to a field that it was shown for because of an error.
 * A step in the address (`?step=`) counts as a screen. The first screen is left to the browser.
 */
export function useFocusOnNavigation() {
  const { pathname, search } = useLocation();
  const screen = `${pathname} ${new URLSearchParams(search).get('step') ?? ''}`;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) {
      return;
    }
    shown.current = screen;
    for (const target of ['main [aria-invalid="true"]', 'main h1', 'main']) {
      const element = document.querySelector<HTMLElement>(target);
      if (element) {
        element.focus({ preventScroll: true });
        return;
      }
    }
  }, [screen]);
}
