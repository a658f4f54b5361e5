import { useQueryClient } from '@tanstack/react-query';
import type { paths } from '#api/schema.gen.ts';

const shown: (keyof paths)[] = ['/v1/users', '/v1/users/{id}'];

/** Refetches the users on the screen after the person has changed one; resolves when that is done. */
export function useRefreshUsers() {
  const queries = useQueryClient();
  return () =>
    Promise.all(shown.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}
