import { useQueryClient } from '@tanstack/react-query';
import type { paths } from '#api/schema.gen.ts';

const shown: (keyof paths)[] = ['/v1/users', '/v1/users/{id}'];

/** Fetches what is shown of users again, after an act of one's own; resolves when it is there. */
export function useRefreshUsers() {
  const queries = useQueryClient();
  return () =>
    Promise.all(shown.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}
