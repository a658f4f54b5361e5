import { usernameSchema } from '@redflag/shared/accounts';
import { DELETED_USER, UNNAMED_USER } from '@redflag/shared/reports';
import { LRUCache } from 'lru-cache';
import type { Config } from '#platform/config.ts';
import { invalidField } from '#platform/http/problem.ts';
import { feedNames } from './feed-accounts.ts';
import { pretendsToBeKnown } from './known-names.ts';
import { joinSeen, lettersSeen, plainText } from './look-alikes.ts';

type Company = Pick<Config, 'companyName'>;

/** Whom a user could pass for with one of these anywhere in a name. */
const POSTS = [
  'administrator',
  'administration',
  'moderator',
  'reviewer',
  DELETED_USER,
  UNNAMED_USER,
  ...feedNames.map((name) => name.replace(/ feed$/, '')),
].map(lettersSeen);

const TWO_WORDS = ['help desk', 'customer service', 'customer care'].map(lettersSeen);

/** Words that stand for the service when they are the whole name, or are beside the company's. */
const OFFICES = [
  ...TWO_WORDS,
  ...[
    'admin',
    'admins',
    'support',
    'team',
    'staff',
    'official',
    'security',
    'moderation',
    'mod',
    'mods',
    'help',
    'helpline',
    'system',
    'checkers',
    'recovery',
    'refund',
    'refunds',
    'desk',
    'fraud',
    'department',
    'officer',
    'verified',
    'verification',
    'investigator',
    'investigations',
    'compliance',
    'review',
    'safety',
  ].map(lettersSeen),
];

/** Words that change nothing beside these. */
const FILLERS =
  'the of from by at and your our customer super feed trust user legal asset fund scam agent'
    .split(' ')
    .map(lettersSeen);

/** A shorter company's name is also part of others' names, and only refused beside an office. */
const COMPANY_ANYWHERE = 5;
/** Names near a shorter one are others' names. */
const COMPANY_NEAR = 6;

/**
 * Returns whether a name could pass, in any spelling, for an administrator, the service, a feed, a
 * deleted user, an authority or a well-known brand (docs/decisions/accounts.md#reserved-names).
 */
function impersonates(username: string, { companyName }: Company): boolean {
  const { admin, service, namesCompany } = patternsOf(companyName);
  return spellings(username).some((words) => {
    const whole = joinSeen(words);
    return (
      POSTS.some((post) => whole.includes(post)) ||
      service.test(whole) ||
      service.test(words.join('')) ||
      words.some((word) => admin.test(word)) ||
      namesCompany(words) ||
      pretendsToBeKnown(words)
    );
  });
}

const patterns = new Map<string, ReturnType<typeof buildPatterns>>();

/** Returns the patterns for a company, of which a process has one. */
function patternsOf(companyName: string) {
  const built = patterns.get(companyName) ?? buildPatterns(lettersSeen(companyName));
  patterns.set(companyName, built);
  return built;
}

function buildPatterns(company: string) {
  const names = company ? [company, ...OFFICES] : OFFICES;
  // Each only once, or a pattern could try exponentially many ways.
  const all = [...new Set([...names, ...FILLERS])];
  const office = wordsOf(OFFICES, all);
  const glued = OFFICES.map((it) => company + it);
  const near = company.length >= COMPANY_NEAR ? nearTo(company) : null;

  /** Whether the company is anywhere in a name, or one letter off, or beside an office if short. */
  function namesCompany(words: string[]): boolean {
    const whole = joinSeen(words);
    const isBesideOffice =
      TWO_WORDS.some((it) => whole.includes(it)) || words.some((word) => office.test(word));
    if (company === '') return false;
    if (whole.includes(company)) {
      if (isBesideOffice || words.some((word) => glued.some((it) => word.includes(it))))
        return true;
      const fromEach = words.map((_word, index) => joinSeen(words.slice(index)));
      return (
        company.length >= COMPANY_ANYWHERE &&
        (words.some((word) => word.includes(company)) ||
          // Not 'Jared Flagg'.
          fromEach.some((text) => text.startsWith(company)))
      );
    }
    if (!near) return false;
    const pairs = words.map((word, index) => joinSeen([word, words[index + 1] ?? '']));
    return (
      words.some((word) => near.test(word)) || (isBesideOffice && pairs.some((it) => near.test(it)))
    );
  }

  return {
    admin: wordsOf([lettersSeen('admin')], all),
    service: wordsOf(names, all),
    namesCompany,
  };
}

/** Matches a name, between offices, with a letter changed, added, left out or swapped with the next. */
function nearTo(company: string): RegExp {
  const letters = [...company];
  const edited = letters.flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index).join(''), letters.slice(index + 1)];
    const [next = '', ...later] = after;
    return [
      before + after.join(''),
      `${before}\\p{L}${after.join('')}`,
      `${before}\\p{L}${letter}${after.join('')}`,
      before + next + letter + later.join(''),
    ];
  });
  const any = `(?:${[...OFFICES, ...FILLERS].join('|')})*`;
  return new RegExp(`^${any}(?:${[...edited, `${company}\\p{L}`].join('|')})${any}$`, 'u');
}

/** Matches a text that consists of the words `others` and contains one of `some`. */
function wordsOf(some: string[], others: string[]): RegExp {
  const any = `(?:${others.join('|')})*`;
  return new RegExp(`^${any}(?:${some.join('|')})${any}$`, 'u');
}

/**
 * Returns a name's words as they look, split at all but letters and digits, with and without the
 * digits around them.
 */
function spellings(name: string): string[][] {
  const plain = plainText(name);
  return [/\s+/u, /[^\p{L}\p{M}\p{N}]+/u].flatMap((separator) => {
    const words = plain.split(separator);
    return [words, words.map((word) => word.replace(/^\p{N}+|\p{N}+$/gu, ''))].map((them) =>
      them.map(lettersSeen).filter((word) => word !== ''),
    );
  });
}

/** The answers for the names seen last: finding one takes a tenth of the time of `GET /v1/me`. */
const known = new LRUCache<string, boolean>({ max: 10_000 });

/** Returns whether a user may choose this name. Administrators and feeds may have any. */
export function isUsernameAllowed(username: string, company: Company): boolean {
  const question = JSON.stringify([username, company.companyName]);
  const answer =
    known.get(question) ??
    (usernameSchema.safeParse(username).success && !impersonates(username, company));
  known.set(question, answer);
  return answer;
}

/** @throws ProblemError 422 if a user may not choose this name */
export function refuseReservedUsername(username: string, company: Company): void {
  if (isUsernameAllowed(username, company)) return;
  throw invalidField('username', 'This username is reserved. Please choose another.');
}
