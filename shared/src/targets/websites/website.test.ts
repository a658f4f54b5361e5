import { expect, test } from 'vitest';
import { normaliseTarget } from '#targets/targets.ts';
import linkInBio from './lists/link-in-bio.json' with { type: 'json' };
import lotsProject from './lists/lots-project.json' with { type: 'json' };
import shorteners from './lists/url-shortener.json' with { type: 'json' };
import { knownSites } from './sites.ts';

test.each([
  'example.com',
  'HTTPS://WWW.Example.com/x',
  'hxxps://example[.]com',
  'http:example.com',
  '//example.com',
  'example.com.',
  'example.com:8443/login?next=/',
  'https://bank.com@example.com/',
  'https://example.com\\@bank.com',
  'ex%61mple.com',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'example。com',
  'evil@example.com/login',
  'example[.com',
  'example.]com/login',
  '<https://example.com/a>',
  '"https://example.com"',
  '(https://example.com/a)',
  '*example.com*,',
  'view-source:https://example.com/login',
  'exam\u200dple.com',
])('%s is the site example.com', (text) => {
  expect(normaliseTarget('website', text)).toBe('example.com');
});

test.each([
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['hxxps://evil[.]example/login', 'evil.example'],
  ['XN--MNCHEN-3YA.de', 'xn--mnchen-3ya.de'],
  ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
  ['نامهای.com', 'xn--mgba3gch31f.com'],
  ['xn--mgba3gch31f060k.com', 'xn--mgba3gch31f060k.com'],
  ['ශ්\u200dරී.com', 'xn--10cl1a0b660p.com'],
  ['раypal.com', 'xn--ypal-43d9g.com'],
  ['shop.example.com', 'shop.example.com'],
  ['evil.github.io', 'evil.github.io'],
  ['www.gov.uk', 'www.gov.uk'],
  ['http://abc.onion', 'abc.onion'],
  ['http://192.168.1.1/admin', '192.168.1.1'],
  ['192[.]168[.]1[.]1:80', '192.168.1.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://3232235777/', '192.168.1.1'],
  ['http://[2001:DB8:0::1]:80/', '[2001:db8::1]'],
  ['2001:db8::1', '[2001:db8::1]'],
])('%s has the key %s', (text, key) => {
  expect(normaliseTarget('website', text)).toBe(key);
});

test.each([
  'co.uk',
  'com',
  'localhost',
  'printer.local',
  'not a site.com',
  'exa mple.com\nevil.com',
  'bob@example.com',
  'mailto:bob@example.com',
  '33811',
  '070.123.4567',
  'http://',
  'exa!mple.com',
  'a..com',
  '…',
  'example.com:99999',
  `${'a'.repeat(64)}.com`,
])('%j is not a website', (text) => {
  expect(normaliseTarget('website', text)).toBeNull();
});

test.each([
  [
    'https://docs.google.com/forms/d/e/1FAIpQ/viewform?usp=sf_link',
    'docs.google.com/forms/d/e/1FAIpQ',
  ],
  ['docs.google.com/forms/u/0/d/e/1FAIpQ/formResponse', 'docs.google.com/forms/d/e/1FAIpQ'],
  ['https://forms.gle/AbC1/', 'forms.gle/AbC1'],
  ['forms.gle/abc1', 'forms.gle/abc1'],
  ['https://drive.google.com/open?id=1Ab&usp=share', 'drive.google.com/open?id=1Ab'],
  ['http://bit.ly/3xY', 'bit.ly/3xY'],
  ['m.facebook.com/crypto.giveaway?ref=1', 'facebook.com/crypto.giveaway'],
  ['en-gb.facebook.com/crypto.giveaway', 'facebook.com/crypto.giveaway'],
  ['ng.linkedin.com/in/bob', 'linkedin.com/in/bob'],
  ['vm.tiktok.com/ZMabC', 'tiktok.com/t/ZMabC'],
  ['paypal.me/bob', 'paypal.me/bob'],
  ['wa.link/ab12', 'wa.link/ab12'],
  ['docs.google.com', 'docs.google.com'],
  ['evil.github.io/a', 'evil.github.io'],
  ['github.com/evil/a', 'github.com/evil/a'],
  ['m.example.com/a', 'm.example.com'],
])('on a shared host the page is the target: %s has the key %s', (text, key) => {
  expect(normaliseTarget('website', text)).toBe(key);
});

test('an operator adds shared hosts', () => {
  const sites = { ...knownSites, sharedHosts: new Set(['pages.example']) };
  expect(normaliseTarget('website', 'pages.example/a', null, { sites })).toBe('pages.example/a');
});

