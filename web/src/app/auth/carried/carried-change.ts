/** What the screens that change a password pass on in the history entry. */
export const CHANGED = { passwordChanged: true };

/** Whether a history entry says that this tab has just changed a password. */
export function saysChanged(state: unknown): boolean {
  return (state as Partial<typeof CHANGED> | null)?.passwordChanged ?? false;
}
