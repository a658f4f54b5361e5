import type { Category } from '@redflag/shared/categories';
import type { ReactNode } from 'react';
import { $api } from '#api/client.ts';
import { outcomeOf } from '#api/problem.ts';
import { Loaded } from '#ui/loaded.tsx';

interface CategoriesLoadedProps {
  /** Rows of the skeleton shown while loading. */
  rows?: number;
  children: (categories: Category[]) => ReactNode;
}

/** Renders its children once the report categories are loaded. */
export function CategoriesLoaded({ rows = 4, children }: CategoriesLoadedProps) {
  const kept = { staleTime: Number.POSITIVE_INFINITY };
  const categories = $api.useQuery('get', '/v1/categories', {}, kept);
  return (
    <Loaded {...outcomeOf(categories)} rows={rows} rowHeight={72}>
      {children}
    </Loaded>
  );
}
