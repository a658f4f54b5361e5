const NAME = 'redflag-install-hint';
const DISMISSED = 'dismissed';
/** In milliseconds: 12 hours. Somebody who comes after that is not on their first visit. */
const FIRST_VISIT = 12 * 3_600_000;

/** Whether this browser was here before and nobody dismissed the hint in it. Notes the first visit. */
export function isHintDue(now: number): boolean {
  try {
    const kept = localStorage.getItem(NAME);
    if (!kept) localStorage.setItem(NAME, String(now));
    return Boolean(kept) && kept !== DISMISSED && now - Number(kept) >= FIRST_VISIT;
  } catch {
    // Without storage, it could not be dismissed.
    return false;
  }
}

/** Never shows the hint in this browser again. */
export function dismissHint(): void {
  try {
    localStorage.setItem(NAME, DISMISSED);
  } catch {
    // Storage may have been switched off since. Then the hint is not due either.
  }
}
