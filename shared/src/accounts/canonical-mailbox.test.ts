import { expect, test } from 'vitest';
import { canonicalMailbox } from './canonical-mailbox.ts';

test.each([
  [
    'adaobi@gmail.com',
    'Ada.Obi+shop@googlemail.com',
    'a.d.a.o.b.i@gmail.com',
    ' ADAOBI@GMAIL.COM ',
  ],
  ['ada.obi@outlook.com', 'Ada.Obi+1@Outlook.com'],
  ['ada@hotmail.com', 'ada+one+two@hotmail.com'],
  ['ada@live.com', 'ada+@live.com'],
  ['ada.obi@yahoo.com', 'ada.obi-shop@yahoo.com', 'Ada.Obi-a-b@yahoo.com', 'ada.obi+x@yahoo.com'],
  ['ada@yahoo.com.ng', 'ada-x@yahoo.com.ng'],
  ['ada@aol.com', 'ada-games@aol.com'],
  ['ada@icloud.com', 'ada@me.com', 'ada+news@mac.com'],
  ['ada@fastmail.com', 'ada+x@fastmail.com', 'anything@ada.fastmail.com', 'x+y@ada.fastmail.com'],
  ['adaobi@proton.me', 'ada.obi@protonmail.com', 'ada_obi+x@pm.me', 'Ada-Obi@protonmail.ch'],
  ['ada-obi@yandex.ru', 'ada.obi@yandex.com', 'ada.obi+x@ya.ru'],
  ['ada@zoho.com', 'ada+x@zoho.com'],
  ['ada.obi@shop.example', 'Ada.Obi+orders@SHOP.example'],
  ['ada-obi@shop.example', 'ada-obi+x@shop.example'],
])('%s is one mailbox, however written', (canonical, ...spellings) => {
  expect([canonical, ...spellings].map(canonicalMailbox)).toEqual(
    [canonical, ...spellings].map(() => canonical),
  );
});

test.each([
  // What one provider ignores belongs to the name at another.
  ['ada.obi@outlook.com', 'adaobi@outlook.com'],
  ['ada.obi@yahoo.com', 'adaobi@yahoo.com'],
  ['ada-obi@outlook.com', 'ada@outlook.com'],
  ['ada-obi@gmail.com', 'ada@gmail.com'],
  ['ada.obi@yandex.ru', 'adaobi@yandex.ru'],
  // Domains whose names are given out apart
  ['ada@outlook.com', 'ada@hotmail.com'],
  ['ada@yahoo.com', 'ada@yahoo.co.uk'],
  ['ada@fastmail.com', 'ada@fastmail.fm'],
  // Domains that only look like a provider's
  ['ada@gmail.com', 'ada@gmail.com.evil.example'],
  ['ada@yandex.ru', 'ada@yandex.example'],
  ['ada@fastmail.com', 'x@ada.fastmail.com.evil.example'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(canonicalMailbox(one)).not.toBe(canonicalMailbox(other));
});

test('a name is never empty, and reading it again changes nothing', () => {
  for (const odd of ['+tag@gmail.com', '...@gmail.com', '-x@yahoo.com', '._-@proton.me', 'a', '']) {
    const canonical = canonicalMailbox(odd);
    expect(canonical).toMatch(odd.includes('@') ? /^[^@]+@/ : /^@/);
    expect(canonicalMailbox(canonical)).toBe(canonical);
  }
});
