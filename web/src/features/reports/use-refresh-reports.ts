import { useQueryClient } from '@tanstack/react-query';
import type { paths } from '#api/schema.gen.ts';

const shown: (keyof paths)[] = [
  '/v1/reports',
  '/v1/reports/{id}',
  '/v1/reports/{id}/history',
  '/v1/me/reports',
  '/v1/users/{id}/reports',
  '/v1/targets',
  '/v1/targets/{id}',
  '/v1/cases',
  '/v1/cases/{targetId}',
];

/** Refetches the reports on the screen after the person has changed one. */
export function useRefreshReports() {
  const queries = useQueryClient();
  return () => {
    for (const path of shown) {
      void queries.invalidateQueries({ queryKey: ['get', path] });
    }
  };
}
