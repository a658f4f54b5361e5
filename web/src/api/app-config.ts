import { $api } from './client.ts';

/** Fetches what the app needs before sign-in; a live event refetches it when a setting changes. */
export function useAppConfig() {
  return $api.useQuery('get', '/v1/app-config', {}, { staleTime: Number.POSITIVE_INFINITY });
}
