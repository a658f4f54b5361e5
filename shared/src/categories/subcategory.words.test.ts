import { expect, test } from 'vitest';
import { platforms } from '#targets/profiles/platforms.ts';
import { subjectOf } from './subcategory.words.ts';

test.each([
  ['website', 'evil.example.com', 'Website'],
  ['phone-number', '+2348031234567', 'Phone number'],
  ['email', 'a@evil.example.com', 'Email address'],
  ['social-media', 'instagram/crypto_giveaway', 'Instagram'],
  ['social-media', 'other/crypto_giveaway', 'Social media account'],
  ['social-media', 'other/mastodon.example/@ada', 'Social media account'],
  ['website', 'instagram/crypto_giveaway', 'Website'],
] as const)('the subject of %s %s is: %s', (category, key, subject) => {
  expect(subjectOf({ category, key })).toBe(subject);
});

test.each(Object.keys(platforms))('%s has a name for people', (platform) => {
  const subject = subjectOf({ category: 'social-media', key: `${platform}/ada` });
  expect(subject.toLowerCase()).toBe(platform);
});
