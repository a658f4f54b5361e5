import type { CheckedText, CheckText, Target, TargetQuery } from '@redflag/shared/checks';
import type { TargetSummary } from '@redflag/shared/reports';
import { isReadByCountry, sameTargets } from '@redflag/shared/targets';
import { findTargets } from '@redflag/shared/targets/messages/find-targets';
import { countryOfNumber, readCountry } from '@redflag/shared/targets/numbers/phone';
import { isHostShared, judgeUnknown, presentTarget } from '@redflag/shared/targets/present-target';
import {
  wordMistypedWallet,
  wordOtherAddress,
  wordSame,
} from '@redflag/shared/targets/target.words';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import { siteOf } from '@redflag/shared/targets/websites/sites';
import type { Verdict } from '@redflag/shared/verdicts';
import { judge } from '@redflag/shared/verdicts/judge';
import { worstFirst } from '@redflag/shared/verdicts/tone-of';
import { wordVerdict } from '@redflag/shared/verdicts/verdict.words';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { Sought, TargetName } from './keys.ts';
import { findSought, soughtBy } from './keys.ts';
import type { Reader } from './names.service.ts';
import { namesFor } from './names.service.ts';
import type { TargetRow } from './targets.queries.ts';
import {
  selectConfirmedHosts,
  selectLinked,
  selectPhone,
  selectSought,
  selectTarget,
} from './targets.queries.ts';

/**
 * Adds whose local numbers a person writes, where that matters and is not given: the country of their
 * own number.
 */
export async function withCountry<Typed extends { country?: string | undefined }>(
  { database }: Platform,
  viewer: Pick<Viewer, 'id'>,
  typed: Typed,
  text: string,
): Promise<Typed> {
  if (typed.country || !mayHaveLocalNumber(text)) return typed;
  return withCountryOf(await selectPhone(database, viewer.id), typed, text);
}

/** The same where the person's own number is known; null if they have none. */
export function withCountryOf<Typed extends { country?: string | undefined }>(
  phone: string | null,
  typed: Typed,
  text: string,
): Typed {
  if (typed.country || !mayHaveLocalNumber(text)) return typed;
  const country = phone && countryOfNumber(phone);
  return country ? { ...typed, country } : typed;
}

const mayHaveLocalNumber = (text: string) => /^[^+].*\d/s.test(text);

/** The same for a search for one target, and only if its category has local numbers. */
export async function withCountryOfSearch<Typed extends Partial<TargetQuery>>(
  platform: Platform,
  viewer: Pick<Viewer, 'id'>,
  query: Typed,
): Promise<Typed> {
  const { category, target = '' } = query;
  return isReadByCountry(category) ? withCountry(platform, viewer, query, target) : query;
}

/**
 * Returns the targets that a text means, the worst first: several for a name on several platforms,
 * an account number at several banks, or a text that may be of several categories; one without an
 * id when none is known.
 * @throws ProblemError 422 if the target is not valid for its category
 */
export async function lookUp(
  platform: Platform,
  reader: Reader,
  query: TargetQuery,
): Promise<Target[]> {
  const asked = { sought: soughtBy(platform.sites, query), shown: query.target };
  return worstFirst((await answer(platform, reader, [asked])).flat());
}

/** Returns a target with those linked to it. Throws ProblemError 404. */
export async function readTarget(platform: Platform, reader: Reader, id: string): Promise<Target> {
  const row = await selectTarget(platform.database, id);
  if (!row) throw notFound('Target');
  const [linked, known] = await Promise.all([
    selectLinked(platform.database, id),
    readKnown(platform, reader, [[row]]),
  ]);
  const named = linked.map(({ known, ...mention }) => known ?? { ...mention, id: null });
  const nameOf = await namesFor(platform, reader, [row, ...named]);
  return {
    ...relate(platform, present(platform, row, nameOf(row)), known),
    linked: named.flatMap((one) => {
      const shown = nameOf(one);
      if (!shown) return [];
      return one.id ? present(platform, one, shown) : unknownTarget(platform, { ...one, shown });
    }),
  };
}

/** Finds what a text names, each with what is known of it. The text goes nowhere else. */
export async function checkText(
  platform: Platform,
  reader: Reader,
  { text, country }: CheckText,
): Promise<CheckedText> {
  const found = findTargets(text, readCountry(country)).flatMap((one) => {
    const sought = one.mistyped ? null : findSought(platform.sites, { ...one, country });
    return sought || one.mistyped ? { ...one, sought } : [];
  });
  const answers = await answer(
    platform,
    reader,
    found.flatMap(({ sought, text: shown }) => (sought ? { sought, shown } : [])),
  );
  const items = found.map(({ text: shown, start, end, sought, category, target: key }) => {
    const known = sought ? (answers.shift() ?? []) : [];
    const target = worstFirst(known)[0] ?? mistypedWallet(platform, { category, key, shown });
    return { text: shown, start, end, target };
  });
  return { items };
}

function mistypedWallet(platform: Platform, wallet: TargetName & { shown: string }): Target {
  const notes: Target['notes'] = [{ kind: 'mistyped', text: wordMistypedWallet() }];
  return { ...unknownTarget(platform, wallet), notes };
}

