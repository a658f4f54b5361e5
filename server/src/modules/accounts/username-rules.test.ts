import { expect, test } from 'vitest';
import { isUsernameAllowed } from './username-rules.ts';

const redflag = { companyName: 'Redflag' };

test.each([
  'Administrator',
  'administrators',
  'Admin',
  'ADMIN 2',
  'Admin123',
  'Adm1n',
  '@dmin',
  'A.d.m.i.n',
  'A d m i n',
  'Ada (Admin)',
  'Super Admin',
  'Ada, Redflag Administrator',
  'Moderator',
  'Redflag',
  'Redflag Support',
  'RedflagSupport24',
  'Red flag  Support',
  'R3dflag_Security',
  'Redflag Support Lagos',
  'Red-Flag: Support (Ada)',
  'The Redflag Team',
  'Support Team',
  'Deleted user',
  'deleted.user',
  'PhishTank feed',
  'Phish Tank',
  'URLhaus feed',
  'OpenPhish feed',
  'Imported reports',
  // Cyrillic А, small м, і and к; Greek Α and Μ; Cherokee Ꭰ
  'Аdministrator',
  'Adмin',
  'ADMІN',
  'ΑDΜIN',
  'AᎠmin',
  'Redflаg Suрport',
  // A zero-width space, combining marks, full width, mathematical letters, a blank of Braille
  'Admin\u200bistrator',
  'A\u0301dmin\u0323',
  'Ａｄｍｉｎ',
  '𝐀𝐝𝐦𝐢𝐧',
  'Redflag\u2800Support',
  // Small capitals and other styled letters, strokes and signs
  'ᴀᴅᴍɪɴ',
  'ʀᴇᴅꜰʟᴀɢ sᴜᴘᴘᴏʀᴛ',
  'ᎪᎠᎷᏆN',
  'ᗩᗪᗰIᑎ',
  'Ⲁdmin',
  'ⱥdmin',
  'Rɛdflag Support',
  'ⓐⓓⓜⓘⓝ',
  'adm¡n',
  'Admin™',
  'Redflag™ Support',
  // Offices of two words, or without a space
  'Redflag Help Desk Nigeria',
  'Redflag Customer Care Lagos',
  'RedflagSupportNG',
  'Redflag Mod',
  // Nothing to read
  '\u2800\u2800\u2800',
  '...',
  '\u3164\u3164\u3164',
])('%j is refused to users', (name) => {
  expect(isUsernameAllowed(name, redflag)).toBe(false);
});

test.each([
  'Ada Obi',
  'Badmin Ton',
  'Administrata Okafor',
  'Ọlámidé',
  'Amina Yusuf',
  'Teamo Staffordshire',
  'Ada Security',
  'Ada Staff',
  'Justice Official-Eze',
  'Mr. Redflag Fan',
  'Redflag Modern Art',
  'Theo Byrne',
  'Ada 2',
  'user123',
  'Иван Петров',
  'Мария',
  'محمد علي',
  '王小明',
  'ஆதித்யா',
  // With joiners and non-joiners
  'ප්\u200dරියංකා',
  'علی\u200cرضا محمدی',
  'Ngọc Trân',
])('%j is allowed', (name) => {
  expect(isUsernameAllowed(name, redflag)).toBe(true);
});

test('the reserved company is the one in the settings, in whatever script', () => {
  const watch = { companyName: 'Scam Watch' };
  expect(isUsernameAllowed('ScamWatch fan', watch)).toBe(true);
  expect(isUsernameAllowed('Scam-Wаtch Support', watch)).toBe(false);
  expect(isUsernameAllowed('Redflag Support', watch)).toBe(true);
  expect(isUsernameAllowed('红旗 Support', { companyName: '红旗' })).toBe(false);
  expect(isUsernameAllowed('Ada Obi', { companyName: 'Obi' })).toBe(true);
});
