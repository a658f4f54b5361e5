import { expect, test } from 'vitest';
import type { CategoryValue } from '#categories/values.ts';
import { isFreeText } from './free-text.ts';
import { normaliseTarget } from './targets.ts';

type Example = [CategoryValue, string, string?];

function isFree([category, text, subcategory = 'other']: Example): boolean {
  const key = normaliseTarget(category, text, subcategory);
  if (key === null) throw new Error(`${text} is no target`);
  return isFreeText({ category, key });
}

test.each<Example>([
  ['phone-number', '0803 123 4567'],
  ['phone-number', '33811'],
  ['email', 'Ada Obi <ada.obi@evil.example>'],
  ['website', 'https://docs.google.com/forms/d/1FAIpQLSf_a-B'],
  ['bank', 'GTBank 0123456789'],
  ['bank', 'Ada Obi of 12 Marina Road, 0123456789'],
  ['bank', 'DE89 3704 0044 0532 0130 00'],
  ['crypto-wallet', '0x52908400098527886E0F7030069857D2E4169EE7', 'ethereum'],
  ['crypto-wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['social-media', '@crypto_giveaway'],
  ['social-media', 'crypto.giveaway', 'instagram'],
  ['social-media', 'https://www.facebook.com/groups/crypto.giveaway'],
  ['social-media', 'https://truthsocial.com/@evil'],
  ['social-media', 'https://wa.me/2348031234567'],
  ['social-media', 'https://chat.whatsapp.com/GxYz12AbC'],
  ['social-media', 'https://t.me/+AbCdEf123'],
  ['social-media', 'https://t.me/c/12345/67'],
  ['social-media', 'https://www.instagram.com/p/Cx1yZ_-/'],
  ['social-media', 'https://vm.tiktok.com/ZM123abc/'],
  ['social-media', 'https://www.linkedin.com/in/crypto-giveaway'],
  ['social-media', 'https://www.youtube.com/channel/UC1234567890abcdefghijkl'],
  ['social-media', 'https://discord.gg/AbC123'],
  ['social-media', 'https://www.facebook.com/profile.php?id=100012345678901'],
  ['social-media', 'https://www.facebook.com/story.php?story_fbid=1&id=2'],
])('a number or address is no free text: %s %s', (...example) => {
  expect(isFree(example)).toBe(false);
});

test.each<Example>([
  ['bank', 'Ada Obi of 12 Marina Road, NIN 12345678901'],
  ['bank', 'Ada'],
  ['bank', 'ada at evil'],
  ['bank', 'ada.obi@evil.example'],
  ['bank', '\u202EibO adA\u200B'],
  ['bank', '<b>Ada Obi</b>'],
  ['bank', 'DE89 Ada Obi'],
  ['bank', 'MT12ADAOBIMARINAROADTWELVENIN12'],
  ['social-media', 'Ada Obi of 12 Marina Road, NIN 12345678901'],
  ['social-media', 'instagram/Ada Obi of 12 Marina Road'],
  ['social-media', 'Ada Obi', 'instagram'],
  ['social-media', 'ada_obi_of_12_marina_road_nin_12345678901'],
  ['social-media', 'https://nowhere.example/?id=Ada Obi of 12 Marina Road'],
  ['social-media', 'Ada/Obi/of/12/Marina/Road,/NIN/12345678901'],
  ['social-media', 'facebook/Ada/Obi/of/12/Marina/Road'],
  ['social-media', 'Ada/Obi/of/12/Marina/Road', 'telegram'],
  ['website', 'https://docs.google.com/Ada Obi of 12 Marina Road, NIN 12345678901'],
  ['crypto-wallet', 'Ada_Obi_of_12_Marina_Road_NIN_12345678901'],
  ['crypto-wallet', 'AdaObiOf12MarinaRoadNIN12345678901'],
])('a name or other words are free text: %s %s', (...example) => {
  expect(isFree(example)).toBe(true);
});
