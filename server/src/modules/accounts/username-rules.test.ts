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
  'ʀᴇᴅғʟᴀɢ sᴜᴘᴘᴏʀᴛ',
  'RΞDFLΛG',
  'Rǝdflag',
  '®edflag',
  'ЯΣDFLΛG',
  'ЯЭDFLAG',
  '🆁🅴🅳🅵🅻🅰🅶',
  '🇷🇪🇩🇫🇱🇦🇬 support',
  '尺乇ᗪ千ㄥ卂g',
  'Ɽ€Đ₣Ⱡ₳₲',
  'ɹǝpɟlɐg team',
  'Rédfłåg',
  'R̶e̶d̶f̶l̶a̶g̶',
  'Redphlag',
  'Red🚩',
  'Red ⚑ Help',
  // The product anywhere, and near it
  'Redflag Suport',
  'Redflag Recovery',
  'Redflag Refund Desk',
  'Redflag CEO',
  'Mr. Redflag Fan',
  'Redflag Modern Art',
  'Red flags of Lagos',
  'myRedflag24',
  'Ada of Redflag',
  'Redfalg',
  'Redflg',
  'Redflagz',
  'Reddflagg',
  'Redfalg Support',
  'Red Falg Support',
  'RedfalgSupport',
  'TheRedflog',
  'RedfIaq',
  'Our reviewers',
  'Ada (Reviewer)',
  'Recovery Team',
  'Refund Desk',
  // Authorities, banks and brands
  'EFCC Nigeria',
  'EFCC',
  'E.F.C.C.',
  'E F C C Nigeria',
  'G T B a n k',
  'Officer Musa EFCC',
  'EfccOfficer',
  'ΕFСС Abuja',
  'Nigeria Police Force',
  'Inspector Obi, Police',
  'Central Bank of Nigeria',
  'Economic and Financial Crimes Commission',
  'CBN Recovery',
  'FBI Agent Smith',
  'Interpol',
  'ICPC Investigations',
  'GTBank Support',
  'GTBank',
  'GТВank Customer Care',
  'GTB@nk_Help',
  'GTBankSupport',
  'Zenith Bank',
  'Zenith Bank Alerts',
  'First Bank Nigeria',
  'UBA Customer Care',
  'Opay Support',
  'OPay Nigeria',
  'MTN Nigeria',
  'PayPal Security Team',
  'WhatsApp Official',
  'Facebook Help Centre',
  'Binance Refunds',
  'Chase Bank',
  'Apple Support',
  'Wise Customer Service',
  'EFϹϹ Nigeria',
  'Economic & Financial Crimes Commission',
  'Fraud Department',
  'PayPal',
  'Instagram',
  'Meta Support',
  'CIA Agent',
  'Customs Officer',
  'DSS Nigeria',
  // Offices that scammers like
  'Review Team',
  'Trust & Safety Team',
  'Fund Recovery Agent',
  'Verified User',
  'Legal Department',
  // What people call a bank
  'Zenith Support',
  'GTCO',
  'GTB Help',
  'Access Support',
  'Federal Bureau of Investigation',
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
  // Beside or within whose name are letters of the product, an authority or a brand
  'Jared Flagg',
  'Joseph Red',
  'Ada 🚩',
  'Rod Flagg',
  'Fred Lagbaja',
  'Wilfred Lagos',
  'Ine C.',
  'Ali Baba',
  'Sam Sung',
  'Cia Okoro',
  'Customs Okoro',
  'C. B. N. Okafor',
  'Uba Sani',
  'Uba Nigeria',
  'Wema Adebayo',
  'Halima Dangote',
  'Grace Wise',
  'Gloria Glo',
  'Chase Manhattan Obi',
  'Kuda Moyo',
  'Mubarak Access',
  'Amazon Okoro',
  'Policarp Eze',
  'Loan Nguyen',
  'Winner Gift Prize',
  'Ada Banks',
  'Mastercraft Obi',
  'Visa Johnson',
  'Zenith Okoro',
  'Raheem Sterling',
  'Trust Moyo',
  'Agent Okafor',
])('%j is allowed', (name) => {
  expect(isUsernameAllowed(name, redflag)).toBe(true);
});

const given =
  `Ada Chioma Ngozi Obinna Chukwuemeka Nnamdi Ifeanyi Tunde Bola Funke Segun Olúwaṣeun Modupe Modinat
  Damilola Aisha Fatima Zainab Hauwa Ibrahim Musa Sani Usman Halima Danladi Efe Oghenekaro Imaobong Nsikak Terna
  Uba Wema Kuda Blessing Gift Winner Promise Precious Goodluck Sunday Justice Wisdom Wise Faith Grace Kofi Ama
  Kwame Wanjiru Thabo Lerato Chase Apple Theodora Helga Redmond Fred Wilfred Jared Rod Reda Cia Fabian Loan Ngọc
  José Søren Łukasz Zoë Siobhán Dmitri Мария Ελένη Сергей محمد 王伟 김민준 अमित`.split(/\s+/);
const family =
  `Okafor Nwosu Obi Eze Adeyemi Balogun Bello Abubakar Danjuma Garba Effiong Bassey Osagie Igbinedion
  Mensah Kamau Dlamini Smith Garcia Patel Dangote Banks Bankole Grant Lagbaja Lagos Stafford Santander Modi Carew
  Achebe Sanwo-Olu El-Rufai O'Brien McDonald García-López Nguyễn Müller Ivanov Иванов Παπαδόπουλος 李 Desai Feeder
  Cash King Prince Bishop`.split(/\s+/);

test('thousands of ordinary names of Nigeria and elsewhere are allowed', () => {
  const names = given.flatMap((first) =>
    family.flatMap((last) => [`${first} ${last}`, `${last} ${first}`, `${first}.${last}99`]),
  );
  expect(names.length).toBeGreaterThan(10_000);
  expect(names.filter((name) => !isUsernameAllowed(name, redflag))).toEqual([]);
});

test('the reserved company is the one in the settings, in whatever script', () => {
  const watch = { companyName: 'Scam Watch' };
  expect(isUsernameAllowed('ScamWatch fan', watch)).toBe(false);
  expect(isUsernameAllowed('Scam-Wаtch Support', watch)).toBe(false);
  expect(isUsernameAllowed('Redflag Support', watch)).toBe(true);
  expect(isUsernameAllowed('红旗 Support', { companyName: '红旗' })).toBe(false);
  expect(isUsernameAllowed('Ada Obi', { companyName: 'Obi' })).toBe(true);
});
