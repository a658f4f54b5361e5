import { hash } from 'node:crypto';
import { feedsPassedOn } from '#modules/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import { patiently } from '#platform/database/connections.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';
import type { Platform } from '#platform/platform.ts';
import type { PassedOn } from './changes.queries.ts';
import { markForComparison } from './changes.queries.ts';

/** The rules that all listings were compared by. */
const RULES = 'changes.rules';
const AT_ONCE = 1_000;
/** Sorts before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Marks all targets that are listed or confirmed for comparison, if what is published depends on other
 * settings or lists than before. If killed, the next start begins again.
 */
export async function noteNewRules(
  platform: Pick<Platform, 'database' | 'config' | 'sites'>,
): Promise<void> {
  const { database } = platform;
  await patiently(async () => {
    const rules = rulesOf(platform);
    if ((await selectSetting(database, RULES)) === rules) return;
    let after: string | null = NO_ID;
    while (after !== null) {
      const last: string = after;
      after = await database.transaction((transaction) =>
        markForComparison(transaction, last, AT_ONCE),
      );
    }
    await putSetting(database, RULES, rules);
  });
}

/** Returns which entries of others may be passed on: those whose licence is ours or CC0. */
export function passedOnBy({ feeds: { licence } }: Pick<Config, 'feeds'>): PassedOn {
  const licences = [...new Set(['CC0-1.0', licence])];
  return { feeds: feedsPassedOn(licence), licences };
}

function rulesOf({ config, sites }: Pick<Platform, 'config' | 'sites'>): string {
  const { categories, licence } = config.feeds;
  const { sharedHosts, wellKnownSites, wellKnownTargets } = sites;
  const lists = [categories, feedsPassedOn(licence), sharedHosts, wellKnownSites, wellKnownTargets];
  return hash('sha256', JSON.stringify([licence, ...lists.map((list) => [...list].sort())]));
}
