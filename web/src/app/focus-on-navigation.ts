import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Focuses the first button of an open dialog, otherwise the first invalid field, otherwise the heading. */
export function focusScreen() {
  for (const target of [
    '[role="dialog"] button',
    'main [aria-invalid="true"]',
    'main h1',
    'main',
  ]) {
    const element = document.querySelector<HTMLElement>(target);
    if (element) {
      element.focus({ preventScroll: true });
      return;
    }
  }
}

/**
 * Moves the focus as a full page load would, so that a screen reader announces the new screen and the
 * Tab key starts there. After going back, focuses the link that led away. A step in the address
 * (`?step=`) counts as a screen. Leaves the first screen to the browser.
 */
export function useFocusOnNavigation() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const screen = `${pathname} ${new URLSearchParams(search).get('step') ?? ''}`;
  const shown = useRef(screen);
  const leftBy = useLinksThatLedAway(key);
  useEffect(() => {
    if (shown.current === screen) {
      return;
    }
    shown.current = screen;
    const href = type === 'POP' ? leftBy.get(key) : undefined;
    const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    if (link) link.focus({ preventScroll: true });
    else focusScreen();
  }, [screen, type, key, leftBy]);
}

/** Returns the address of the last link followed from each history entry, by the entry's key. */
function useLinksThatLedAway(key: string): ReadonlyMap<string, string> {
  const links = useRef(new Map<string, string>());
  useEffect(() => {
    function note({ target }: MouseEvent) {
      const href = target instanceof Element && target.closest('main a')?.getAttribute('href');
      if (href) links.current.set(key, href);
    }
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [key]);
  return links.current;
}

/** By then, a dialog that has closed without motion has returned the focus, in milliseconds. */
const AFTER_DIALOG = 50;

/** Focuses the screen when the focused element disappears, such as a button after its work is done. */
export function useFocusNeverLost() {
  useEffect(() => {
    let focused: Element | null = null;
    function remember({ target }: FocusEvent) {
      focused = target instanceof Element ? target : null;
    }
    // An element that blurs but stays, as after a click on the background, did not lose the focus.
    function forget({ target }: FocusEvent) {
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) focused = null;
      });
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      if (focused && !focused.isConnected && document.activeElement === document.body) {
        focused = null;
        timer = setTimeout(() => {
          if (document.activeElement === document.body) focusScreen();
        }, AFTER_DIALOG);
      }
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
