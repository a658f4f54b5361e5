import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';

/** How often to check, in milliseconds (product specification section 9). */
export const WAKE_UP_EVERY_MS = 10 * 60_000;
const WHILE_AWAY = 15_000;

/** Checks at start and every ten minutes whether the service is ready; returns false if it is not. */
export function useServiceReachable(): boolean {
  const { isError } = useQuery({
    queryKey: ['get', '/v1/server/get-ready'],
    queryFn: async ({ signal }) => {
      await api.GET('/v1/server/get-ready', { signal, parseAs: 'text' });
      return true;
    },
    refetchInterval: ({ state }) => (state.status === 'error' ? WHILE_AWAY : WAKE_UP_EVERY_MS),
  });
  return !isError;
}
