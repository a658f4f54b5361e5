import type { Category, CategoryValue } from '@redflag/shared/categories';
import type { Queryable } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField } from '../../platform/problem.ts';
import { selectCategories, selectCategory, upsertCategories } from './categories.queries.ts';

/** Gives a database the categories of the specification; safe to repeat. */
export async function seedCategories({ database }: Pick<Platform, 'database'>): Promise<void> {
  await database.transaction(upsertCategories);
}

export function listCategories({ database }: Platform): Promise<Category[]> {
  return selectCategories(database);
}

/**
 * The ids of a category and of one of its subcategories, by their values.
 * @throws ProblemError 422 when the category has no such subcategory
 */
export async function resolveCategory(
  database: Queryable,
  value: CategoryValue,
  subcategoryValue: string | undefined,
): Promise<{ categoryId: string; subcategoryId: string | null }> {
  const category = await selectCategory(database, value);
  if (!subcategoryValue) return { categoryId: category.id, subcategoryId: null };
  const subcategory = category.subcategories.find((sub) => sub.value === subcategoryValue);
  if (!subcategory) {
    throw invalidField(
      'subcategory',
      `Validation Error: Please select a subcategory of ${category.label}`,
    );
  }
  return { categoryId: category.id, subcategoryId: subcategory.id };
}
