import type { CategoryValue } from '@redflag/shared/categories';
import { categorySeeds } from '@redflag/shared/categories';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { categories, subcategories } from '#platform/database/schema.ts';

/** Adds missing categories and subcategories, and updates changed labels and positions. */
export async function upsertCategories(database: Queryable): Promise<void> {
  for (const [position, [value, seed]] of Object.entries(categorySeeds).entries()) {
    const [category] = await database
      .insert(categories)
      .values({ value, label: seed.label, position })
      .onConflictDoUpdate({ target: categories.value, set: { label: seed.label, position } })
      .returning();
    if (!category) throw new Error(`The category ${value} was not stored`);
    const rows = Object.entries(seed.subcategories).map(([subvalue, label], index) => ({
      categoryId: category.id,
      value: subvalue,
      label,
      position: index,
    }));
    await database
      .insert(subcategories)
      .values(rows)
      .onConflictDoUpdate({
        target: [subcategories.categoryId, subcategories.value],
        set: { label: sql`excluded.label`, position: sql`excluded.position` },
      });
  }
}

/** Returns all categories with their subcategories, by position. */
export async function selectCategories(database: Queryable) {
  const [all, subs] = await Promise.all([
    database.select().from(categories).orderBy(asc(categories.position)),
    database.select().from(subcategories).orderBy(asc(subcategories.position)),
  ]);
  return all.map(({ id, label, value }) => ({
    id,
    label,
    value: value as CategoryValue,
    subcategories: subs
      .filter((sub) => sub.categoryId === id)
      .map((sub) => ({ id: sub.id, label: sub.label, value: sub.value })),
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
