import { getPublicSuffix } from 'tldts';
import type { CategoryValue } from '#categories/categories.ts';
import { inUnicode } from '#targets/web-address.ts';
import type { Brand } from './brands.ts';
import { brandOfSite, brands } from './brands.ts';
import type { Sites } from './sites.ts';
import { siteOf } from './sites.ts';

/** What a name adds to a brand's, to be taken for its own: beside it, a short word means the brand. */
const baits = `account accounts activate activation admin agent airdrop alert alerts app apply auth
  authorise authorize bank banking billing blackfriday block blocked bonus bvn card cards care career
  careers cash
  check claim client com confirm connect contact credit crypto customer customers customs deal deals
  deposit desk digital direct dispute draw dues ebank ebanking email fee fees form forms fraud free
  fund funds gift giveaway global gov grant grants help helpdesk hub hiring ibank id identity info internet invest
  investment investments kyc limit link loan loans locked login logon mail member mobile naija net ng
  nigeria nin notice offer official online otp palliative parcel pass password pay payment payments
  plus portal pos premium prize profile promo promotion protect reactivate recharge recover recovery
  recruitment redelivery refund renewal register registration release renew rescue reset restore reverify
  reward rewards safe sale sales sec secure secured securelogin security service services signin site sms solution
  staff start status stop support survey suspended task tasks team token tokens track tracking trade
  trading transaction transfer unblock unlock upgrade upgrades update updates user users validate
  validation verification verified verify verifying wallet web webmail win winner www yield`;
