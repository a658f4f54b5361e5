import { roles } from '@redflag/shared/accounts';
import type { Category, CategoryValue } from '@redflag/shared/categories';
import { categoryValues } from '@redflag/shared/categories';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { invalidField } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { selectCategories, selectCategory, upsertCategories } from './categories.queries.ts';

/** Adds the specification's categories, and announces changes to every open screen. Safe to repeat. */
export async function seedCategories({ database }: Pick<Platform, 'database'>): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await upsertCategories(transaction))) return;
    const events = roles.map((role) => ({ name: 'category' as const, audience: { role } }));
    await announce(transaction, ...events);
  });
}

/** Returns the categories in which reports can be filed here: a newer server may have added others. */
export async function listCategories({ database }: Platform): Promise<Category[]> {
  const stored = await selectCategories(database);
  return stored.filter(({ value }) => categoryValues.includes(value));
}

type KnownCategory = Awaited<ReturnType<typeof selectCategory>>;

/** Categories come with the program and keep their ids, so each is read from a database only once. */
const known = new WeakMap<Queryable, Map<CategoryValue, KnownCategory>>();

/** Returns the ids of a category and its subcategory. Throws ProblemError 422 if they do not match. */
export async function resolveCategory(
  database: Queryable,
  value: CategoryValue,
  subcategoryValue: string | undefined,
): Promise<{ categoryId: string; subcategoryId: string | null }> {
  const idsIn = (category: KnownCategory) => {
    const subcategory = category.subcategories.find((sub) => sub.value === subcategoryValue);
    if (subcategoryValue && !subcategory) return null;
    return { categoryId: category.id, subcategoryId: subcategory?.id ?? null };
  };
  const earlier = known.get(database)?.get(value);
  const remembered = earlier && idsIn(earlier);
  if (remembered) return remembered;

  // An instance with a newer version may have added a subcategory.
  const category = await selectCategory(database, value);
  known.set(database, (known.get(database) ?? new Map()).set(value, category));
  const ids = idsIn(category);
  if (ids) return ids;
  throw invalidField(
    'subcategory',
    `Validation Error: Please select a subcategory of ${categoryLabel(value)}`,
  );
}
