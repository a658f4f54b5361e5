/** Minutes of Nigeria behind UTC. */
const NIGERIAN_OFFSET = -60;

/** The browser's first takes 40 ms to make, and four times that on a cheap phone. */
let formatter: Intl.DateTimeFormat | undefined;

/**
 * The country of the person who uses this browser (ISO 3166): Nigeria by its time zone, since many phones there
 * are set to American or British English; otherwise the region of its language, if that is a country.
 */
export function readersCountry(): string | undefined {
  // `es-419` is the Spanish of all Latin America.
  const region = /^[A-Z]{2}$/.exec(new Intl.Locale(navigator.language).region ?? '')?.[0];
  if (region === 'NG' || new Date().getTimezoneOffset() !== NIGERIAN_OFFSET) return region;
  formatter ??= new Intl.DateTimeFormat();
  return formatter.resolvedOptions().timeZone === 'Africa/Lagos' ? 'NG' : region;
}

/** Returns the country by which a request reads the local phone numbers of a text, if it has any. */
export function countryFor(text: string, chosen = ''): { country?: string } {
  if (!/^[^+].*\d/s.test(text.trim())) return {};
  const country = chosen || readersCountry();
  return country ? { country } : {};
}
