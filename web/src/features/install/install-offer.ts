/** The browser's offer to install the app (not in TypeScript's library: only Chromium makes it). */
export interface InstallOffer extends Event {
  /** Asks the person. Only once, and only after a click. */
  prompt(): Promise<unknown>;
}

let kept: InstallOffer | null = null;

/**
 * Keeps the browser's offer for our hint: it comes once, soon after the page has loaded. The browser's own banner
 * would cover the screen, also on the first visit.
 */
export function keepInstallOffer(): () => void {
  function keep(offer: Event) {
    offer.preventDefault();
    kept = offer as InstallOffer;
  }
  addEventListener('beforeinstallprompt', keep);
  return () => removeEventListener('beforeinstallprompt', keep);
}

/** Returns the offer; null if the browser has made none. */
export function keptInstallOffer(): InstallOffer | null {
  return kept;
}
