import { useQueryClient } from '@tanstack/react-query';
import type { paths } from './schema.gen.ts';

/** Returns a function that refetches what the screen shows of these paths; it resolves when that is done. */
export function useRefresh(...shown: (keyof paths)[]) {
  const queries = useQueryClient();
  return () =>
    Promise.all(shown.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}
