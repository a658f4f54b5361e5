import { readStored, store } from '#ui/browser-storage.ts';

const NAME = 'redflag-install-hint';
const DISMISSED = 'dismissed';
/** In milliseconds: 12 hours. Somebody who comes after that is not on their first visit. */
const FIRST_VISIT = 12 * 3_600_000;

/**
 * Whether this browser was here before and nobody dismissed the hint in it. Notes the first visit. Never
 * without storage, as it could not be dismissed.
 */
export function isHintDue(now: number): boolean {
  const kept = readStored(NAME);
  if (!kept) store(NAME, String(now));
  return Boolean(kept) && kept !== DISMISSED && now - Number(kept) >= FIRST_VISIT;
}

/** Never shows the hint in this browser again. */
export const dismissHint = () => store(NAME, DISMISSED);
