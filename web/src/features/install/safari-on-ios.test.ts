import { expect, test } from 'vitest';
import { isSafariOnIos } from './safari-on-ios.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari on an iPhone', `${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, 5, true],
  ['Safari on an iPad', `${mac} Version/18.6 Safari/605.1.15`, 5, true],
  ['Safari on a Mac', `${mac} Version/18.6 Safari/605.1.15`, 0, false],
  ['Chrome on an iPhone', `${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['Firefox on an iPhone', `${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['Edge on an iPhone', `${iphone} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['an app that shows pages', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 5, false],
  ['the installed app', `${iphone} Mobile/15E148`, 5, false],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('%s', (_browser, userAgent, maxTouchPoints, expected) => {
  expect(isSafariOnIos({ userAgent, maxTouchPoints })).toBe(expected);
});
