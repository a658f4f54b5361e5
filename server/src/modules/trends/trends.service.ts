import { findBanks } from '@redflag/shared/targets/numbers/banks';
import { brands } from '@redflag/shared/targets/websites/brands';
import type { TrendKind, Trends } from '@redflag/shared/trends';
import { ROUNDED_TO, TREND_WEEKS, TREND_WORDS, trendsSchema } from '@redflag/shared/trends';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';
import type { Platform } from '#platform/platform.ts';
import { ordinaryWords } from './spelling.ts';
import type { Counted, UsedWord } from './trends.queries.ts';
import { countPeople, selectWords } from './trends.queries.ts';

type Counting = Pick<Platform, 'database'>;

const STORED = 'trends';
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Counts what was confirmed in the last whole weeks, and stores it for all servers. */
export async function countTrends({ database }: Counting, now: Date): Promise<void> {
  const to = lastMonday(now);
  const from = new Date(to.getTime() - TREND_WEEKS * WEEK_MS);
  const counted = await countPeople(database, from, to);
  const used = await selectWords(database, from, to);
  const ordinary = await ordinaryWords(used.map(({ word }) => word));
  const trends: Trends = {
    countedAt: now.toISOString(),
    weeks: weeksFrom(from),
    kinds: kindsOf(
      counted,
      used.filter(({ word }) => ordinary.has(word) && !namesFirm(word)),
    ),
  };
  await putSetting(database, STORED, trends);
}

/** Forgets what was counted. */
export function forgetTrends({ database }: Counting): Promise<void> {
  return putSetting(database, STORED, null);
}

/** Returns what was counted last. */
export async function readTrends({ database }: Counting): Promise<Trends> {
  const stored = trendsSchema.safeParse(await selectSetting(database, STORED));
  return stored.data ?? { countedAt: null, weeks: [], kinds: [] };
}

const brandNames = new Set(brands.map(({ name }) => name.toLowerCase()));

/** Whether a word is also the name of a bank or brand, as 'access', 'equity' and 'rise' are. */
function namesFirm(word: string): boolean {
  const asBank = `${word} bank`;
  return brandNames.has(word) || brandNames.has(asBank) || findBanks(asBank).length > 0;
}

function lastMonday(now: Date): Date {
  const since = (now.getTime() - FIRST_MONDAY_MS) % WEEK_MS;
  return new Date(now.getTime() - since);
}

function weeksFrom(from: Date): string[] {
  return Array.from({ length: TREND_WEEKS }, (_, week) =>
    new Date(from.getTime() + week * WEEK_MS).toISOString().slice(0, 10),
  );
}

/** Puts together what was counted of each kind, rounded: differences are of rounded numbers. */
function kindsOf(counted: readonly Counted[], used: readonly UsedWord[]): TrendKind[] {
  const kinds = Map.groupBy(counted, keyOf);
  const words = Map.groupBy(used, keyOf);
  return [...kinds]
    .map(([key, rows]) => {
      const find = (span: Counted['span'], week: number | null = null) =>
        rounded(rows.find((row) => row.span === span && row.week === week)?.people);
      const recent = find('recent');
      const before = find('before');
      const [{ category, type } = {} as Counted] = rows;
      return {
        category,
        type,
        perWeek: Array.from({ length: TREND_WEEKS }, (_, week) => find('week', week)),
        recent,
        change: recent && before ? Math.round((100 * (recent - before)) / before) : null,
        isNew: recent !== null && before === null,
        words: marking(words.get(key) ?? []),
      };
    })
    .sort((a, b) => (b.recent ?? 0) - (a.recent ?? 0) || keyOf(a).localeCompare(keyOf(b)));
}

const keyOf = ({ category, type }: Pick<Counted, 'category' | 'type'>) => `${category} ${type}`;

function rounded(people: number | undefined): number | null {
  return people === undefined ? null : people - (people % ROUNDED_TO);
}

/**
 * Returns the words that mark a kind: used by many of its people, and by a larger share of them than elsewhere
 * (their part of the log-likelihood, Dunning 1993). Without other kinds, those that most people used. By the
 * alphabet, or ten accounts could write a sentence or a number with them.
 */
function marking(used: readonly UsedWord[]): string[] {
  return used
    .map(({ word, people, ofPeople, elsewhere, ofOthers }) => {
      const ratio = people / ofPeople / ((elsewhere + 1) / (ofOthers + 1));
      return { word, weight: people * (ofOthers === 0 ? 1 : Math.log(ratio)) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.word.localeCompare(b.word))
    .slice(0, TREND_WORDS)
    .map(({ word }) => word)
    .sort();
}
