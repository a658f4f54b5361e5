/**
 * Banks and mobile-money operators of Nigeria: our key, the Central Bank's code, the name that we show,
 * other spellings. After a `~` stands an ordinary word. Facts from public lists that agree in many
 * repositories (November 2026); those without a code are ours. Codes of three digits prove the check
 * digit of an account number (NUBAN of 2010); longer ones follow the revision of 2020.
 */
const operators = `
  opay 999992 OPay | Paycom | O-Pay | Opay Digital Services
  palmpay 999991 PalmPay | Palm Pay
  moniepoint 50515 Moniepoint | Monie Point | Moniepoint MFB | Moneypoint
  kuda 50211 Kuda | Kuda Microfinance Bank | Kuda Bank
  mtnmomo 120003 MTN MoMo | MoMo | MTN MoMo PSB
  smartcash 120004 SmartCash | Airtel SmartCash PSB
  9psb 120001 9PSB | 9 Payment Service Bank
  hope 120002 Hope PSB | HopePSB
  vfd 566 VFD Microfinance Bank | VBank | V Bank | VFD
  rubies 125 Rubies | Rubies Microfinance Bank
  carbon 565 ~Carbon | One Finance
  fairmoney - FairMoney | Fair Money
  paga - Paga`;
const banksOfNigeria = `
  access 044 Access Bank | ~Access | Diamond Bank
  alternative - Alternative Bank | AltBank
  citibank 023 Citibank | ~Citi
  coronation - ~Coronation | Coronation Merchant Bank
  ecobank 050 Ecobank | Eco Bank | ETI
  fidelity 070 Fidelity Bank | ~Fidelity
  firstbank 011 First Bank | FirstBank | FBN
  fcmb 214 FCMB | First City Monument Bank
  globus 103 Globus Bank | Globus
  gtbank 058 GTBank | Guaranty Trust Bank | Guaranty Trust | Guarantee Trust Bank | GTB | GTCO | GT Bank | GTBank Plc
  heritage 030 Heritage Bank | ~Heritage
  jaiz 301 Jaiz Bank | Jaiz
  keystone 082 Keystone Bank | ~Keystone
  lotus 303 Lotus Bank | ~Lotus
  nova - Nova Bank
  optimus 107 Optimus Bank | ~Optimus
  parallex 104 Parallex Bank | Parallex
  polaris 076 Polaris Bank | ~Polaris | Skye Bank
  premiumtrust 105 PremiumTrust Bank | Premium Trust
  providus 101 Providus Bank | Providus
  safehaven - Safe Haven | SafeHaven
  signature 106 Signature Bank
  stanbic 221 Stanbic IBTC | Stanbic | IBTC
  standardchartered 068 Standard Chartered | StanChart | SCB
  sterling 232 Sterling Bank | ~Sterling
  suntrust 100 SunTrust Bank | SunTrust
  taj 302 TAJBank | TAJ Bank | ~Taj
  titan 102 Titan Trust Bank | Titan Trust | Paystack Titan | Titan Paystack
  union 032 Union Bank | ~Union | UBN | Union Bank of Nigeria
  uba 033 UBA | United Bank for Africa | United Bank of Africa
  unity 215 Unity Bank | ~Unity
  wema 035 Wema Bank | Wema | ALAT
  zenith 057 Zenith Bank | ~Zenith`;

/** A bank that Redflag knows by name. */
export interface Bank {
  /** As in the key of an account: `gtbank`. */
  key: string;
  /** As people call it. */
  name: string;
  /** Whether it is an operator of wallets, whose account numbers usually are phone numbers. */
  isOperator: boolean;
}

interface ListedBank extends Bank {
  code: string;
  spellings: string[];
}

function read(table: string, isOperator: boolean): ListedBank[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, key = '', code = '', names = ''] = /^\s*(\S+) (\S+) (.+)$/.exec(line) ?? [];
      const spellings = names.split(' | ');
      return { key, code, name: spellings[0]?.replace('~', '') ?? '', isOperator, spellings };
    });
}

const listed = [...read(operators, true), ...read(banksOfNigeria, false)];
const byKey = new Map(listed.map((bank) => [bank.key, bank]));

/** Returns the bank of a key such as `gtbank`. */
export function bankOf(key: string): Bank | null {
  return byKey.get(key) ?? null;
}