test.each([
  [
    'facebook.com/evil.shop',
    'https://web.facebook.com/Evil.Shop/about',
    'm.facebook.com/EVIL.SHOP?ref=x',
  ],
  ['t.me/evil', 'https://telegram.me/Evil', 'https://t.me/s/evil'],
  ['tiktok.com/@evil_1', 'https://www.tiktok.com/@Evil_1/video/7'],
  ['linkedin.com/in/evil', 'https://ng.linkedin.com/in/Evil/'],
])('a profile is one page, however it is written: %s', (...spellings) => {
  const [first] = spellings;
  expect(spellings.map((spelling) => normaliseTarget('website', spelling))).toEqual(
    spellings.map(() => first),
  );
});

/** Each row is one page, the first its key. */
test.each([
  [
    'bit.ly/x',
    'bit.ly/x?id=1',
    'https://bit.ly/x?v=7',
    'bit.ly/%78',
    'bit.ly//x/',
    'www.bit.ly/x#a',
  ],
  ['bit.ly/Ex', 'bit.ly/%45x', 'bit.ly/%45%78.', 'bit.ly/Ex!', '[bit.ly/Ex]', '"bit.ly/Ex”'],
  ['tinyurl.com/evil', 'https://tinyurl.com/EVIL', 'preview.tinyurl.com/evil'],
  ['linktr.ee/evil', 'linktr.ee/Evil?utm_source=x', 'https://linktr.ee/evil/'],
  ['paypal.me/bob', 'paypal.me/Bob'],
  ['youtube.com/watch?v=dQw4', 'youtu.be/dQw4', 'https://m.youtube.com/watch?t=1&v=dQw4&list=PL1'],
  ['youtube.com/playlist?list=PL1', 'https://www.youtube.com/playlist?list=PL1&si=x'],
  ['facebook.com/story.php?story_fbid=12', 'm.facebook.com/story.php?story_fbid=12&refid=7'],
  ['facebook.com/photo?fbid=1', 'facebook.com/photo/?fbid=1&set=a'],
  [
    'facebook.com/61550001112223',
    'facebook.com/p/Evil-Shop-61550001112223/',
    'facebook.com/profile.php?id=61550001112223&sk=about',
    'm.facebook.com/story.php?story_fbid=12&id=61550001112223',
    'facebook.com/people/Evil-Shop/61550001112223',
  ],
  [
    'x.com/evil',
    'x.com/@evil',
    'https://twitter.com/Evil/status/1',
    'x.com/intent/user?screen_name=evil',
  ],
  [
    'docs.google.com/document/d/1Ab_c',
    'https://docs.google.com/document/d/1Ab_c/mobilebasic',
    'docs.google.com/document/u/0/d/1Ab_c/export?format=pdf',
    'docs.google.com/a/evil.com/document/d/1Ab_c/edit#heading=h.1',
  ],
  [
    'docs.google.com/presentation/d/e/2PACX-1',
    'docs.google.com/presentation/d/e/2PACX-1/present?slide=id.p',
    'docs.google.com/presentation/d/e/2PACX-1/embed?start=false',
    'docs.google.com/presentation/d/e/2PACX-1/pub',
  ],
  [
    'drive.google.com/open?id=1Ab',
    'drive.google.com/file/d/1Ab/view?usp=sharing',
    'https://drive.google.com/uc?export=download&id=1Ab',
    'drive.google.com/drive/u/1/folders/1Ab',
    'docs.google.com/uc?id=1Ab',
  ],
  [
    'forms.office.com/Pages/ResponsePage.aspx?id=q1',
    'forms.office.com/Pages/ResponsePage.aspx?id=q1&x=2',
  ],
  ['signal.group/#CjQKIabc_-1', 'https://signal.group/#CjQKIabc_-1'],
  [
    'signal.me/#p/+2348031234567',
    'https://signal.me/#p/+2348031234567',
    'sgnl://signal.me/#p/+2348031234567',
  ],
  [
    't.me/evil_bot',
    'tg://resolve?domain=Evil_Bot&start=1',
    'https://web.telegram.org/k/#@evil_bot',
    'evil_bot.t.me',
    'evil_bot%2Et.me/?start=1',
  ],
  ['t.me/+AbC1', 'tg://join?invite=AbC1', 't.me/joinchat/AbC1'],
  [
    'wa.me/2348031234567',
    'whatsapp://send?phone=2348031234567&text=Hi',
    'https://api.whatsapp.com/send?phone=+2348031234567',
    'wa.me/c/2348031234567',
    'wa.me/%2B2348031234567',
    'https://web.whatsapp.com/send?phone=2348031234567',
  ],
  ['chat.whatsapp.com/AbC1', 'https://chat.whatsapp.com/invite/AbC1', 'whatsapp://chat?code=AbC1'],
  [
    'instagram.com/stories/highlights/179',
    'https://www.instagram.com/stories/highlights/179/?hl=en',
  ],
  [
    'evil.com',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.com%2Fx%3Ffbclid%3D1&h=AT0',
    'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.com',
    'https://www.google.com/url?sa=D&q=https://evil.com/a&usg=x',
    'https://www.google.com/amp/s/evil.com/a',
    'https://translate.google.com/translate?sl=en&u=https://evil.com/a',
    'https://accounts.google.com/signout?continue=https%3A%2F%2Fevil.com%2Fa',
    'https://accounts.google.com/Logout?hl=en&continue=https%3A%2F%2Fappengine.google.com%2F_ah%2Flogout%3Fcontinue%3Dhttps%253A%252F%252Fevil.com%252Fa',
    'https://www.googleadservices.com/pagead/aclk?sa=L&adurl=https://evil.com/a',
    'https://maps.google.com/url?q=https://evil.com',
    'https://www.google.co.uk/imgres?imgurl=https://a.com/a.png&imgrefurl=https://evil.com/a',
    'https://l.messenger.com/l.php?u=https%3A%2F%2Fevil.com',
    'https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fevil.com',
    'https://evil-com.translate.goog/a?_x_tr_sl=en&_x_tr_tl=yo',
    'www-evil-com.translate.goog',
    'https://evil-com.cdn.ampproject.org/c/s/evil.com/a',
    'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fevil.com&trk=x',
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.com%2F&data=05',
  ],
  ['evil-site.com.ng', 'https://evil--site-com-ng.translate.goog/?_x_tr_sl=auto'],
  [
    'paypal.me/evil',
    'https://www.paypal.com/paypalme/Evil',
    'paypal.com/paypalme2/evil',
    'https://m.paypal.com/paypalme/evil',
    'https://www.paypal.com/ng/paypalme/evil',
    'https://paypal.me/evil',
  ],
  ['evil.translate.goog', 'https://evil.translate.goog/'],
  ['accounts.google.com', 'https://accounts.google.com/ServiceLogin?continue=/mail'],
  [
    'mail.google.com',
    'https://accounts.google.com/ServiceLogin?continue=https://mail.google.com/mail/',
  ],
  ['instagram.com/evil', 'instagram://user?username=Evil', 'instagram.com/stories/evil/31'],
  [
    'play.google.com/store/apps/details?id=com.evil',
    'play.google.com/store/apps/details?id=com.evil&hl=en',
  ],
  ['s3.eu-west-1.amazonaws.com/evil/a.html', 's3.eu-west-1.amazonaws.com/evil/a.html?X-Amz-Date=1'],
  [
    'evil.com',
    'evil.com!',
    '[evil.com]',
    '(evil.com)',
    'URL: https://evil.com',
    '[Claim now](https://evil.com/x)',
    '"evil.com”.',
  ],
])('one page has one key: %s', (key, ...spellings) => {
  for (const spelling of [key, ...spellings]) {
    expect([spelling, normaliseTarget('website', spelling)]).toEqual([spelling, key]);
  }
});

