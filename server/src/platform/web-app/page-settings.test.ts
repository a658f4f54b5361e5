import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { applyPageSettings } from './page-settings.ts';

const built =
  '<html lang="en"><title>Redflag</title><link rel="canonical" href="https://redflag.invalid/login"/>' +
  '<a href="mailto:support@redflag.example">Mail</a><a href="#STORE_URL_APPLE">Store</a>' +
  '<a href="#STORE_URL_GOOGLE">Store</a>' +
  '<a href="#SOCIAL_URL_TWITTER">Twitter</a><a href="/#About">About</a>';

test('settings are inserted into a built page', () => {
  const config = readConfig({
    COMPANY_NAME: 'Ask & Tell',
    SIGN_UP: 'closed',
    TRENDS: 'on',
    SUPPORT_EMAIL: 'help@ask.example',
    PUBLIC_URL: 'https://ask.example',
    STORE_URL_APPLE: 'https://store.example/app?id=1&l="en"',
  });
  expect(applyPageSettings(built, config)).toBe(
    '<html data-sign-up="closed" data-trends="on" lang="en"><title>Ask &amp; Tell</title><link rel="canonical" href="https://ask.example/login"/>' +
      '<a href="mailto:help@ask.example">Mail</a>' +
      '<a href="https://store.example/app?id=1&amp;l=&quot;en&quot;">Store</a>' +
      '<a href="/install#android">Store</a>' +
      '<a href="#">Twitter</a><a href="/#About">About</a>',
  );
});

test('a setting that looks like a placeholder is left alone', () => {
  const config = readConfig({ COMPANY_NAME: 'support@redflag.example' });
  expect(applyPageSettings('<title>Redflag</title>', config)).toBe(
    '<title>support@redflag.example</title>',
  );
});
