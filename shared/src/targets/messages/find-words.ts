import type { CategoryValue } from '#categories/categories.ts';
import { emailKey } from '#targets/email.ts';
import type { CountryCode } from '#targets/numbers/phone.ts';
import { isProfileAddress } from '#targets/profiles/social-media.ts';
import { BITCOIN, chainOf, isMistypedWallet } from '#targets/wallets/crypto-wallet.ts';
import { readWebAddress } from '#targets/web-address.ts';
import type { Match } from './match.ts';

/**
 * How much is examined: far more than a message has, but too little to be slow. Long words count
 * for more, since they may be wallets with checksums.
 */
const WORDS_TRIED = 250;
const LETTERS_A_TRY = 8;

const word =
  /(?:(?!https?:\/\/)[^\s<>"“”«»`(){}[\]|,;])+|https?:\/\/(?:(?!https?:\/\/)[^\s<>"“”«»`(){}[\]|])+/giu;
const beforeTarget = /^(?:[^\p{L}\p{N}@+]|\+(?!\d))+/u;
const afterTarget = /[^\p{L}\p{M}\p{N}/=_&-]+$/u;
/** A word that can be more than a word. */
const isPromising = /@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]|[a-z0-9]{20}/iu;

/** Finds what stands in a word of its own: addresses, wallets, profiles. */
export function findInWords(text: string, country: CountryCode): Match[] {
  const readings = new Map<string, Match | null>();
  let tried = 0;
  return [...text.matchAll(word)].flatMap(({ 0: typed, index }) => {
    if (!isPromising.test(typed)) return [];
    const isAnnounced = announcement.test(text.slice(Math.max(0, index - 30), index));
    const named = `${isAnnounced}${typed}`;
    let reading = readings.get(named);
    if (reading === undefined) {
      tried += 1 + typed.length / LETTERS_A_TRY;
      reading = tried > WORDS_TRIED ? null : readWord(typed, { isAnnounced, country });
      readings.set(named, reading);
    }
    return reading ? [{ ...reading, from: index + reading.from, to: index + reading.to }] : [];
  });
}

interface Context {
  /** Whether the words before it say that an address comes. */
  isAnnounced: boolean;
  country: CountryCode;
}

/** Finds the target in a word. */
function readWord(typed: string, context: Context): Match | null {
  const lead = beforeTarget.exec(typed)?.[0].length ?? 0;
  const bare = typed.slice(lead).replace(afterTarget, '');
  // As in `Email:ada@evil.com`.
  const labelled = /^\p{L}[\p{L} ]*[:=]-?(?!\/)/u.exec(bare)?.[0].length ?? 0;
  for (const skipped of labelled > 0 ? [0, labelled] : [0]) {
    const target = bare.slice(skipped);
    const kind = kindOf(target, context);
    const from = lead + skipped;
    if (kind) return { ...kind, target, from, to: from + target.length };
  }
  return null;
}

const walletForm = /^(?=.*\d)(?=.*[a-z])[\w:?=.&@/+-]{26,}$/i;
/** A code in one case is rather an order's than a mistyped wallet; those of some chains have one case. */
const mistypedForm =
  /^(?:0x|(?:bc|ltc|addr|stake|cosmos|osmo|inj|kava|celestia|terra|bnb)1|bitcoincash:|G)|(?=.*[a-z]).*[A-Z]/;
const handle = /^@[\p{L}\p{N}_](?:[\p{L}\p{N}._]{0,28}[\p{L}\p{N}_])$/u;
/** What `@` stands before instead of 'at', and everybody at once. */
const notHandle =
  /^@(?:a|all|an|any|back|best|channel|d|de|dat|dis|each|every|everyone|gmail|her|here|his|home|hotmail|ia|im|its|just|least|market|me|mid|midday|midnight|mine|most|my|night|no|noon|now|office|once|only|our|school|shop|site|some|store|that|the|their|them|these|this|those|una|ur|us|venue|work|yahoo|you|your|[\d.,]+\p{L}{0,3}|[nN₦$€£]\d.*)$/iu;

function kindOf(
  target: string,
  context: Context,
): Pick<Match, 'category' | 'subcategory' | 'mistyped'> | null {
  const kind = (category: CategoryValue, subcategory: string | null = null) => ({
    category,
    subcategory,
  });
  const mayBeWallet = walletForm.test(target);
  const chain = mayBeWallet ? chainOf(target) : null;
  if (chain) return kind('crypto-wallet', chain === BITCOIN ? null : chain);
  if (mayBeWallet && mistypedForm.test(target) && isMistypedWallet(target))
    return { ...kind('crypto-wallet'), mistyped: true };
  if (handle.test(target)) return notHandle.test(target) ? null : kind('social-media');
  if (target.includes('@') && emailKey(target) !== null) return kind('email');
  if (isProfileAddress(target)) return kind('social-media');
  return isWebAddress(target, context) ? kind('website') : null;
}

/** Says that an address comes, with at most a few signs before it. */
const announcement =
  /(?:visit|web(?:site)?|site|link|url|click|tap|open|go to|log ?(?:in|on)|sign ?in|at|via|on|from|page|domain|address|portal|www|here)[\s:*"'([<\p{So}\p{Dash}>]{1,6}$/iu;
/** Top-level domains that are words or file types; a missing blank after a full stop makes more of them. */
const WORDLIKE =
  /\.(?:am|as|at|ba|be|bi|by|call|cab|do|es|et|ga|il|im|in|is|it|je|la|li|ma|mo|mov|mu|my|na|ne|no|now|nu|ok|om|pa|pe|pm|sa|se|si|so|st|su|to|va|ve|vi|ye|md|zip|sh|rs|py|ps|pl|sc|us|you|yes|dad|day|here|how|one|open|pay|plus|pro|read|safe|save|win|work)$/i;

/** As in `N5000.na so e be`. */
const amount = /^[n₦$€£]?\d+k?$/i;

function isWebAddress(text: string, { isAnnounced, country }: Context): boolean {
  const address = readWebAddress(text);
  if (!address) return false;
  if (/:\/\//.test(text) || /^www\./i.test(text)) return true;
  const [authority = ''] = text.split(/[/?#]/);
  const labels = authority.split('.');
  const [last = ''] = labels.slice(-1);
  // As in `blocked.Call`; nobody begins a sentence with `Com`.
  const isSentence = /^(?!(?:Com|Org|Ng|Biz|Xyz)$)\p{Lu}\p{Ll}+$/u.test(last);
  // The last part of names to pay to, in Argentina.
  if (isSentence || last === 'mp') return false;
  const hasLinkShape =
    authority.length < text.length ||
    labels.length > 2 ||
    (/[\d-]/.test(labels[0] ?? '') && !amount.test(labels[0] ?? ''));
  const isOwn = last.toUpperCase() === country;
  return hasLinkShape || isAnnounced || isOwn || !WORDLIKE.test(text);
}