test.each([
  ['bit.ly/evil', 'bit.ly/Evil'],
  ['signal.group/#CjQA', 'signal.group/#CjQB'],
  ['docs.google.com/viewer?url=https://a.com/a', 'docs.google.com/viewer?url=https://b.com/a'],
  ['instagram.com/stories/highlights/1', 'instagram.com/stories/highlights/2'],
  ['f002.backblazeb2.com/file/a', 'f002.backblazeb2.com/file/b'],
  ['example.000webhostapp.com', 'other.000webhostapp.com'],
  ['mega.nz/#!a!b', 'mega.nz/#!c!d'],
  ['onedrive.live.com/?id=A', 'onedrive.live.com/?id=B'],
  ['onedrive.live.com/redir?resid=A', 'onedrive.live.com/redir?resid=B'],
])('%s and %s are two pages', (one, other) => {
  expect(normaliseTarget('website', one)).not.toBe(normaliseTarget('website', other));
});

test('on every public host of short links, link-in-bio pages and files, a page says nothing of the next', () => {
  const hosts = [...shorteners.hosts, ...linkInBio.hosts, ...lotsProject.hosts];
  const shared = hosts.filter((host) => !host.startsWith('.'));
  expect(shared.length).toBeGreaterThan(400);
  const condemned = shared.filter((host) => {
    const [one, other] = ['innocent1', 'innocent2'].map((page) =>
      normaliseTarget('website', `https://${host}/${page}`),
    );
    return one === other;
  });
  expect(condemned).toEqual([]);
});
