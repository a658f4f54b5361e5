import { afterEach, expect, test, vi } from 'vitest';
import { countryFor, readersCountry } from './readers-country.ts';

afterEach(() => vi.restoreAllMocks());

function browserIn(timeZone: string, language: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
}

test.each([
  ['Africa/Lagos', 'en-US', 'NG'],
  ['Europe/London', 'en-GB', 'GB'],
  ['Europe/Berlin', 'de-DE', 'DE'],
  ['UTC', 'en', undefined],
  ['America/Bogota', 'es-419', undefined],
])('a browser in %s that speaks %s is read by %s', (timeZone, language, country) => {
  browserIn(timeZone, language);
  expect(readersCountry()).toBe(country);
});

test.each([
  ['07911 123456', { country: 'GB' }],
  ['Call 07911 123456', { country: 'GB' }],
  [' +447911123456', {}],
  ['evil.example', {}],
])('the country of %j goes with the request: %j', (text, expected) => {
  browserIn('Europe/London', 'en-GB');
  expect(countryFor(text)).toEqual(expected);
});

test('the chosen country comes first', () => {
  browserIn('Europe/London', 'en-GB');
  expect(countryFor('0911 123', 'DE')).toEqual({ country: 'DE' });
});
