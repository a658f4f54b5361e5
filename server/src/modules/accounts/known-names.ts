import { brands } from '@redflag/shared/targets/websites/brands';
import { joinSeen, lettersSeen } from './look-alikes.ts';

/** Authorities besides those among the brands. */
const authorities = `efcc icpc ndlea nafdac ndic nfiu nscdc nimc inec frsc firs npf cbn nddc fccpc
  economicandfinancialcrimescommission economicfinancialcrimescommission centralbank centralbankofnigeria police nigeriapolice nigerianpolice
  policeforce interpol europol fbi federalbureauofinvestigation hmrc homelandsecurity secretservice actionfraud scotlandyard worldbank
  unitednations federalgovernment federalreserve nigeriangovernment usgovernment ukgovernment`.split(
  /\s+/,
);

/** Others, which only mean themselves beside an office or a place. */
const more = 'dss cia customs immigration army navy meta gtb gtco zenith access sterling'.split(
  ' ',
);

/** Names of these that people bear, or ordinary words. */
const ordinary = new Set(
  `absa access adobe alat alibaba amazon apple bamboo barclays bolt booking carbon chase cia citi customs immigration army navy meta coronation dangote fidelity glo
  jaiz jiji konga kraken kuda ledger luno monzo paga providus punch remita rise rubies samsung santander sparkle stripe
  sterling telegram uba ups visa wema wise zenith zoom`.split(/\s+/),
);

/** What people would take for whoever has the name, beside one of these words. */
const work =
  `account accounts admin administrator agency agent alert alerts app assistance assistant authority
  bank banking care ceo centre center chairman chat claim claims command commission commissioner
  complaint complaints compliance contact crime customer customercare customerservice cybercrime department dept desk
  director dispute disputes fraud governor headquarters help helpdesk helpline hotline hq inspector
  investigation investigations investigator legal management manager moderator office officer official
  officials online operations operator payments recoveries recovery refund refunds representative
  reviewer reviewers secretary security service services staff support supportteam system
  taskforce team unit verification verified verify wallet whatsapp`.split(/\s+/);

const places =
  `nigeria nigerian ng naija lagos abuja kano ibadan portharcourt ghana kenya africa uk usa global
  international worldwide`.split(/\s+/);

const particles = 'the of from by at your our and for in my de plc ltd limited'.split(' ');

const letters = (words: string[]) => [...new Set(words.map(lettersSeen))];
const anyOf = (words: string[]) => `(?:${letters(words).join('|')})`;
const around = `${anyOf([...work, ...places, ...particles])}*`;
const isAround = new RegExp(`^${around}$`, 'u');
const saysWork = new RegExp(`^${around}${anyOf(work)}${around}$`, 'u');
const saysPlace = new RegExp(`^${around}${anyOf(places)}${around}$`, 'u');

const authorityNames = new Set(letters(authorities));
const isAuthority = new RegExp(`^${around}${anyOf(authorities)}${around}$`, 'u');
/** Shorter ones could be a name and an initial. */
const LONG_AUTHORITY = 9;

/** Brands' names, and whether people bear them or they are ordinary words. */
const brandNames = new Map(
  brands
    .flatMap(({ name, words }) => [...words, name.replace(/^the /, '')])
    .concat(more)
    .map((name) => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())
    .filter((name) => name.length > 2)
    .map((name) => [lettersSeen(name), ordinary.has(name)]),
);
const gluedBrand = new RegExp(
  `^(${around})(${[...brandNames.keys()].sort((one, other) => other.length - one.length).join('|')})(${around})$`,
  'u',
);
/** Of the longest: the Economic and Financial Crimes Commission, or a brand letter by letter. */
const MOST_WORDS = 10;
/** Fewer letters with spaces between them are initials. */
const LETTER_BY_LETTER = 4;

/**
 * Returns whether a name is an authority's, or a brand's: alone, or beside a word such as support or
 * Nigeria. Brands whose names people bear, or that are ordinary words, need such work beside them, and
 * nothing else.
 * @param words those of the name, in the letters that people see
 */
export function pretendsToBeKnown(words: string[]): boolean {
  return words.some((_word, start) =>
    words.slice(start, start + MOST_WORDS).some((_last, index) => {
      const end = start + index + 1;
      const rest = [...words.slice(0, start), ...words.slice(end)];
      return isKnown(words.slice(start, end), rest);
    }),
  );
}

/** @param run words of a name, which may be an authority's or a brand's, and the name's others */
function isKnown(run: string[], rest: string[]): boolean {
  const named = joinSeen(run);
  const isLetters = run.length >= LETTER_BY_LETTER && run.every((word) => word.length === 1);
  if (run.length === 1 || isLetters) {
    const [, before = '', brand, after = ''] = gluedBrand.exec(named) ?? [];
    return isAuthority.test(named) || (!!brand && isBrand(brand, [...rest, before, after]));
  }
  if (run.some((word) => word.length === 1)) return false; // A name and an initial.
  return (
    (named.length >= LONG_AUTHORITY && authorityNames.has(named)) ||
    (brandNames.has(named) && isBrand(named, rest))
  );
}

function isBrand(brand: string, others: string[]): boolean {
  const isAlone = others.every((word) => isAround.test(word));
  const hasWork = others.some((word) => saysWork.test(word));
  return brandNames.get(brand)
    ? isAlone && hasWork
    : isAlone || hasWork || others.some((word) => saysPlace.test(word));
}
