/**
 * The country of whoever uses this browser (ISO 3166): Nigeria by its time zone, since many phones there
 * are set to American or British English; otherwise the region of its language.
 */
export function readersCountry(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Africa/Lagos' ? 'NG' : new Intl.Locale(navigator.language).region;
}

/** Returns the country by which a request reads the local phone numbers of a text, if it has any. */
export function countryFor(text: string, chosen = ''): { country?: string } {
  const country = chosen || readersCountry();
  return country && /^[^+].*\d/s.test(text.trim()) ? { country } : {};
}
