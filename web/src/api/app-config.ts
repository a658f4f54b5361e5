import { $api } from './client.ts';

/** What the app needs before sign-in; it changes only when the service is set up anew. */
export function useAppConfig() {
  return $api.useQuery('get', '/v1/app-config', {}, { staleTime: Number.POSITIVE_INFINITY });
}
