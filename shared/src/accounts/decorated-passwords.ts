/** Signs and digits that people type for a letter; some stand for two. */
const LEET: Record<string, string>[] = [
  {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
  },
  {
    '0': 'o',
    '1': 'l',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '9': 'g',
    '@': 'a',
    $: 's',
    '!': 'l',
  },
];

const ENDS = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su;
/** Longer ones at the ends of a word make a password that is hard to guess. */
const DECORATION_MAX = 6;
const ROW = '1234567890';

/** Whether these are what many people add to a word: few characters, a row of digits, or one repeated. */
function isUsual(added: string): boolean {
  const digits = added.replace(/\D/gu, '');
  return [...added].length <= DECORATION_MAX || ROW.startsWith(digits) || /^(.)\1*$/u.test(digits);
}

/**
 * Returns what a password may be without its usual decorations, in lower case: signs and digits at
 * its ends, and letters typed as those. What is repeated, also with some between, counts once.
 */
export function withoutDecorations(password: string): string[] {
  const typed = password.toLowerCase();
  return LEET.flatMap((letters) => {
    const plain = (text: string) => text.replace(/[^\p{L}]/gu, (sign) => letters[sign] ?? sign);
    return [plain(once(cut(typed))), cut(plain(typed))];
  }).map(once);
}

const REPEATED = new RegExp(`^(.{3,}?)(?:[^\\p{L}]{0,${DECORATION_MAX}}\\1)+$`, 'su');
const once = (text: string) => text.replace(REPEATED, '$1');

function cut(text: string): string {
  const [, before = '', core = '', after = ''] = ENDS.exec(text) ?? [];
  return isUsual(before + after) ? core : text;
}

const NAME_MIN = 3;

/**
 * Whether a password is one of these names, or a word of one, with usual decorations.
 * @param names such as the person's, their address, and the product's
 */
export function isDecoratedName(password: string, names: string[]): boolean {
  const words = names
    .map((name) => name.toLowerCase().split(/[@+]/)[0] ?? '')
    .flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)])
    .map((name) => name.replace(/[^\p{L}]/gu, ''))
    .filter((name) => name.length >= NAME_MIN);
  const cores = withoutDecorations(password).map((core) => core.replace(/[^\p{L}]/gu, ''));
  return cores.some((core) => words.includes(core));
}
