import { api } from './client.ts';
import { sharedAnswer } from './shared-answer.ts';

const config = sharedAnswer(async () => {
  const { data } = await api.GET('/v1/app-config');
  return data;
}, Number.POSITIVE_INFINITY);

/** Fetches what the app needs before sign-in. */
export const useAppConfig = config.use;

/** Fetches it again, after a setting has changed. */
export const refreshAppConfig = config.fetch;