/** Returns which of the targets that are sought a search is remembered for: one that is known, if any. */
export async function meantBy({ database }: Platform, sought: Sought): Promise<TargetName> {
  const [likeliest] = sought;
  if (sought.every(({ category }) => category === likeliest.category)) return likeliest;
  const [known] = await selectSought(database, sought);
  return known ?? likeliest;
}

interface Asked {
  sought: Sought;
  /** As typed. */
  shown: string;
}

/** Returns the targets that each question means, or one that nobody has reported. */
async function answer(platform: Platform, reader: Reader, questions: Asked[]): Promise<Target[][]> {
  const known = await readKnown(
    platform,
    reader,
    questions.map(({ sought }) => sought),
  );
  return questions.map(({ sought, shown }) => {
    const [asked] = sought;
    // What was asked about comes before what may be another's.
    const found = sought.flatMap((name) => known.rows.filter((row) => isSame(name, row)));
    const targets =
      found.length > 0
        ? // They know the name that they asked about.
          found.map((row) => present(platform, row, known.nameOf(row) || shown, asked.key))
        : [unknownTarget(platform, { ...asked, shown })];
    return targets.map((target) => relate(platform, target, known));
  });
}

/** What is known of some targets, of the same under another category, and of others on their sites. */
interface Known {
  rows: TargetRow[];
  nameOf: (row: TargetRow) => string;
  /** Confirmed hosts. */
  hosts: string[];
}

async function readKnown(
  { database, sites }: Platform,
  reader: Reader,
  questions: Sought[],
): Promise<Known> {
  // Of the others, such as a number in each country that it fits, there are too many.
  const likeliest = questions.map(([name]) => name);
  const [rows, hosts] = await Promise.all([
    selectSought(database, [...questions.flat(), ...likeliest.flatMap(sameTargets)]),
    selectConfirmedHosts(
      database,
      likeliest.flatMap((name) => siteOfTarget(sites, name) ?? []),
    ),
  ]);
  return { rows, hosts, nameOf: await namesFor({ database }, reader, rows) };
}

function siteOfTarget(sites: Sites, { category, key }: TargetName): string | null {
  return category === 'website' ? siteOf(key, sites) : null;
}

/** Adds to a target what is known of the same under another category, and of others on its site. */
function relate(platform: Platform, target: Target, { rows, hosts, nameOf }: Known): Target {
  const { sites } = platform;
  const names = sameTargets(target);
  const same = rows.filter((row) => names.some((name) => isSame(name, row)));
  const site = siteOfTarget(sites, target);
  const isOther = (host: string) => host !== target.key && siteOf(host, sites) === site;
  const notes: Target['notes'] =
    site && hosts.some(isOther) ? [{ kind: 'other-address', text: wordOtherAddress(site) }] : [];
  return {
    ...target,
    notes: [...target.notes, ...notes],
    ...(same.length > 0 && { same: same.map((row) => presentSame(platform, row, nameOf(row))) }),
  };
}

function presentSame(platform: Platform, row: TargetRow, shown: string): Target {
  const target = present(platform, row, shown);
  return { ...target, notes: [{ kind: 'same', text: wordSame(row) }, ...target.notes] };
}

const isSame = (one: TargetName, other: TargetName) =>
  one.category === other.category && one.key === other.key;

/** Adds up a target's reports and reporters. Throws ProblemError 422 for an invalid target. */
export async function summarise(platform: Platform, query: TargetQuery): Promise<TargetSummary> {
  const sought = soughtBy(platform.sites, query);
  const rows = await selectSought(platform.database, sought);
  const latest = Math.max(...rows.map(({ lastReportedAt }) => lastReportedAt?.getTime() ?? 0));
  return {
    category: sought[0].category,
    reports: sum(rows, (it) => it.pending + it.underReview + it.resolved + it.closed),
    people: sum(rows, ({ people }) => people),
    latestAt: latest > 0 ? new Date(latest).toISOString() : null,
  };
}

const sum = (rows: TargetRow[], value: (row: TargetRow) => number) =>
  rows.reduce((total, row) => total + value(row), 0);

/**
 * Returns a target with its verdict.
 * @param shown how the viewer reads it; empty for a name that they may not read, nor its key
 * @param asked the key that was asked about
 */
export function present(
  { sites }: Pick<Platform, 'sites'>,
  row: TargetRow,
  shown: string,
  asked?: string,
): Target {
  const target = presentTarget(sites, { ...row, shown }, verdictOn(sites, row), asked);
  return { id: row.id, ...target, ...(!shown && { key: '' }) };
}

function unknownTarget({ sites }: Platform, target: TargetName & { shown: string }): Target {
  return { id: null, ...presentTarget(sites, target) };
}

/** Judges a target, but never a host where anyone can publish. */
export function verdictOn(sites: Sites, row: Omit<TargetRow, 'id' | 'shown'>): Verdict {
  return isHostShared(sites, row) ? judgeUnknown(sites, row) : wordVerdict(judge(row, new Date()));
}