/** The keys of all banks. */
export const bankKeys: readonly string[] = [...byKey.keys()];

/**
 * Returns the banks to choose from for an account number: operators of wallets first, then those at
 * which its check digit is right, then the others. The check digit says nothing about the others:
 * some number their accounts by other rules.
 */
export function banksFor(number: string): Bank[] {
  const rank = ({ isOperator, code }: ListedBank) => {
    if (isOperator) return 0;
    return hasCheckDigit(code, number) ? 1 : 2;
  };
  return [...listed].sort((one, other) => rank(one) - rank(other));
}

const WEIGHTS = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/** Whether the last digit of an account number is that which the NUBAN standard of 2010 has for a bank. */
export function hasCheckDigit(code: string, number: string): boolean {
  if (!/^\d{3}$/.test(code) || !/^\d{10}$/.test(number)) return false;
  const digits = [...(code + number)].map(Number);
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === digits.at(-1);
}

/** Only letters and digits, in lower case. */
const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const bySpelling = new Map(
  listed.flatMap(({ key, spellings }) =>
    spellings.map((it) => [squeeze(it), { key, isWord: it.startsWith('~') }]),
  ),
);

const LONGEST = Math.max(...[...bySpelling.keys()].map((spelling) => spelling.length));
/** So much of what follows a name says whether it goes on as an address. */
const ADDRESS_READ = 80;
const addition = /^(?:bank|plc|mfb|microfinance|nigeria|nig|ltd|limited|digital)$/;
/** What makes a name the part of an address. */
const goesOn = /^(?:@|[.-][a-z\d-]*\.?(?:com|ng|net|org|biz|co)(?![\p{L}\p{N}]))/iu;

/** A bank that a text names, and where. */
export interface NamedBank {
  key: string;
  /** Whether the name is also an ordinary word, as `access` is. */
  isWord: boolean;
  from: number;
  to: number;
}

/** A word of a text, and where it stands. */
interface Word {
  text: string;
  from: number;
  to: number;
}

/** Finds the banks that a text names, in any usual spelling, also with dots, blanks or hyphens in it. */
export function findBanks(text: string): NamedBank[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(
    ({ 0: word, index }): Word => ({
      text: word.toLowerCase(),
      from: index,
      to: index + word.length,
    }),
  );
  const found: NamedBank[] = [];
  for (let at = 0; at < words.length; ) {
    const bank = bankAt(text, words, at);
    if (bank) found.push(bank);
    at = bank ? words.findIndex(({ from }) => from >= bank.to) : at + 1;
    if (at < 0) break;
  }
  return found;
}

/** Reads the longest name that begins with a word. */
function bankAt(text: string, words: Word[], at: number): NamedBank | null {
  const from = words[at]?.from ?? 0;
  if (/[@.-]/.test(text.charAt(from - 1))) return null;
  const ends: { name: string; to: number; next: number }[] = [];
  let name = '';
  for (let next = at; name.length < LONGEST; ) {
    const word = words[next];
    if (!word || (next > at && !isGap(text, words[next - 1], word, 2))) break;
    name += word.text;
    next += 1;
    ends.unshift({ name, to: word.to, next });
  }
  for (const end of ends) {
    const bank = bySpelling.get(end.name);
    const to = bank && endWithAdditions(text, words, end);
    // With the word 'bank' after it, the name is one.
    if (bank && to) return { key: bank.key, isWord: bank.isWord && to === end.to, from, to };
  }
  return null;
}

/** Returns where a name ends with what is added to it, such as 'Bank Plc'; null for a part of an address. */
function endWithAdditions(
  text: string,
  words: Word[],
  { to, next }: { to: number; next: number },
): number | null {
  const ends = [to];
  for (let at = next; ; at += 1) {
    const word = words[at];
    if (!word || !addition.test(word.text) || !isGap(text, words[at - 1], word, 3)) break;
    ends.unshift(word.to);
  }
  return ends.find((end) => !goesOn.test(text.slice(end, end + ADDRESS_READ))) ?? null;
}

/** Whether only a few blanks, dots and hyphens stand between two words. */
function isGap(text: string, before: Word | undefined, after: Word, longest: number): boolean {
  const gap = text.slice(before?.to, after.from);
  return gap.length <= longest && /^[\s.-]*$/.test(gap);
}
