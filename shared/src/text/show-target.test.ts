import { expect, it } from 'vitest';
import { detectCategory, normaliseTarget } from '#targets/targets.ts';
import { nameTarget, realTarget, showBriefly, showTarget, showText } from './show-target.ts';

it.each([
  ['https://evil.com/login', 'hxxps://evil[.]com/login'],
  ['HTTP://EVIL.COM', 'hxxp://EVIL[.]COM'],
  ['evil.example.com', 'evil[.]example[.]com'],
  ['//evil.com', '//evil[.]com'],
  ['192.168.0.1', '192[.]168[.]0[.]1'],
  ['http://[::1]/', 'hxxp://[::1]/'],
  ['еxample.com', 'xn--xample-2of[.]com'],
  ['münchen.de', 'münchen[.]de'],
  ['evil.xn--p1ai', 'evil[.]xn--p1ai'],
  ['ada@evil.com', 'ada[at]evil[.]com'],
  ['t.me/ada', 't[.]me/ada'],
  ['hxxps://evil[.]com', 'hxxps://evil[.]com'],
])('makes %j harmless: %j', (target, shown) => {
  expect(showTarget(target)).toBe(shown);
});

it.each([
  '+234 803 123 4567',
  '0803.123.4567',
  '@ada.obi',
  'ada_obi',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'GTBank 0123456789',
  '<script>alert(1)</script>',
])('leaves %j as it is', (target) => {
  expect(showTarget(target)).toBe(target);
});

it.each([
  ['hxxps://evil[.]com/login', 'https://evil.com/login'],
  ['ada (at) evil (dot) com', 'ada@evil.com'],
  ['https://evil.com/\u202Egpj.exe', 'https://evil.com/gpj.exe'],
  ['еxample.com', 'xn--xample-2of.com'],
  ['@ada.obi', '@ada.obi'],
  ['GTBank 0123456789', 'GTBank 0123456789'],
  ['Bob (at) work', 'Bob (at) work'],
])('gives a bank or the police what works of %j: %j', (target, real) => {
  expect(realTarget(target)).toBe(real);
});

it('leaves the full stop to the sentence around it', () => {
  expect(nameTarget('Pay 5,000 to unblock. ')).toBe('Pay 5,000 to unblock');
  expect(nameTarget('...')).toBe('...');
  expect(nameTarget('evil.com/unblock.')).toBe('evil[.]com/unblock[.]');
});

it('removes characters that reverse or hide text', () => {
  expect(showTarget('evil\u202Egpj.com\u200B\u2066')).toBe('evilgpj[.]com');
  expect(showTarget('+234\u202D 803')).toBe('+234 803');
});

it('keeps its key, so that it can be searched again', () => {
  const targets = [
    'https://www.evil.com/a?b=c.d',
    'ada@evil.com',
    't.me/ada',
    '0803 123 4567',
    '@ada.obi',
  ];
  for (const target of targets) {
    const category = detectCategory(target) ?? 'bank';
    expect(detectCategory(showTarget(target))).toBe(category);
    expect(normaliseTarget(category, showTarget(target))).toBe(normaliseTarget(category, target));
  }
});

it.each([
  ['See https://evil.com/a. Not 3.5, e.g. this', 'See hxxps://evil[.]com/a. Not 3.5, e.g. this'],
  ['(evil.com)', '(evil[.]com)'],
  ['Mr. Ada Obi,', 'Mr. Ada Obi,'],
  ['write to ada@evil.com!', 'write to ada[at]evil[.]com!'],
  ['two\nlines of evil.com', 'two\nlines of evil[.]com'],
])('makes the addresses in %j harmless', (text, shown) => {
  expect(showText(text)).toBe(shown);
});

it('a heading shows the beginning of a whole message', () => {
  expect(showBriefly('https://shop.example.com')).toBe('hxxps://shop[.]example[.]com');
  expect(showBriefly(`Call ${'0'.repeat(200)}`)).toBe(`Call ${'0'.repeat(115)}…`);
});
