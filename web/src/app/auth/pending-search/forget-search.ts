/** Under which `pending-search.tsx` keeps a search in this browser. */
export const STORED_AS = 'redflag-pending-search';

/** Forgets what a visitor searched for. Apart from the rest, which only the sign-in screens need. */
export function forgetSearch(): void {
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Storage may be switched off. Then nothing was kept.
  }
}
