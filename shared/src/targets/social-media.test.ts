import { expect, test } from 'vitest';
import { normaliseTarget } from '#targets.ts';

test.each([
  'bob.smith',
  '@Bob.Smith',
  'https://www.facebook.com/Bob.Smith/',
  'fb.com/bob.smith',
  'm.facebook.com/bob.smith?ref=share',
  'instagram.com/bob.smith',
  'https://x.com/bob.smith/status/123',
  'mobile.twitter.com/bob.smith',
  'https://www.tiktok.com/@bob.smith/video/123?lang=en',
  't.me/bob.smith',
  'https://t.me/s/bob.smith',
  'https://ng.linkedin.com/in/bob.smith/en',
  'youtube.com/@bob.smith/videos',
  'hxxps://facebook[.]com/bob.smith',
  'https://facebook.com/bob%2Esmith',
])('%s is the account bob.smith', (text) => {
  expect(normaliseTarget('social-media', text)).toBe('bob.smith');
});

test.each([
  'wa.me/2348031234567',
  'https://api.whatsapp.com/send?phone=%2B2348031234567&text=Hi',
  '+234 803 123 4567',
  '0803 123 4567',
  '2348031234567',
])('%s is the WhatsApp number 2348031234567', (text) => {
  expect(normaliseTarget('social-media', text)).toBe('2348031234567');
});

test.each([
  ['https://www.facebook.com/profile.php?id=100012345678901&sk=about', '100012345678901'],
  ['facebook.com/people/Bob-Smith/100012345678901/', '100012345678901'],
  ['linkedin.com/in/jos%C3%A9', 'josé'],
  ['Bob  Smith', 'bob smith'],
  ['@bob@mastodon.social', 'bob@mastodon.social'],
])('%s has the key %s', (text, key) => {
  expect(normaliseTarget('social-media', text)).toBe(key);
});

test.each([
  ['https://facebook.com/groups/123/', 'facebook.com/groups/123'],
  ['facebook.com/photo?fbid=1', 'facebook.com/photo?fbid=1'],
  ['https://chat.whatsapp.com/AbC', 'chat.whatsapp.com/abc'],
  ['https://t.me/+AbC', 't.me/+abc'],
  ['https://mastodon.social/@bob/', 'mastodon.social/@bob'],
])('%s does not name a known account, and is kept as %s', (text, key) => {
  expect(normaliseTarget('social-media', text)).toBe(key);
});

test('an account has the same key under every subcategory', () => {
  expect(normaliseTarget('social-media', '@bob', 'x')).toBe('bob');
  expect(normaliseTarget('social-media', 'facebook.com/bob', 'tiktok')).toBe('bob');
});

test('an @ alone is not an account', () => {
  expect(normaliseTarget('social-media', '@')).toBeNull();
});
