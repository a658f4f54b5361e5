import type { Category } from '@redflag/shared/categories';
import type { ReactNode } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Loaded } from '#ui/states/loaded.tsx';

/** Fetches the report categories, once. */
function useCategories() {
  return $api.useQuery('get', '/v1/categories', {}, { staleTime: Number.POSITIVE_INFINITY });
}

interface CategoriesProps {
  children: (categories: Category[]) => ReactNode;
}

interface CategoriesLoadedProps extends CategoriesProps {
  /** Rows of the skeleton shown while loading. */
  rows?: number;
}

/** Renders its children with the report categories as far as they are known. */
export const KnownCategories = ({ children }: CategoriesProps) =>
  children(useCategories().data ?? []);

/** Renders its children once the report categories are loaded. */
export function CategoriesLoaded({ rows = 4, children }: CategoriesLoadedProps) {
  return (
    <Loaded {...outcomeOf(useCategories())} rows={rows} rowHeight={72}>
      {children}
    </Loaded>
  );
}
