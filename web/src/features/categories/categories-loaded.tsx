import type { Category } from '@redflag/shared/categories';
import type { ReactNode } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Loaded } from '#ui/states/loaded.tsx';

/** Fetches the report categories, once. */
export function useCategories() {
  return $api.useQuery('get', '/v1/categories', {}, { staleTime: Number.POSITIVE_INFINITY });
}

interface CategoriesLoadedProps {
  /** Rows of the skeleton shown while loading. */
  rows?: number;
  children: (categories: Category[]) => ReactNode;
}

/** Renders its children once the report categories are loaded. */
export function CategoriesLoaded({ rows = 4, children }: CategoriesLoadedProps) {
  return (
    <Loaded {...outcomeOf(useCategories())} rows={rows} rowHeight={72}>
      {children}
    </Loaded>
  );
}
