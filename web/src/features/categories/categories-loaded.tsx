import type { Category } from '@redflag/shared/categories';
import type { ReactNode } from 'react';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';

interface CategoriesLoadedProps {
  /** Rows of the skeleton that stands in meanwhile. */
  rows?: number;
  children: (categories: Category[]) => ReactNode;
}

/** Shows what needs the report categories once they are there. */
export function CategoriesLoaded({ rows = 4, children }: CategoriesLoadedProps) {
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/v1/categories',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (data) {
    return children(data);
  }
  return error ? (
    <FailureState message={problemOf(error).detail} onRetry={refetch} />
  ) : (
    <Loading rows={rows} rowHeight={72} />
  );
}
