import { usernameSchema } from '@redflag/shared/accounts';
import { DELETED_USER } from '@redflag/shared/reports';
import { LRUCache } from 'lru-cache';
import type { Config } from '#platform/config.ts';
import { invalidField } from '#platform/http/problem.ts';
import { feedNames } from './feed-accounts.ts';
import { lettersSeen, plainText } from './look-alikes.ts';

type Company = Pick<Config, 'companyName'>;

/** Whom a user could pass for with one of these anywhere in a name. */
const POSTS = [
  'administrator',
  'administration',
  'moderator',
  DELETED_USER,
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
  ].map(lettersSeen),
];

/** Words that change nothing beside these. */
const FILLERS = ['the', 'of', 'from', 'by', 'at', 'your', 'our', 'customer', 'super', 'feed'].map(
  lettersSeen,
);

/**
 * Returns whether a name could pass, in any spelling, for an administrator, the service, a feed or
 * a deleted user (docs/decisions/accounts.md#reserved-names).
 */
function impersonates(username: string, { companyName }: Company): boolean {
  const { company, office, service, admin, glued } = patternsOf(companyName);
  return spellings(username).some((words) => {
    const whole = words.join('');
    return (
      POSTS.some((post) => whole.includes(post)) ||
      service.test(whole) ||
      words.some((word) => admin.test(word)) ||
      (company !== '' &&
        whole.includes(company) &&
        (TWO_WORDS.some((office) => whole.includes(office)) ||
          words.some((word) => office.test(word) || glued.some((it) => word.includes(it)))))
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
  return {
    company,
    office: wordsOf(OFFICES, all),
    service: wordsOf(names, all),
    admin: wordsOf([lettersSeen('admin')], all),
    glued: OFFICES.map((it) => company + it),
  };
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
