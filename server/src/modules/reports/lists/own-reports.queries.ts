import { categoryValues, subcategoryValues } from '@redflag/shared/categories';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import { reportStatuses } from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { ReportRow } from '#modules/reports/reports.queries.ts';
import type { Sought } from '#modules/targets/index.ts';
import { byCategory, soughtGiven, soughtValues } from '#modules/targets/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { prepared, unseen } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { olderThan, usualLimits } from '#platform/database/lists/lists.ts';
import { patternOf } from '#platform/database/lists/text-search.ts';
import { categories, reports, subcategories, targets, users } from '#platform/database/schema.ts';
import { firstReports, isOnTarget, key, withLabels } from './first-reports.queries.ts';

/** Words that may each be in any column, or the target or some digits of its key. */
export interface OwnReportText {
  words: string[];
  target: Sought | null;
  digits: string | null;
}

/** Returns one page of the reporter's own reports, newest first, plus one row beyond `limit`. */
export async function searchOwnReports(
  database: Queryable,
  reporterId: string,
  sought: OwnReportText | null,
  after: Cursor | null,
  limit: number,
): Promise<ReportRow[]> {
  const words = sought?.words ?? [];
  // Without keys, the condition matches nothing.
  const [target = { category: 'website', keys: [] }] = byCategory(sought?.target ?? []);
  const shape = [words.length, limit, after !== null] as const;
  const statement = ownPagesOften.get(shape.join()) ?? ownPage(...shape);
  return statement(database).execute({
    ...{ reporterId, ...after, ...soughtValues([target]) },
    digits: sought?.digits ? patternOf(sought.digits) : null,
    ...Object.fromEntries(words.flatMap(valuesOf)),
  });
}

/** Returns how many reports a person has. */
export async function countOwnReports(database: Queryable, reporterId: string): Promise<number> {
  const [row] = await ownCount(database).execute({ reporterId });
  return row?.count ?? 0;
}

const ownCount = prepared((database) =>
  database
    .select({ count: users.reportCount })
    .from(users)
    .where(eq(users.id, sql.placeholder('reporterId')))
    .prepare('own_report_count'),
);

/**
 * Builds the statement for a page of a person's reports that contain so many words. Conditions not
 * given are null, so that there are few shapes.
 */
function ownPage(words: number, limit: number, isLater: boolean, name = '') {
  return (database: Queryable) => {
    const list = { database, rows: limit + 1 };
    const reporterId = sql.placeholder('reporterId');
    const anywhere = or(
      and(...Array.from({ length: words }, (_, word) => isInAnyColumn(database, reporterId, word))),
      isOnTarget(database, soughtGiven(1)),
      hasDigits(database, sql.placeholder('digits')),
    );
    const own = eq(reports.reporterId, unseen(reporterId, 'uuid'));
    const next = isLater ? olderThan(reports, key) : undefined;
    const page = firstReports(list, and(own, next, words > 0 ? anywhere : undefined));
    return withLabels(list, page).prepare(name);
  };
}

/** Whether the key of the target contains some digits, if they are given. */
function hasDigits(database: Queryable, digits: Placeholder): SQL | undefined {
  const { id, key } = targets;
  const found = database
    .select({ id })
    .from(targets)
    .where(and(eq(id, reports.targetId), sql`${key} ilike ${digits}`));
  return and(sql`${digits}::text is not null`, exists(found));
}

/** Prepared statements for up to three words, by their shape. */
const ownPagesOften = new Map(
  [0, 1, 2, 3].flatMap((words) =>
    usualLimits.flatMap((limit) =>
      [false, true].map((isLater) => {
        const name = `own_reports_${words}_${limit}${isLater ? '_after' : ''}`;
        return [
          `${[words, limit, isLater]}`,
          prepared(ownPage(words, limit, isLater, name)),
        ] as const;
      }),
    ),
  ),
);

/** Dates as screens show them, so that people can search for them; in UTC, as `from` and `to`. */
const shownDate = sql`to_char(${reports.createdAt} at time zone 'UTC', 'DD/MM/YYYY HH24:MI:SS')`;

/** Returns the values of the placeholders in `isInAnyColumn`. */
function valuesOf(word: string, index: number) {
  const pattern = patternOf(word);
  const isIn = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  return [
    [`word${index}`, pattern],
    [`statuses${index}`, reportStatuses.filter((it) => isIn(statusLabel(it)))],
    [`categories${index}`, categoryValues.filter((it) => isIn(categoryLabel(it)))],
    [
      `subcategories${index}`,
      Object.values(subcategoryValues)
        .flat()
        .filter((it) => isIn(subcategoryLabel(it))),
    ],
    [`date${index}`, /^[\d/:]+$/.test(word) ? pattern : null],
  ];
}

/** Looks up categories and username once, not per report: a person may have thousands. */
function isInAnyColumn(
  database: Queryable,
  reporterId: Placeholder,
  index: number,
): SQL | undefined {
  const pattern = sql.placeholder(`word${index}`);
  const date = sql.placeholder(`date${index}`);
  const anyOf = (name: string) => sql`any (${sql.placeholder(`${name}${index}`)}::text[])`;
  const labelled = (table: typeof categories | typeof subcategories, values: string) =>
    database
      .select({ id: table.id })
      .from(table)
      .where(sql`${table.value} = ${anyOf(values)}`);
  const named = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, reporterId), sql`${users.username} ilike ${pattern}`));
  return or(
    sql`${reports.target} ilike ${pattern}`,
    inArray(reports.categoryId, labelled(categories, 'categories')),
    inArray(reports.subcategoryId, labelled(subcategories, 'subcategories')),
    sql`${reports.status} = ${anyOf('statuses')}`,
    exists(named),
    sql`(${date}::text is not null and ${shownDate} ilike ${date})`,
  );
}
