import { composeAccount } from '#targets/numbers/bank.ts';
import type { NamedBank } from '#targets/numbers/banks.ts';
import { findBanks } from '#targets/numbers/banks.ts';
import { ibans, readIban } from '#targets/numbers/iban.ts';
import type { CountryCode } from '#targets/numbers/phone.ts';
import {
  HOME_COUNTRY,
  isMobile,
  parseLocal,
  parsePhone,
  parsePossible,
  phoneKeys,
} from '#targets/numbers/phone.ts';
import type { Match } from './match.ts';
import { blankOut } from './match.ts';

/** How much is examined: far more than a message has, but too little to be slow. */
const GROUPS_TRIED = 1_500;
const NUMBERS_TRIED = 40;
const ABROAD_TRIED = 10;
const IBANS_TRIED = 20;

/** Finds phone numbers and account numbers. @param country the reader's */
export function findNumbers(text: string, country: CountryCode): Match[] {
  const found = findIbans(text);
  return [...found, ...findPhonesAndAccounts(blankOut(text, found), country)];
}

function findIbans(text: string): Match[] {
  return [...text.matchAll(ibans)].slice(0, IBANS_TRIED).flatMap(({ 0: typed, index }) => {
    const target = readIban(typed);
    const to = index + (target?.length ?? 0);
    return target ? [{ category: 'bank' as const, target, from: index, to }] : [];
  });
}

