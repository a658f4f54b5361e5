import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValues, subcategoryValues } from '@redflag/shared/categories';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { subcategoryLabel } from '@redflag/shared/categories/subcategory.words';
import type { Placeholder } from 'drizzle-orm';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { categories, subcategories } from '#platform/database/schema.ts';

/** Adds missing categories and subcategories, updates positions, and returns whether any changed. */
export async function upsertCategories(database: Queryable): Promise<boolean> {
  let changed = 0;
  for (const [position, value] of categoryValues.entries()) {
    const renewed = await database
      .insert(categories)
      .values({ value, position })
      .onConflictDoUpdate({
        target: categories.value,
        set: { position },
        setWhere: differs(categories),
      })
      .returning();
    const category = renewed[0] ?? (await selectCategory(database, value));
    const rows = subcategoryValues[value].map((subvalue, index) => ({
      categoryId: category.id,
      value: subvalue,
      position: index,
    }));
    const subrenewed = await database
      .insert(subcategories)
      .values(rows)
      .onConflictDoUpdate({
        target: [subcategories.categoryId, subcategories.value],
        set: { position: sql`excluded.position` },
        setWhere: differs(subcategories),
      })
      .returning();
    changed += renewed.length + subrenewed.length;
  }
  return changed > 0;
}

function differs({ position }: typeof categories | typeof subcategories) {
  return sql`${position} <> excluded.position`;
}

const allCategories = prepared((database) =>
  database.select().from(categories).orderBy(asc(categories.position)).prepare('categories'),
);
const allSubcategories = prepared((database) =>
  database
    .select()
    .from(subcategories)
    .orderBy(asc(subcategories.position))
    .prepare('subcategories'),
);

/** Returns all categories with their subcategories, by position. */
export async function selectCategories(database: Queryable) {
  const [all, subs] = await Promise.all([
    allCategories(database).execute(),
    allSubcategories(database).execute(),
  ]);
  return all.map(({ id, value }) => ({
    id,
    label: categoryLabel(value),
    value,
    subcategories: subs
      .filter((sub) => sub.categoryId === id)
      .map((sub) => ({ id: sub.id, label: subcategoryLabel(sub.value), value: sub.value })),
  }));
}

/** Returns one category by its value, with its subcategories. */
export async function selectCategory(database: Queryable, value: CategoryValue) {
  const rows = await database
    .select({ category: categories, subcategory: subcategories })
    .from(categories)
    .leftJoin(subcategories, eq(subcategories.categoryId, categories.id))
    .where(eq(categories.value, value));
  const [first] = rows;
  if (!first) throw new Error(`The database has no category ${value}`);
  return {
    ...first.category,
    subcategories: rows.flatMap(({ subcategory }) => subcategory ?? []),
  };
}

/** Selects the id of a category, as a part of another statement. */
export function idOfCategory(database: Queryable, value: CategoryValue | Placeholder) {
  return database.select({ id: categories.id }).from(categories).where(eq(categories.value, value));
}
