import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportContent, ReportStatus } from '@redflag/shared/reports';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import { ensureFeedAccount, findFeedAccount } from '#modules/accounts/index.ts';
import { recordAct } from '#modules/audit/index.ts';
import { listCategories } from '#modules/categories/index.ts';
import { announce } from '#platform/live/live.ts';
import type { Platform } from '#platform/platform.ts';
import {
  deleteMarker,
  insertImported,
  putMarker,
  selectMarker,
  selectUsedKeys,
} from './import.queries.ts';

/** Where reports come from: a name for people, and the account that files them. */
export interface Feed {
  name: string;
  account: { username: string; email: string };
}

/** A report as a feed tells it; without a picture. */
export interface ImportedReport extends ReportContent {
  /** What the feed calls it: imported again, it is the same report. */
  key: string;
  category: CategoryValue;
  subcategory: string | null;
  targetKey: string;
  status: ReportStatus;
  createdAt: Date;
  /** When the feed came to the status. */
  decidedAt: Date;
}

const countsSchema = z.object({ read: z.int(), added: z.int(), known: z.int(), bad: z.int() });

/** How many entries of a feed were read, and what became of them. */
export type Counts = z.infer<typeof countsSchema>;

interface ReportImport {
  /** What an earlier import of the same content had done when it was interrupted. */
  before: Counts | null;
  /** Adds reports, and keeps how far it is, in one transaction; how many were new. */
  add(reports: ImportedReport[], countsAfter: (added: number) => Counts): Promise<number>;
  /** Tells administrators, once, and records it. */
  end(counts: Counts, file: string): Promise<void>;
}

/**
 * Begins to import reports, or goes on where the same content was interrupted. Nobody is notified of
 * a single report.
 * @param content names what is read by its content, so that it can be gone on with; null where it cannot
 * @throws OperatorError when the feed's address belongs to somebody who signs in
 */
export async function beginImport(
  platform: Platform,
  feed: Feed,
  content: string | null,
): Promise<ReportImport> {
  const { database } = platform;
  const marker = content && `import:${content}`;
  const reporterId = await ensureFeedAccount(database, feed.account);
  const idsOf = await categoryIds(platform);
  const kept = marker ? countsSchema.safeParse(await selectMarker(database, marker)) : null;

  return {
    before: kept?.data ?? null,
    add: (reports, countsAfter) =>
      database.transaction(async (transaction) => {
        const rows = reports.map(({ category, subcategory, key, decidedAt, ...report }) => ({
          ...report,
          id: uuidv7(),
          ...idsOf(category, subcategory),
          reporterId,
          idempotencyKey: key,
          change: { reason: `As ${feed.name} says`, changedAt: decidedAt },
        }));
        const added = rows.length === 0 ? 0 : await insertImported(transaction, rows);
        if (marker) await putMarker(transaction, marker, countsAfter(added));
        return added;
      }),
    async end({ added, known, bad }, file) {
      await database.transaction(async (transaction) => {
        if (marker) await deleteMarker(transaction, marker);
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

/** Which of these keys were imported from the feed before. */
export async function findImported(
  { database }: Platform,
  feed: Feed,
  keys: string[],
): Promise<Set<string>> {
  const reporterId = await findFeedAccount(database, feed.account);
  return reporterId ? selectUsedKeys(database, reporterId, keys) : new Set();
}

async function categoryIds(platform: Platform) {
  const categories = await listCategories(platform);
  const known = new Map<string, { categoryId: string; subcategoryId: string | null }>();
  for (const { id, value, subcategories } of categories) {
    known.set(value, { categoryId: id, subcategoryId: null });
    for (const sub of subcategories) {
      known.set(`${value}/${sub.value}`, { categoryId: id, subcategoryId: sub.id });
    }
  }
  return (category: CategoryValue, subcategory: string | null) => {
    const ids = known.get(subcategory ? `${category}/${subcategory}` : category);
    if (!ids) throw new Error(`The database has no category ${category} ${subcategory}`);
    return ids;
  };
}
