import { useEffect } from 'react';
import { api } from './client.ts';
import { sharedAnswer } from './shared-answer.ts';

/** How often to check, in milliseconds (product specification section 9). */
export const WAKE_UP_EVERY_MS = 10 * 60_000;
const WHILE_AWAY = 15_000;

const readiness = sharedAnswer(async () => {
  await api.GET('/v1/server/get-ready', { parseAs: 'text' });
  return true;
}, 10_000);

/** Checks now whether the service is ready. */
export const checkService = readiness.fetch;

/** Checks at start and every ten minutes whether the service is ready; returns false if it is not. */
export function useServiceReachable(): boolean {
  const { failed } = readiness.use();
  useEffect(() => {
    const check = () => {
      if (!document.hidden) checkService();
    };
    const timer = setInterval(check, failed ? WHILE_AWAY : WAKE_UP_EVERY_MS);
    return () => clearInterval(timer);
  }, [failed]);
  return !failed;
}
