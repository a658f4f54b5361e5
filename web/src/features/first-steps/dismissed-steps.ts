import type { Me } from '@redflag/shared/accounts';

const NAME = 'redflag-no-first-steps';
/** In milliseconds: 30 days. After that, the person knows their way. */
const WELCOME_FOR = 30 * 24 * 3_600_000;

/** Whether an account is new and has not dismissed the first steps in this browser. */
export function isWelcome({ id, createdAt }: Pick<Me, 'id' | 'createdAt'>, now: number): boolean {
  return now - Date.parse(createdAt) < WELCOME_FOR && dismissedBy() !== id;
}

/** Shows the first steps to this account no more. */
export function dismissSteps(id: Me['id']): void {
  try {
    localStorage.setItem(NAME, id);
  } catch {
    // Storage may be switched off or full. Then they come back with the next visit.
  }
}

function dismissedBy(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}
