/** A browser and its system; an unknown one by all that it says of itself. */
export interface Browser {
  name: string;
  system: string | null;
}

/** Words a browser, such as 'Chrome on Android'; null is one that says nothing of itself. */
export function wordBrowser(browser: Browser | null): string {
  if (!browser) return 'an unknown browser';
  return browser.system ? `${browser.name} on ${browser.system}` : browser.name;
}
