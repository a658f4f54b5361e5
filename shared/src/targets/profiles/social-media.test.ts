import { expect, test } from 'vitest';
import { normaliseTarget, searchKeys } from '#targets/targets.ts';

test.each([
  ['https://www.facebook.com/Bob.Smith/', 'facebook/bob.smith'],
  ['fb.com/bob.smith', 'facebook/bob.smith'],
  ['m.facebook.com/bob.smith/about?ref=share', 'facebook/bob.smith'],
  ['hxxps://facebook[.]com/bob.smith/reels', 'facebook/bob.smith'],
  ['https://facebook.com/bob%2Esmith', 'facebook/bob.smith'],
  ['facebook.com/bob.smith./about', 'facebook/bob.smith'],
  ['https://www.facebook.com/profile.php?id=8031777001&sk=about', 'facebook/8031777001'],
  ['facebook.com/people/Bob-Smith/8031777001/', 'facebook/8031777001'],
  ['https://facebook.com/groups/CryptoGang/', 'facebook/groups/cryptogang'],
  ['facebook.com/photo?fbid=1&set=a', 'facebook/photo?fbid=1'],
  ['instagram.com/bob.smith/tagged/', 'instagram/bob.smith'],
  ['https://www.instagram.com/stories/Bob.Smith/31415/', 'instagram/bob.smith'],
  ['https://instagram.com/p/CxYz12/?img_index=1', 'instagram/p/CxYz12'],
  ['instagram.com/reel/CxYz12', 'instagram/p/CxYz12'],
  ['https://x.com/Bob_Smith/status/123', 'x/bob_smith'],
  ['mobile.twitter.com/bob_smith/with_replies', 'x/bob_smith'],
  ['https://www.tiktok.com/@bob.smith/video/123?lang=en', 'tiktok/bob.smith'],
  ['https://vm.tiktok.com/ZMabC/', 'tiktok/t/ZMabC'],
  ['t.me/Bob_Smith', 'telegram/bob_smith'],
  ['https://t.me/s/bob_smith/12', 'telegram/bob_smith'],
  ['https://t.me/+AbCdEf', 'telegram/+AbCdEf'],
  ['t.me/joinchat/AbCdEf', 'telegram/+AbCdEf'],
  ['t.me/+2348031234567', 'telegram/+2348031234567'],
  ['bob_smith.t.me?start=1', 'telegram/bob_smith'],
  ['wa.me/2348031777001', 'whatsapp/2348031777001'],
  ['https://api.whatsapp.com/send?phone=%2B2348031777001&text=Hi', 'whatsapp/2348031777001'],
  ['https://chat.whatsapp.com/AbC', 'whatsapp/chat/AbC'],
  ['https://ng.linkedin.com/in/bob.smith/en', 'linkedin/bob.smith'],
  ['linkedin.com/in/jos%C3%A9', 'linkedin/josé'],
  ['linkedin.com/company/Evil-Ltd/about', 'linkedin/company/evil-ltd'],
  ['youtube.com/@bob.smith/videos', 'youtube/bob.smith'],
  ['youtube.com/channel/UCabC/about', 'youtube/channel/UCabC'],
  ['https://youtu.be/dQw4?t=1', 'youtube/watch?v=dQw4'],
  ['youtube.com/watch?v=dQw4&t=1', 'youtube/watch?v=dQw4'],
  ['https://www.pinterest.com/pin/991/', 'pinterest/pin/991'],
  ['https://www.instagram.com/channel/AbC1/', 'instagram/channel/AbC1'],
  ['instagram.com/_u/bob.smith', 'instagram/bob.smith'],
  ['instagram.com/reels/audio/99/', 'instagram/reels/audio/99'],
  ['https://m.me/j/AbC1/', 'facebook/j/AbC1'],
  ['facebook.com/pg/bob.smith/about', 'facebook/bob.smith'],
  ['youtube.com/v/dQw4', 'youtube/watch?v=dQw4'],
  ['discord.gg/QxZkPw', 'discord/invite/QxZkPw'],
  ['https://discord.com/invite/QxZkPw', 'discord/invite/QxZkPw'],
  ['https://mastodon.social/@Bob/', 'other/mastodon.social/@Bob'],
])('%s has the key %s', (text, key) => {
  expect(normaliseTarget('social-media', text)).toBe(key);
});

test.each([
  ['@Bob.Smith', 'instagram', 'instagram/bob.smith'],
  ['bob.smith', null, 'other/bob.smith'],
  ['bob.smith', 'bitcoin', 'other/bob.smith'],
  ['facebook.com/bob', 'tiktok', 'facebook/bob'],
  ['Bob  Smith', 'facebook', 'facebook/bob smith'],
  ['@bob@mastodon.social', null, 'other/bob@mastodon.social'],
  ['0803 123 4567', 'whatsapp', 'whatsapp/2348031234567'],
  ['+234 803 123 4567', null, 'whatsapp/2348031234567'],
  ['0803 123 4567', 'telegram', 'telegram/+2348031234567'],
  ['8031777001', 'facebook', 'facebook/8031777001'],
  ['8031777001', null, 'other/8031777001'],
])('%s under %s has the key %s', (text, subcategory, key) => {
  expect(normaliseTarget('social-media', text, subcategory)).toBe(key);
});

test('a name without a platform is looked for on every platform, an address on its own', () => {
  expect(searchKeys('social-media', '@Bob')).toEqual(
    expect.arrayContaining(['other/bob', 'facebook/bob', 'instagram/bob', 'x/bob']),
  );
  expect(searchKeys('social-media', '8031777001')).toContain('whatsapp/2348031777001');
  expect(searchKeys('social-media', 'x.com/bob')).toEqual(['x/bob']);
  expect(searchKeys('social-media', '@bob', 'tiktok')).toEqual(['tiktok/bob']);
});

test.each([
  ['crypto[.]giveaway[.]x', null, 'other/crypto.giveaway.x'],
  ['crypto(dot)giveaway', 'tiktok', 'tiktok/crypto.giveaway'],
  ['IG: @evil', null, 'instagram/evil'],
  ['Instagram: evil', null, 'instagram/evil'],
  ['Telegram username: @evil_bot', null, 'telegram/evil_bot'],
  ['WhatsApp: +234 803 123 4567', null, 'whatsapp/2348031234567'],
  ['x.com/@evil', null, 'x/evil'],
  ['facebook.com/p/Evil-Shop-61550001112223/', null, 'facebook/61550001112223'],
  ['facebook.com/story.php?story_fbid=1&id=61550001112223', null, 'facebook/61550001112223'],
  ['wa.me/c/2348031234567', null, 'whatsapp/2348031234567'],
  ['wa.me/08031234567', null, 'whatsapp/2348031234567'],
  ['tg://resolve?domain=evil_bot', null, 'telegram/evil_bot'],
  ['whatsapp://send?phone=2348031234567', null, 'whatsapp/2348031234567'],
  ['https://signal.group/#CjQKIabc', null, 'signal/group/CjQKIabc'],
  ['https://signal.me/#p/+2348031234567', null, 'signal/+2348031234567'],
  ['instagram.com/stories/highlights/179', null, 'instagram/stories/highlights/179'],
])('%s under %s is read as %s', (text, subcategory, key) => {
  expect(normaliseTarget('social-media', text, subcategory)).toBe(key);
});

test('an @ alone is not an account, nor are signs', () => {
  for (const text of ['@', '@!.', '@ ;!', 'facebook/．[.]'])
    expect(normaliseTarget('social-media', text)).toBeNull();
});
