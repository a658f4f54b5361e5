import { $api } from './client.ts';

/** What the app needs before sign-in; when a setting changes it, the live connection says so. */
export function useAppConfig() {
  return $api.useQuery('get', '/v1/app-config', {}, { staleTime: Number.POSITIVE_INFINITY });
}