const digitGroup = /\+?\d+/g;
const separator = /^[ \t()./\p{Dash}]{1,3}$/u;
/** A full stop and a blank end a sentence. */
const continues = /^(?!.*\.\s)[ \t()./\p{Dash}]{1,3}$/u;
const MAX_DIGITS = 17;
const notBefore = /[\p{L}\p{N}_#*]$|\d[.:-]$|(?<!\d{9})\d,$/u;
/** As in `Rp 175.000.000`, `1.200.000 €`. */
const amountBefore =
  /(?:\p{Sc}|(?<!\p{L})(?:rp|rs\.?|inr|ngn|usd|eur|gbp|kes|ksh\.?|ugx|tzs|ghs|zar|aed|sar|idr|php|myr|rm|cad|aud|chf))\s?$/iu;
const amountAfter =
  /^\s?(?:\p{Sc}|(?:kr|zł|đ|руб|грн|บาท|naira|dollars?|euros?|usd|ngn|tl)(?!\p{L}))/iu;
/** As in `Ref: 00981273645510`, `BVN 22318840917`. */
const namesOrder =
  /\b(?:ref(?:erence)?|bvn|nin|tin|rc|imei|iccid|otp|awb|ssn|pnr|utr|ean|isbn|cpf|cnpj|aadhaar|iuc|(?:smart ?)?card|decoder|(?:order|invoice|ticket|tracking|transaction|session|ref(?:erence)?|case|claim|parcel|waybill|consignment|meter|policy|customer|consumer|ca|crn|member(?:ship)?|card|file|application|serial|registration|licen[cs]e) (?:no|num|number|id|code))(?: (?:is|no|number))?[ .:#]{0,3}$/i;
const notAfter = /^[\p{L}\p{N}_%*#]|^[.:-]\d|^,(?!\+?\d{10})\d/u;

function findPhonesAndAccounts(text: string, country: CountryCode): Match[] {
  const groups = [...text.matchAll(digitGroup)].map(({ 0: digits, index }) => ({
    digits,
    from: index,
    to: index + digits.length,
  }));
  const found: Match[] = [];
  const kindOf = numberReader(text, country);
  let seen = 0;
  let free = 0;
  for (let first = 0; first < groups.length; first += 1) {
    if (seen > GROUPS_TRIED) break;
    const start = groups[first];
    if (!start || notANumber(text, start.from)) continue;
    const previous = groups[first - 1];
    const mayContinue =
      first > free && previous && continues.test(text.slice(previous.to, start.from));
    let digits = 0;
    let best: (Match & { last: number }) | null = null;
    for (let last = first; last < groups.length; last += 1) {
      seen += 1;
      const group = groups[last];
      const before = groups[last - 1];
      if (!group || (last > first && group.digits.startsWith('+'))) break;
      if (before && last > first && !separator.test(text.slice(before.to, group.from))) break;
      digits += group.digits.length;
      if (digits > MAX_DIGITS) break;
      const after = text.slice(group.to, group.to + 12);
      if (notAfter.test(after) || amountAfter.test(after)) continue;
      const opens = text[start.from - 1] === '(' && text.slice(start.from, group.to).includes(')');
      const from = start.from - (opens ? 1 : 0);
      const match = kindOf(from, group.to, mayContinue === true);
      if (!match) continue;
      // As in `8 (800) 555-35-35`, a number of another country.
      const isGrouped = last > first && !/^[+0]/.test(start.digits);
      if (mayContinue && (isGrouped || opens)) continue;
      best = { ...match, last };
      if (match.category === 'bank') break;
    }
    if (!best) continue;
    const { last, ...match } = best;
    found.push(match);
    first = last;
    free = last + 1;
  }
  return found;
}

function notANumber(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - 30), from);
  return notBefore.test(before) || amountBefore.test(before) || namesOrder.test(before);
}

/** Mobile numbers of Nigeria without their 0, which are account numbers with operators of wallets. */
const mobileWithoutZero = /^[789][01]\d{8}$/;
/** With blanks or signs in it, as in `(202) 555-0143`. */
const grouped = /\d[ ().\p{Dash}]{1,3}\d/u;
/** Account numbers of other lengths than Nigeria's stand beside what says which bank has them. */
const foreignBank = /\b(?:sort ?code|ifsc|routing|swift|bic|bsb|clabe|aba)\b/i;
const accountBefore = /\b(?:acc(?:oun)?t|acc|a\/c)(?: ?(?:no|num|number|#))?[.:\s#]{1,3}$/i;

/** Returns a function that reads the number between two places. */
function numberReader(
  text: string,
  country: CountryCode,
): (from: number, to: number, mayContinue: boolean) => Match | null {
  const banks = findBanks(text);
  const meansOf = contextIn(text, banks);
  const bankBeside = bankReader(text, banks);
  const phones = new Map<string, boolean>();
  let abroad = 0;
  const isPhone = (typed: string, isCalled: boolean, mayContinue: boolean) => {
    const asked = `${isCalled}${mayContinue}${typed}`;
    const known = phones.get(asked);
    if (known !== undefined) return known;
    let is = phones.size < NUMBERS_TRIED && isPhoneHere(typed, { isCalled, mayContinue, country });
    // Reading a number by the rules of every country takes a while.
    if (!is && isCalled && mayBeAbroad(typed) && abroad < ABROAD_TRIED) {
      abroad += 1;
      is = phoneKeys(typed, country).some((key) => key.startsWith('+'));
    }
    phones.set(asked, is);
    return is;
  };
  return (from, to, mayContinue) => {
    const typed = text.slice(from, to);
    const digits = typed.replace(/\D/g, '');
    const means = meansOf(from, to);
    if (!typed.startsWith('+') && digits.length === 10 && means === 'bank') {
      const bank = bankBeside(from, to);
      const target = bank ? composeAccount(bank, digits) : digits;
      const isNigerian = country === HOME_COUNTRY && !mobileWithoutZero.test(digits);
      // Mobile money of other countries is paid to a phone, as is MoMo of Ghana.
      const isOwnPhone = country !== HOME_COUNTRY && /^0/.test(digits) && isMobile(typed, country);
      if ((bank && !isOwnPhone) || isNigerian) return { category: 'bank', target, from, to };
    }
    if (isPhone(typed, means === 'phone-number', mayContinue))
      return { category: 'phone-number', target: typed, from, to };
    const isAccount =
      /^\d{6,18}$/.test(typed) &&
      accountBefore.test(text.slice(Math.max(0, from - CONTEXT), from)) &&
      foreignBank.test(text.slice(Math.max(0, from - 2 * CONTEXT), to + 2 * CONTEXT));
    return isAccount ? { category: 'bank', target: digits, from, to } : null;
  };
}

const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

interface NumberContext {
  /** Whether the words say that it is a phone's. */
  isCalled: boolean;
  /** Whether digits stand before it that may belong to it. */
  mayContinue: boolean;
  country: CountryCode;
}

/** Whether a number can be called from a country. */
function isPhoneHere(typed: string, { isCalled, mayContinue, country }: NumberContext): boolean {
  if (date.test(typed)) return false;
  const digits = typed.replace(/\D/g, '');
  if (/^\(?(?:\+|00)/.test(typed)) return digits.length >= 8 && parsePhone(typed, country) !== null;
  const mayBeHome = country === HOME_COUNTRY || isCalled ? /^0?[789]/ : /^0[789]/;
  if (mayBeHome.test(digits) && parseLocal(digits, HOME_COUNTRY) !== null) return true;
  if (digits.startsWith('234') && digits.length >= 13) return parsePhone(digits) !== null;
  if (isCalled && digits.length >= 11 && !digits.startsWith('0') && parsePhone(digits) !== null)
    return true;
  if (isCalled && parseLocal(typed, country) !== null) return true;
  if (parseLocal(typed, country, true) !== null) {
    const isDialled = digits.startsWith('0') || grouped.test(typed) || isMobile(typed, country);
    return digits.length >= 9 && isDialled;
  }
  const isWritten = isCalled || (grouped.test(typed) && !mayContinue);
  return isWritten && parsePossible(typed, country) !== null;
}

const mayBeAbroad = (typed: string) => /^\D*\d(?:\D*\d){8,14}$/.test(typed);

const bankWords = /\b(?:bank|acc(?:oun)?t|acc|a\/c|aza|nuban)\b/gi;
/** Only shortly before ten digits in the same sentence, since people pay for much. */
const paymentWords =
  /\b(?:pay|transfer|deposit|send (?:(?:it|am|the money|money|[n₦$]?\d[\d,.]{0,12}k?) )?to)\b(?=[^.!?\n]{0,30}\d{10}(?!\d))/gi;
const phoneWords =
  /(?<!\p{L})(?:call|dial|phone|fone|tel|telephone|whats?app|watsapp|wa|chat|text|txt|sms|mobile|contact|line|ring|reach|flash|telegram|signal|imo|helpline|hotline|viber|cell|(?<!(?:acc(?:oun)?t|acc|a\/c|bank|card|ref|reference|order|policy|id|serial|customer|case|tracking) )number|ll[aá]m\p{L}{0,5}|tel[eé]fono|m[oó]vil|celular|cont[aá]cto|appele\p{L}{0,2}|t[eé]l(?:[eé]phone)?|num[eé]ro|número|joindre|anruf\p{L}{0,3}|rufen|telefon\p{L}{0,3}|handy|ligue|ligar|telefone|chiam\p{L}{1,3}|bel(?:len)?|hubungi|telp(?:on)?|nomor|hp|tawag\p{L}{0,3}|позвон\p{L}{0,5}|звон\p{L}{0,5}|телефон\p{L}{0,3}|номер\p{L}{0,2}|ara(?:y[ıi]n)?|zadzwo\p{L}{0,3}|piga|simu)(?!\p{L})|电话|致电|联系|拨打|電話|微信|전화|연락|اتصل|هاتف|واتساب|फोन|कॉल|नंबर|โทร|התקשר|טלפון|נייד|καλέστε|τηλ/giu;
const CONTEXT = 60;

/** Tells what a number is from the nearest word: bank, payment or phone before it, bank after it. */
function contextIn(
  text: string,
  named: NamedBank[],
): (from: number, to: number) => 'bank' | 'phone-number' | null {
  const places = (words: RegExp) => [...text.matchAll(words)].map(({ index }) => index);
  const banks = [...places(bankWords), ...named.filter(isName(text)).map(({ from }) => from)];
  banks.sort((one, other) => one - other);
  const [payments, phones] = [places(paymentWords), places(phoneWords)];
  const distance = (at: number | undefined, to: number) =>
    at === undefined ? CONTEXT : Math.abs(to - at);
  return (from, to) => {
    const before = (words: number[]) => distance(words.filter((at) => at < from).at(-1), from);
    const bankAfter = distance(
      banks.find((at) => at >= to),
      to,
    );
    const bank = Math.min(before(banks), before(payments), bankAfter);
    const phone = before(phones);
    if (Math.min(bank, phone) >= CONTEXT) return null;
    return bank < phone ? 'bank' : 'phone-number';
  };
}

/** An ordinary word is the name of a bank only with a capital. */
const isName = (text: string) => (bank: NamedBank) =>
  !bank.isWord || /\p{Lu}/u.test(text.charAt(bank.from));
/** What may stand between a bank's name in small letters and its number. */
const adjacent =
  /^[\s,:;()/|.=-]*(?:(?:bank|acc(?:oun)?t|acc|a\/c|aza|no|num|number|nuban|is|na)[\s,:;().=-]*)*$/i;
const farther: [RegExp, number][] = [
  [/\n/, 10],
  [/[.!?]\s/, 25],
  [/[,;]/, 3],
  [/\d{9}/, 100],
];

/** Returns a function that finds the bank beside an account number, each bank once if it can. */
function bankReader(text: string, banks: NamedBank[]): (from: number, to: number) => string | null {
  const taken = new Map<NamedBank, number>();
  return (from, to) => {
    let nearest: NamedBank | null = null;
    let least = CONTEXT;
    for (const bank of banks) {
      const between = bank.to <= from ? text.slice(bank.to, from) : text.slice(to, bank.from);
      if (between.length >= CONTEXT || (!isName(text)(bank) && !adjacent.test(between))) continue;
      const added = farther.map(([sign, more]) => (sign.test(between) ? more : 0));
      const isTaken = taken.has(bank) && taken.get(bank) !== from;
      const distance = added.reduce((sum, more) => sum + more, between.length + (isTaken ? 20 : 0));
      if (distance < least) [nearest, least] = [bank, distance];
    }
    if (nearest) taken.set(nearest, from);
    return nearest?.key ?? null;
  };
}
