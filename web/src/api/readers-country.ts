/**
 * The country of the person who uses this browser (ISO 3166): Nigeria by its time zone, since many phones there
 * are set to American or British English; otherwise the region of its language, if that is a country.
 */
export function readersCountry(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === 'Africa/Lagos') return 'NG';
  // `es-419` is the Spanish of all Latin America.
  return /^[A-Z]{2}$/.exec(new Intl.Locale(navigator.language).region ?? '')?.[0];
}

/** Returns the country by which a request reads the local phone numbers of a text, if it has any. */
export function countryFor(text: string, chosen = ''): { country?: string } {
  if (!/^[^+].*\d/s.test(text.trim())) return {};
  const country = chosen || readersCountry();
  return country ? { country } : {};
}
