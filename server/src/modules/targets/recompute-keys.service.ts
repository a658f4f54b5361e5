import { hash } from 'node:crypto';
import { KEY_RULES } from '@redflag/shared/targets';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import { announce } from '#platform/announcements/announcements.ts';
import { patiently } from '#platform/database/connections.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Pepper } from '#platform/pepper.ts';
import type { Platform } from '#platform/platform.ts';
import { findMentions, findSought, keyOf } from './keys.ts';
import type {
  Among,
  Mention,
  MovedReport,
  MovedSearch,
  Progress,
} from './recompute-keys.queries.ts';
import {
  lockDecisionsAfter,
  lockKeys,
  lockReportsAfter,
  moveDecisions,
  moveReports,
  moveSearches,
  putProgress,
  replaceMentions,
  selectProgress,
  selectSearchesAfter,
} from './recompute-keys.queries.ts';
import { MAILBOX_RULES, markReporters } from './reporters/reporters.service.ts';

const BATCH = 200;
/** Sorts before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Computes keys of a batch after the last id of the one before. Returns its own last id, or null. */
type Step = (knows: Knows, database: Queryable, after: string) => Promise<string | null>;
const steps: Step[] = [
  ({ sites }, ...batch) => computeOfReports(sites, ...batch),
  ({ sites }, ...batch) => computeOfDecisions(sites, ...batch),
  ({ sites }, ...batch) => computeOfSearches(sites, ...batch),
  ({ pepper }, ...batch) => markReporters(pepper, ...batch, BATCH),
];
type Knows = Pick<Platform, 'sites' | 'pepper'>;

/**
 * Computes all keys again, in batches, if the rules or the operator's lists have changed: reports
 * move to their targets with all that belongs to them. If killed, the next start continues. One
 * server does it, others wait.
 * @throws the signal's reason when stopped
 */
export async function computeKeys(platform: Platform, stop?: AbortSignal): Promise<void> {
  const { database, config, pepper, log } = platform;
  const rules = rulesOf(config.sites, pepper);
  if (isDone(await selectProgress(database), rules)) return;
  await patiently(() =>
    database.transaction(async (holder) => {
      await lockKeys(holder);
      const kept = await selectProgress(database);
      let progress = kept?.rules === rules ? kept : { rules, step: 0, after: NO_ID };
      if (isDone(progress, rules)) return;
      log.info('computing the keys of targets');
      while (!isDone(progress, rules)) {
        stop?.throwIfAborted();
        progress = await database.transaction((transaction) =>
          takeBatch(platform, transaction, progress),
        );
      }
      // Once: the screens of other instances would be fetched again after each batch.
      await announce(holder, { name: 'report', audience: { role: 'admin' } });
      log.info('computed the keys of targets');
    }),
  );
}

/** Notes that a database without reports has only keys of today's rules: no start has to compute those of a fill. */
export async function noteComputedKeys(
  platform: Pick<Platform, 'database' | 'config' | 'pepper'>,
): Promise<void> {
  const { database, config, pepper } = platform;
  const [first] = await lockReportsAfter(database, NO_ID, 1);
  if (first || (await selectProgress(database))) return;
  await putProgress(database, { rules: rulesOf(config.sites, pepper), ...DONE });
}

/**
 * Computes the keys of some reports again, also of those that were taken back with a decision, each batch
 * with a transaction of its own or in a given one.
 */
export async function computeKeysOf(
  among: Among,
  sites: Sites,
  inTransaction: (
    work: (transaction: Queryable) => Promise<string | null>,
  ) => Promise<string | null>,
): Promise<void> {
  for (const step of [computeOfReports, computeOfDecisions]) {
    let last: string | null = NO_ID;
    while (last !== null) {
      const after: string = last;
      last = await inTransaction((transaction) => step(sites, transaction, after, among));
    }
  }
}

/** What keys depend on besides the targets, but not what reviewers answer, which moves reports at once. */
function rulesOf({ sharedHosts }: Sites, pepper: Pepper): string {
  const rules = [KEY_RULES, MAILBOX_RULES, pepper.fingerprint(), ...[...sharedHosts].sort()];
  return hash('sha256', JSON.stringify(rules));
}

const DONE = { step: steps.length, after: NO_ID };

function isDone(progress: Progress | null, rules: string): boolean {
  return progress?.rules === rules && progress.step === DONE.step;
}

async function takeBatch(
  platform: Knows,
  transaction: Queryable,
  progress: Progress,
): Promise<Progress> {
  const { rules, step, after } = progress;
  const last = (await steps[step]?.(platform, transaction, after)) ?? null;
  const next = last ? { rules, step, after: last } : { rules, step: step + 1, after: NO_ID };
  await putProgress(transaction, next);
  return next;
}

/**
 * Moves a batch of reports to the targets of their keys, and finds again what they mention. A report
 * that the rules of today refuse keeps its target.
 * @returns the id of the last report, null after all
 */
async function computeOfReports(
  sites: Sites,
  transaction: Queryable,
  after: string,
  among?: Among,
): Promise<string | null> {
  const reports = await lockReportsAfter(transaction, after, BATCH, among);
  const moved: MovedReport[] = [];
  const mentions: Mention[] = [];
  for (const { description, ...report } of reports) {
    const key = keyOf(sites, report) ?? report.key;
    if (key !== report.key) {
      const isRespelled = keyOf(sites, { category: report.category, target: report.key }) === key;
      moved.push({ ...report, key, isRespelled });
    }
    for (const mention of findMentions(sites, { ...report, key }, description, report.country)) {
      mentions.push({ reportId: report.id, ...mention });
    }
  }
  await moveReports(transaction, moved);
  await replaceMentions(
    transaction,
    reports.map(({ id }) => id),
    mentions,
  );
  return reports.at(-1)?.id ?? null;
}

/** Of a report that was taken back only the key is known; that of a key is the key itself. */
async function computeOfDecisions(
  sites: Sites,
  transaction: Queryable,
  after: string,
  among?: Among,
): Promise<string | null> {
  const decisions = await lockDecisionsAfter(transaction, after, BATCH, among);
  const moved = decisions.flatMap(({ category, ...decision }) => {
    const key = keyOf(sites, { category, target: decision.key }) ?? decision.key;
    if (key === decision.key) return [];
    return [{ ...decision, target: key, key, reporterId: null, isRespelled: true }];
  });
  await moveDecisions(transaction, moved);
  return decisions.at(-1)?.id ?? null;
}

/** Only the key of a search is known, too. */
async function computeOfSearches(sites: Sites, transaction: Queryable, after: string) {
  const searches = await selectSearchesAfter(transaction, after, BATCH);
  const moved = searches.flatMap(({ category, ...search }): MovedSearch[] => {
    const key = findSought(sites, { category, target: search.key })?.[0].key ?? search.key;
    return key === search.key ? [] : [{ ...search, newKey: key }];
  });
  await moveSearches(transaction, moved);
  return searches.at(-1)?.userId ?? null;
}
