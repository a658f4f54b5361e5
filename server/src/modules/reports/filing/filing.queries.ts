import type { ReportContent } from '@redflag/shared/reports';
import { contentFields } from '@redflag/shared/reports';
import type { Placeholder } from 'drizzle-orm';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { notificationsInsert } from '#modules/notifications/index.ts';
import type { ReportRow } from '#modules/reports/reports.queries.ts';
import { selectReports } from '#modules/reports/reports.queries.ts';
import { isUnmarked, mentionsInsert, targetIdOf } from '#modules/targets/index.ts';
import { eventsInsert } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { prepared, repeatDeadlocked } from '#platform/database/database.ts';
import { reports, users } from '#platform/database/schema.ts';

const given = sql.placeholder;

const keyOfFiling = prepared((database) => {
  const isReporter = eq(reports.reporterId, given('reporterId'));
  const newest = database
    .select({ id: sql`${reports.id}::text` })
    .from(reports)
    .where(and(isReporter, lt(reports.createdAt, given('arrivedAt'))))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1);
  const earlier = database
    .select({ id: reports.id })
    .from(reports)
    .where(and(isReporter, eq(reports.idempotencyKey, sql`filing.key`)));
  return database
    .select({
      key: sql<string>`filing.key`,
      isUsed: sql<boolean>`exists (${earlier})`,
      isWithheld: sql<boolean>`coalesce(${users.isReviewedFirst}, false)`,
      isUnmarked: sql<boolean>`coalesce(${isUnmarked}, false)`,
      phone: users.phone,
    })
    .from(
      sql`(select coalesce(${given('key')}::text, format('after %s: %s',
        coalesce((${newest}), 'null'), ${given('digest')}::text)) as key) as filing`,
    )
    .leftJoin(users, eq(users.id, given('reporterId')))
    .prepare('report_key');
});

interface KeyOfFiling {
  key: string;
  /** Whether the reporter has used the key. */
  isUsed: boolean;
  /** Whether others read the report only once it is reviewed. */
  isWithheld: boolean;
  /** Whether the reporter's prints are missing. */
  isUnmarked: boolean;
  /** The reporter's own. */
  phone: string | null;
}

/**
 * Returns a form's idempotency key, and what filing needs to know of the reporter. Without a client's key, it names
 * the person's latest report when the form arrived: equal forms sent together share it, one sent after the answer has
 * another.
 */
export async function selectKeyOfFiling(
  database: Queryable,
  filing: { reporterId: string; arrivedAt: Date; key: string | null; digest: string },
): Promise<KeyOfFiling> {
  const [row] = await keyOfFiling(database).execute(filing);
  if (!row) throw new Error('A statement without a table returns one row');
  return row;
}

const givenContent = Object.fromEntries(
  contentFields.map((field) => [field, given(field)]),
) as Record<keyof ReportContent, Placeholder>;

const filing = prepared((database) => {
  const filed = database.$with('reports').as(
    database
      .insert(reports)
      .values({
        id: given('id'),
        categoryId: given('categoryId'),
        subcategoryId: given('subcategoryId'),
        ...givenContent,
        country: given('country'),
        targetId: targetIdOf({
          newId: given('newTargetId'),
          categoryId: given('categoryId'),
          key: given('key'),
          shown: given('target'),
          reporterId: given('reporterId'),
        }),
        reporterId: given('reporterId'),
        evidenceKey: given('evidenceKey'),
        evidenceSource: given('evidenceSource'),
        idempotencyKey: given('idempotencyKey'),
        pictureHash: given('pictureHash'),
      })
      .returning(),
  );
  return selectReports(database, filed, [
    filed,
    database.$with('mentions', {}).as(mentionsInsert(given('mentions'))),
    database.$with('told', {}).as(notificationsInsert(given('notifications'))),
    database.$with('announced', {}).as(eventsInsert(given('events'))),
  ]).prepare('report_filing');
});

interface Filing extends ReportContent {
  id: string;
  country: string | null;
  categoryId: string;
  subcategoryId: string | null;
  /** Of its target. */
  key: string;
  reporterId: string;
  /** Null without a picture. */
  evidenceKey: string | null;
  evidenceSource: string | null;
  pictureHash: Buffer | null;
  idempotencyKey: string;
  /** Rows for `mentionsInsert`, `notificationsInsert` and `eventsInsert`. */
  mentions: string;
  notifications: string;
  events: string;
}

/**
 * Adds a report and all that comes with it in one statement, a transaction of its own. Violates
 * `reports_idempotency` if the reporter has used the key before.
 */
export async function insertFiling(database: Queryable, row: Filing): Promise<ReportRow> {
  const [report] = await repeatDeadlocked(() =>
    filing(database).execute({ ...row, newTargetId: uuidv7() }),
  );
  if (!report) throw new Error('The statement returns the report that it adds');
  return report;
}
