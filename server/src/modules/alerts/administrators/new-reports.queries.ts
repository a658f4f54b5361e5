import { and, count, desc, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { categories, reports } from '#platform/database/schema.ts';

export interface Span {
  /** Exclusive. */
  since: Date;
  /** Inclusive. */
  until: Date;
}

const within = ({ since, until }: Span) =>
  and(gt(reports.createdAt, since), lte(reports.createdAt, until));

export async function countFiled(database: Queryable, span: Span): Promise<number> {
  const [row] = await database.select({ filed: count() }).from(reports).where(within(span));
  return row?.filed ?? 0;
}

/** Returns the category and target of the newest reports of a span. */
export function selectFiled(database: Queryable, span: Span, limit: number) {
  return database
    .select({ category: categories.label, target: reports.target })
    .from(reports)
    .innerJoin(categories, eq(categories.id, reports.categoryId))
    .where(within(span))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
}
