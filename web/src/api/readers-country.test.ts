import { afterEach, expect, test, vi } from 'vitest';
import { countryFor, readersCountry } from './readers-country.ts';

afterEach(() => vi.restoreAllMocks());

function browserIn(timeZone: string, language: string, offset = 0) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
}

test.each([
  ['Africa/Lagos', 'en-US', -60, 'NG'],
  ['Europe/London', 'en-NG', 0, 'NG'],
  ['Europe/London', 'en-GB', 0, 'GB'],
  ['Europe/Berlin', 'de-DE', -60, 'DE'],
  ['UTC', 'en', 0, undefined],
  ['America/Bogota', 'es-419', 300, undefined],
])(
  'a browser in %s that speaks %s is read by its country',
  (timeZone, language, offset, country) => {
    browserIn(timeZone, language, offset);
    expect(readersCountry()).toBe(country);
  },
);

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