/** Letters of other alphabets, digits and pairs of letters, and the Latin letter that they look like. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еҽє3',
    g: 'ɡ',
    h: 'һհ',
    j: 'ј',
    k: 'κк',
    l: '1iіıӏɩι|!',
    m: 'м',
    n: 'ոη',
    o: '0оοօσ',
    p: 'рρ',
    q: 'ԛ',
    s: '5ѕ$',
    t: 'τт',
    u: 'υսц',
    v: 'νѵ',
    w: 'ԝωѡ',
    x: 'хχ',
    y: 'уγ',
    z: 'ᴢ',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
);

/** Writes a name so that those which look alike are the same. */
function skeletonOf(name: string): string {
  return [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const bait = baits.split(/\s+/).map(skeletonOf).join('|');
const isBait = new RegExp(`^(?:${bait})+$`);
const mayPrecede = new RegExp(`^(?:${bait}|my|the|get|e|l|\\d)*$`);
/** Which suffixes say nothing. */
const plainSuffix = /^(?:com|net|org|info|co|biz)$/;
/** Suffixes of countries where people of all countries register names, most of them free of charge. */
const openSuffix = /^(?:cc|cf|co|ga|gq|ml|pw|tk|to|ws)$/;

/** Words from which an edit makes a brand's, and those that have a brand's beside a bait. */
const ordinary = new Set(
  `bookingform bookingonline bookingportal checkups citicbank directbooking ghbank goggle goggles linkups
  netbank nypost onlinebooking provides signups startups tabbank twister twisters`
    .split(/\s+/)
    .map(skeletonOf),
);
/** Signs that nobody reads as a letter unless they stand for one; `i` and `l` are letters of their own. */
const disguise = /[^a-z-]|rn|vv/;
const LEAST_DISGUISED = 4;
const SHORT = 6;
const LONG = 8;

/** Anybody gets an address there: their domains say nothing of who has it. */
const mailboxes = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.com.br yahoo.ca yahoo.de
  yahoo.fr yahoo.in ymail.com rocketmail.com outlook.com outlook.fr hotmail.com hotmail.co.uk hotmail.fr
  live.com live.co.uk live.fr msn.com icloud.com me.com mac.com aol.com aim.com protonmail.com proton.me
  pm.me zoho.com zohomail.com yandex.com yandex.ru ya.ru mail.com mail.ru bk.ru list.ru inbox.ru
  rambler.ru gmx.com gmx.de gmx.net web.de t-online.de freenet.de mailbox.org tutanota.com tuta.com
  fastmail.com hey.com hushmail.com rediffmail.com qq.com foxmail.com 163.com 126.com yeah.net sina.com
  sohu.com aliyun.com naver.com daum.net hanmail.net orange.fr wanadoo.fr free.fr sfr.fr laposte.net
  libero.it virgilio.it wp.pl onet.pl o2.pl interia.pl seznam.cz uol.com.br bol.com.br terra.com.br
  comcast.net att.net sbcglobal.net verizon.net cox.net btinternet.com sky.com virginmedia.com
  talktalk.net telkomsa.net mweb.co.za webmail.co.za`.split(/\s+/),
);

/** A website or an email address; other targets have no domain. */
interface Keyed {
  category: CategoryValue;
  key: string;
}

/** Returns the host of a website, or of an address that is not at a public mailbox provider. */
export function hostOf({ category, key }: Keyed): string {
  if (category === 'website') return key;
  const domain = category === 'email' ? key.slice(key.lastIndexOf('@') + 1) : '';
  return mailboxes.has(domain) ? '' : domain;
}

/**
 * Returns the brand that a website or email address belongs to, also on a subdomain; null for others,
 * and for hosts where anybody can publish.
 */
export function brandOf(target: Keyed, sites: Sites): Brand | null {
  const host = hostOf(target);
  // Where anybody has a page, as at amazon.com, the brand alone has addresses.
  const site = siteOf(host, sites) ?? (target.category === 'email' ? host : null);
  // Below `gov.uk`, every name is a site.
  const owner = site && (brandOfSite.get(site) ?? brandOfSite.get(getPublicSuffix(site) ?? ''));
  return owner || null;
}

/**
 * Returns the brand whose name is in a host that is not its own, to be taken for it: `gtbank-ng.com`,
 * `zenithbank.com.evil.com`, with a letter changed or replaced by one that looks like it. Null for
 * other targets. Domains of international brands in single countries count as their own.
 */
export function imitatedBrand(target: Keyed, sites: Sites): Brand | null {
  const host = hostOf(target);
  const site = siteOf(host, sites);
  if (!site || brandOf(target, sites)) return null;
  const suffix = site.replace(/^[^.]*\./, '');
  const typed = inUnicode(host.slice(0, -suffix.length - 1)).split('.');
  const labels = typed.map(skeletonOf);
  const tokens = labels.flatMap((label) => label.split('-')).filter((token) => token !== '');
  const disguised = typed.filter((label) => disguise.test(label)).map(skeletonOf);
  const endings = suffix.split('.').filter((ending) => !plainSuffix.test(ending));
  const hasBait = [...tokens, ...endings].some((token) => isBait.test(token));
  const isOfCountry = /(?:^|\.)[a-z]{2}$/.test(suffix) && !openSuffix.test(suffix);
  const own = words.find(({ word, isInternational }) => isInternational && labels.at(-1) === word);
  const found = words.find(({ word, isShort, brand }) => {
    if (isOfCountry && own?.brand === brand) return false;
    if (word.length >= LEAST_DISGUISED && disguised.includes(word)) return true;
    if (isShort) return tokens.some((it) => (it === word && hasBait) || isBaited(it, word));
    const whole = labels.map((label) => label.replaceAll('-', ''));
    return (
      [...tokens, ...whole].some((it) => names(it, word)) ||
      tokens.some((it) => isOneEdit(it, word))
    );
  });
  return found?.brand ?? null;
}

/** The names of brands, the longest first. */
const words = brands
  .flatMap((brand) =>
    brand.words.map((typed) => {
      const word = skeletonOf(typed.replace('~', ''));
      const isShort = typed.endsWith('~') || word.length < SHORT;
      return { word, isShort, isInternational: brand.isInternational, brand };
    }),
  )
  .sort((one, other) => other.word.length - one.word.length);

/** Whether a name has a word at its beginning or after a bait; a long word anywhere. */
function names(name: string, word: string): boolean {
  const at = name.indexOf(word);
  return at >= 0 && (word.length >= LONG || mayPrecede.test(name.slice(0, at)));
}

/** Whether a name is a word with baits before or after it, as in `ubalogin`. */
function isBaited(name: string, word: string): boolean {
  const at = name.indexOf(word);
  const rest = name.slice(0, Math.max(at, 0)) + name.slice(at + word.length);
  return at >= 0 && rest !== '' && isBait.test(rest) && !ordinary.has(name);
}

/** Whether one letter was changed, added, left out or swapped with the next, after the first. */
function isOneEdit(name: string, word: string): boolean {
  if (name === word || ordinary.has(name) || Math.abs(name.length - word.length) > 1) return false;
  if (name.length < SHORT || name[0] !== word[0]) return false;
  let same = 0;
  while (name[same] === word[same] && same < word.length) same += 1;
  const [rest, meant] = [name.slice(same), word.slice(same)];
  const isSwapped =
    rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
  return (
    isSwapped ||
    rest.slice(1) === meant.slice(1) ||
    rest.slice(1) === meant ||
    rest === meant.slice(1)
  );
}
