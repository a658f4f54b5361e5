import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  clock ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

const minute = () => Math.floor(Date.now() / MINUTE_MS);

/** The present moment, renewed every minute. A screen may ask a hundred times: there is one clock for all. */
export function useNow(): Date {
  useSyncExternalStore(subscribe, minute, minute);
  return new Date();
}
