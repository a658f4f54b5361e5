import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportContent, ReportStatus } from '@redflag/shared/reports';
import { wordKey } from '@redflag/shared/targets/target.words';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { FeedAccount } from '#modules/accounts/index.ts';
import { ensureFeedAccount, findFeedAccount } from '#modules/accounts/index.ts';
import { tellIfAnyEnded } from '#modules/alerts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { resolveCategory } from '#modules/categories/index.ts';
import { lockReports, lockTargets } from '#modules/reports/reports.queries.ts';
import { confirmsWellKnown, findMentions, keyOf, sortByTarget } from '#modules/targets/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { putSetting, selectSetting } from '#platform/database/stored-settings.ts';
import type { Platform } from '#platform/platform.ts';
import type { ImportedRow } from './import.queries.ts';
import {
  deleteReports,
  insertImported,
  lockImports,
  selectDecidedHere,
  selectUsedKeys,
  withoutCleared,
} from './import.queries.ts';

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

/** Makes reports of a feed's entries. */
export interface Importer {
  /** Whose the reports are. */
  reporterId: string;
  /** Returns what is to be stored of reports, without those whose target has no key. */
  prepare(reports: ImportedReport[]): Promise<ImportedRow[]>;
  /** Adds those that are new. Returns how many. */
  add(transaction: Queryable, rows: ImportedRow[]): Promise<number>;
}

/** Begins the history of a report that a feed has decided; no reviewer's reason does. */
const ACCORDING_TO = 'According to ';

/**
 * Opens what makes reports of a feed's entries. Nobody is notified about individual reports.
 * @throws OperatorError if the feed's address belongs to an account that someone can sign in to
 */
export async function openImporter(
  { database, sites }: Pick<Platform, 'database' | 'sites'>,
  feed: Feed,
): Promise<Importer> {
  const reporterId = await ensureFeedAccount(database, feed.account);
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
      change: { reason: `${ACCORDING_TO}${feed.name}`, changedAt: decidedAt },
    };
  };
  return {
    reporterId,
    async prepare(reports) {
      const rows: ImportedRow[] = [];
      for (const report of reports) {
        const row = await rowOf(report);
        if (row) rows.push(row);
      }
      return rows;
    },
    async add(transaction, rows) {
      // Nor did anybody look at what a reviewer saw there.
      const decided = await withoutCleared(transaction, rows);
      return insertImported(transaction, sortByTarget(decided));
    },
  };
}

/**
 * Deletes imported reports that their feed lists no more, except those that reviewers have decided. Tells
 * people who were alerted about their targets. Returns how many.
 */
export async function withdrawImported(
  platform: Platform,
  transaction: Queryable,
  ids: string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  await lockImports(transaction);
  const decided = await selectDecidedHere(transaction, ids, ACCORDING_TO);
  const withdrawn = await lockReports(
    transaction,
    ids.filter((id) => !decided.has(id)),
  );
  await lockTargets(transaction, [...new Set(withdrawn.map(({ targetId }) => targetId))]);
  await deleteReports(
    transaction,
    withdrawn.map(({ id }) => id),
  );
  await tellIfAnyEnded(
    platform,
    transaction,
    withdrawn
      .filter(({ status }) => status === 'Resolved')
      .map(({ targetId, ...name }) => ({ targetId, target: wordKey(name) })),
  );
  return withdrawn.length;
}

export interface ReportImport {
  /** The counts of an earlier import of the same content when it was interrupted. */
  before: Counts | null;
  /** Adds reports and stores the progress in one transaction. Returns how many reports were new. */
  add(reports: ImportedReport[], countsAfter: (added: number) => Counts): Promise<number>;
  /** Announces the import once to administrators' screens, and records it in the audit log. */
  end(counts: Counts, file: string): Promise<void>;
}

/**
 * Begins to import reports, or continues an interrupted import of the same content.
 * @param content identifies the content for continuing; null if nothing can
 * @throws OperatorError as `openImporter` does
 */
export async function beginImport(
  platform: Platform,
  feed: Feed,
  content: string | null,
): Promise<ReportImport> {
  const { database } = platform;
  const marker = content && `import:${content}`;
  const importer = await openImporter(platform, feed);
  const kept = marker ? countsSchema.safeParse(await selectSetting(database, marker)) : null;

  return {
    before: kept?.data ?? null,
    async add(reports, countsAfter) {
      const rows = await importer.prepare(reports);
      return database.transaction(async (transaction) => {
        const added = await importer.add(transaction, rows);
        if (marker) await putSetting(transaction, marker, countsAfter(added));
        return added;
      });
    },
    async end({ added, known, bad }, file) {
      await database.transaction(async (transaction) => {
        if (marker) await putSetting(transaction, marker, null);
        await recordImport(transaction, feed, importer, { file, added, known, bad }, null);
      });
    },
  };
}

/**
 * Records an import in the audit log, and announces it once to administrators' screens if it changed
 * anything.
 * @param by what imports on a schedule; null for the command line
 */
export async function recordImport(
  transaction: Queryable,
  feed: Feed,
  { reporterId }: Importer,
  after: { added: number; withdrawn?: number; [name: string]: unknown },
  by: string | null,
): Promise<void> {
  await recordAct(transaction, by === null ? null : { id: null, address: null, name: by }, {
    action: 'report.import',
    subject: feed.account.username,
    subjectId: reporterId,
    after,
  });
  if (after.added > 0 || after.withdrawn)
    await announce(transaction, { name: 'report', audience: { role: 'admin' } });
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
