import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportContent, ReportStatus } from '@redflag/shared/reports';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { FeedAccount } from '#modules/accounts/index.ts';
import { ensureFeedAccount, findFeedAccount } from '#modules/accounts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { resolveCategory } from '#modules/categories/index.ts';
import { confirmsWellKnown, findMentions, keyOf, sortByTarget } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';
import type { Platform } from '#platform/platform.ts';
import type { ImportedRow } from './import.queries.ts';
import { insertImported, selectUsedKeys, withoutCleared } from './import.queries.ts';

/** A source of reports: its name for people, and the account that files them. */
export interface Feed {
  name: string;
  account: FeedAccount;
}

/** A report from a feed, without a picture. */
export interface ImportedReport extends ReportContent {
  /** The feed's id for the report, which prevents a second import from adding it again. */
  key: string;
  category: CategoryValue;
  subcategory: string | null;
  status: ReportStatus;
  createdAt: Date;
  /** When the feed decided on the status. */
  decidedAt: Date;
}

const countsSchema = z.object({ read: z.int(), added: z.int(), known: z.int(), bad: z.int() });

/** How many entries of a feed were read, added, already known, and unusable. */
export type Counts = z.infer<typeof countsSchema>;

export interface ReportImport {
  /** The counts of an earlier import of the same content when it was interrupted. */
  before: Counts | null;
  /** Adds reports and stores the progress in one transaction. Returns how many reports were new. */
  add(reports: ImportedReport[], countsAfter: (added: number) => Counts): Promise<number>;
  /** Announces the import once to administrators' screens, and records it in the audit log. */
  end(counts: Counts, file: string): Promise<void>;
}

/**
 * Begins to import reports, or continues an interrupted import of the same content. Nobody is
 * notified about individual reports.
 * @param content identifies the content for continuing; null if nothing can
 * @throws OperatorError if the feed's address belongs to an account that someone can sign in to
 */
export async function beginImport(
  platform: Platform,
  feed: Feed,
  content: string | null,
): Promise<ReportImport> {
  const { database } = platform;
  const marker = content && `import:${content}`;
  const reporterId = await ensureFeedAccount(database, feed.account);
  const { sites } = platform;
  const rowOf = async (report: ImportedReport): Promise<ImportedRow | null> => {
    const { category, subcategory, key: idempotencyKey, decidedAt, ...said } = report;
    const targetKey = keyOf(sites, report);
    if (targetKey === null) return null;
    const ids = await resolveCategory(database, category, subcategory ?? undefined);
    // Nobody looked at what it would mean.
    const isAsked = confirmsWellKnown(sites, { ...report, key: targetKey });
    const status = isAsked ? 'Pending' : said.status;
    return {
      ...said,
      ...ids,
      id: uuidv7(),
      key: targetKey,
      status,
      resolvedAt: status === 'Resolved' ? decidedAt : null,
      reporterId,
      idempotencyKey,
      mentions: findMentions(sites, { category, key: targetKey }, said.description),
      change: { reason: `According to ${feed.name}`, changedAt: decidedAt },
    };
  };
  const kept = marker ? countsSchema.safeParse(await selectSetting(database, marker)) : null;

  return {
    before: kept?.data ?? null,
    async add(reports, countsAfter) {
      const rows: ImportedRow[] = [];
      for (const report of reports) {
        const row = await rowOf(report);
        if (row) rows.push(row);
      }
      return database.transaction(async (transaction) => {
        // Nor did anybody look at what a reviewer saw there.
        const decided = await withoutCleared(transaction, rows);
        const added = await insertImported(transaction, sortByTarget(decided));
        if (marker) await putSetting(transaction, marker, countsAfter(added));
        return added;
      });
    },
    async end({ added, known, bad }, file) {
      await database.transaction(async (transaction) => {
        if (marker) await putSetting(transaction, marker, null);
        await recordAct(transaction, null, {
          action: 'report.import',
          subject: feed.account.username,
          subjectId: reporterId,
          after: { file, added, known, bad },
        });
        if (added > 0) await announce(transaction, { name: 'report', audience: { role: 'admin' } });
      });
    },
  };
}

/** Returns which of these keys were imported from the feed before. */
export async function findImported(
  { database }: Platform,
  feed: Feed,
  keys: string[],
): Promise<Set<string>> {
  const reporterId = await findFeedAccount(database, feed.account);
  return reporterId ? selectUsedKeys(database, reporterId, keys) : new Set();
}
