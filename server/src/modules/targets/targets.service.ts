import type { CheckedText, Target, TargetQuery } from '@redflag/shared/checks';
import type { TargetSummary } from '@redflag/shared/reports';
import { findTargets } from '@redflag/shared/targets/messages/find-targets';
import { describeTarget, isHostShared, judgeUnknown } from '@redflag/shared/targets/present-target';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import type { Verdict } from '@redflag/shared/verdicts';
import { judge } from '@redflag/shared/verdicts/judge';
import { worstFirst } from '@redflag/shared/verdicts/tone-of';
import { wordVerdict } from '@redflag/shared/verdicts/verdict.words';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { Sought } from './keys.ts';
import { findSought, soughtBy } from './keys.ts';
import type { TargetRow } from './targets.queries.ts';
import { selectLinked, selectSought, selectTarget } from './targets.queries.ts';

/**
 * Returns the targets that a text means, the worst first: several for a name on several platforms,
 * one without an id when none is known.
 * @throws ProblemError 422 if the target is not valid for its category
 */
export async function lookUp(platform: Platform, query: TargetQuery): Promise<Target[]> {
  const sought = soughtBy(platform.config.sites, query);
  const found = await selectSought(platform.database, [sought]);
  const known = worstFirst(found.map((row) => present(platform, row)));
  return known.length > 0 ? known : [unknownTarget(platform, sought, query.target)];
}

/** Returns a target with those linked to it. Throws ProblemError 404. */
export async function readTarget(platform: Platform, id: string): Promise<Target> {
  const row = await selectTarget(platform.database, id);
  if (!row) throw notFound('Target');
  const linked = await selectLinked(platform.database, id);
  return {
    ...present(platform, row),
    linked: linked.map(({ known, category, key, shown: named }) =>
      known ? present(platform, known) : unknownTarget(platform, { category, keys: [key] }, named),
    ),
  };
}

/** Finds what a text names, each with what is known of it. The text goes nowhere else. */
export async function checkText(platform: Platform, text: string): Promise<CheckedText> {
  const found = findTargets(text).flatMap((one) => {
    const sought = findSought(platform.config.sites, one);
    return sought ? { ...one, sought } : [];
  });
  const rows = await selectSought(
    platform.database,
    found.map(({ sought }) => sought),
  );
  const items = found.map(({ text: shown, start, end, sought }) => {
    const known = rows
      .filter(({ category, key }) => category === sought.category && sought.keys.includes(key))
      .map((row) => present(platform, row));
    const target = worstFirst(known)[0] ?? unknownTarget(platform, sought, shown);
    return { text: shown, start, end, target };
  });
  return { items };
}

/** Adds up a target's reports and reporters. Throws ProblemError 422 for an invalid target. */
export async function summarise(platform: Platform, query: TargetQuery): Promise<TargetSummary> {
  const sought = soughtBy(platform.config.sites, query);
  const rows = await selectSought(platform.database, [sought]);
  const latest = Math.max(...rows.map(({ lastReportedAt }) => lastReportedAt?.getTime() ?? 0));
  return {
    category: sought.category,
    reports: sum(rows, (it) => it.pending + it.underReview + it.resolved + it.closed),
    people: sum(rows, ({ people }) => people),
    latestAt: latest > 0 ? new Date(latest).toISOString() : null,
  };
}

const sum = (rows: TargetRow[], value: (row: TargetRow) => number) =>
  rows.reduce((total, row) => total + value(row), 0);

/** Returns a target with its verdict. */
export function present({ config }: Pick<Platform, 'config'>, row: TargetRow): Target {
  return {
    id: row.id,
    ...describeTarget(config.sites, row),
    verdict: verdictOn(config.sites, row),
  };
}

function unknownTarget(
  { config }: Platform,
  { category, keys }: Pick<Sought, 'category' | 'keys'>,
  shown: string,
): Target {
  const target = { category, key: keys[0] ?? shown, shown };
  return {
    id: null,
    ...describeTarget(config.sites, target),
    verdict: judgeUnknown(config.sites, target),
  };
}

/** Judges a target, but never a host where anyone can publish. */
export function verdictOn(sites: Sites, row: Omit<TargetRow, 'id' | 'shown'>): Verdict {
  return isHostShared(sites, row) ? judgeUnknown(sites, row) : wordVerdict(judge(row, new Date()));
}
