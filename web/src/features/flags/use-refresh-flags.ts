import { useQueryClient } from '@tanstack/react-query';
import type { paths } from '#api/schema.gen.ts';

const shown: (keyof paths)[] = ['/v1/flags', '/v1/reports', '/v1/reports/{id}', '/v1/targets/{id}'];

/** Refetches what flags change on the screen. */
export function useRefreshFlags() {
  const queries = useQueryClient();
  return () => {
    for (const path of shown) void queries.invalidateQueries({ queryKey: ['get', path] });
  };
}
