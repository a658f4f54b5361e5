import { useSyncExternalStore } from 'react';

let areThere = false;
const listeners = new Set<() => void>();

/** Says whether there are reports that the list on the screen does not have yet. */
export function setNewReports(are: boolean): void {
  areThere = are;
  for (const listener of listeners) listener();
}

export const areNewReports = () => areThere;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNewReports = () => useSyncExternalStore(subscribe, areNewReports);
