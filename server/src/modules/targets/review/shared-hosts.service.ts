import type { SharedHostQuestion } from '@redflag/shared/review/cases';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import { isSharedHost, isWellKnown, siteOf } from '@redflag/shared/targets/websites/sites';
import { websiteKey } from '@redflag/shared/targets/websites/website';
import { recordAct } from '#modules/audit/index.ts';
import { refuseInvolved } from '#modules/own-matters/index.ts';
import type { TargetName } from '#modules/targets/keys.ts';
import { computeKeysOf } from '#modules/targets/recompute-keys.service.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { invalidField, ProblemError } from '#platform/http/problem.ts';
import { queue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { putAnswer } from '#platform/sites.ts';
import { isOnHost, selectOnHost, selectPages } from './review.queries.ts';

/** So many pages, reported by as many people, make it likely that a host is shared. */
const PAGES_ASKED = 3;

/**
 * Returns what to ask a reviewer about a target: whether anybody can publish on a host on which
 * different people reported different pages. Null for hosts on a list, and once a reviewer answered.
 */
export async function questionOn(
  { database, sites }: Platform,
  { id, category, key }: TargetName & { id: string },
): Promise<SharedHostQuestion | null> {
  if (category !== 'website' || !isUnlisted(sites, key) || sites.isAnswered(key)) return null;
  const asShared = { ...sites, sharedHosts: new Set([...sites.sharedHosts, key]) };
  const pages = new Set<string>();
  const people = new Set<string>();
  for (const { target, token } of await selectPages(database, id)) {
    const page = websiteKey(target, asShared);
    if (!page?.includes('/')) continue;
    pages.add(page);
    people.add(token);
  }
  const asks = Math.min(pages.size, people.size) >= PAGES_ASKED;
  return asks ? { host: key, pages: pages.size, people: people.size } : null;
}

/** Whether a key is a host that no list says anything about. */
function isUnlisted(sites: Sites, key: string): boolean {
  return siteOf(key, sites) !== null && !isSharedHost(key, sites) && !isWellKnown(key, sites);
}

const movedPages = queue<{ host: string }>(
  'targets.move-pages',
  'Move reports on a shared host',
  'Gives the reports on a host to its pages, or to the host, as a reviewer answered.',
);

/** Another instance may file a report by the lists before the answer. */
const AGAIN_AFTER_SECONDS = 60;

export function sharedHostJobs(platform: Platform): void {
  platform.jobs.work(movedPages, ({ host }) => movePages(platform, host));
}

/**
 * Stores a reviewer's answer whether anybody can publish on a host. Its reports then move to the
 * targets of their pages, or back to that of the host.
 * @throws ProblemError 422 for what is not a host, 409 for one that is on a list, or on which the administrator
 * holds or reported something
 */
export async function answerSharedHost(
  { database, jobs, config }: Platform,
  admin: Viewer,
  host: string,
  isShared: boolean,
): Promise<void> {
  if (websiteKey(host, config.sites) !== host) throw invalidField('host', 'This is not a host');
  if (!isUnlisted(config.sites, host)) throw new ProblemError(isListed);
  await database.transaction(async (transaction) => {
    await refuseInvolved(transaction, admin, await selectOnHost(transaction, host));
    const before = await putAnswer(transaction, host, isShared);
    await recordAct(transaction, admin, {
      action: 'target.shared-host',
      subject: host,
      before: { shared: before },
      after: { shared: isShared },
    });
    await jobs.enqueue(transaction, movedPages, { host });
    await jobs.enqueue(transaction, movedPages, { host }, AGAIN_AFTER_SECONDS);
  });
}

const isListed = {
  status: 409,
  code: 'host/listed',
  detail: 'A list says already whether anybody can publish here.',
};

/** Moves the reports on a host and its pages to where the lists of today say. */
export async function movePages({ database, sites }: Platform, host: string): Promise<void> {
  await sites.refresh();
  await computeKeysOf(isOnHost(database, host), sites, (work) => database.transaction(work));
  await announce(database, { name: 'report', audience: { role: 'admin' } });
}
