import Bowser from 'bowser';

/** 'Chrome on Android'; what is no known browser is quoted as it calls itself. */
export function describeBrowser(userAgent: string): string {
  if (!userAgent) return 'an unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? `${browser.name} on ${os.name}` : userAgent;
}
