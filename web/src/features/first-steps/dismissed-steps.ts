import type { Me } from '@redflag/shared/accounts';
import { readStored, store } from '#ui/browser-storage.ts';

const NAME = 'redflag-no-first-steps';
/** In milliseconds: 30 days. After that, the person knows their way. */
const WELCOME_FOR = 30 * 24 * 3_600_000;

/** Whether an account is new and has not dismissed the first steps in this browser. */
export function isWelcome({ id, createdAt }: Pick<Me, 'id' | 'createdAt'>, now: number): boolean {
  return now - Date.parse(createdAt) < WELCOME_FOR && readStored(NAME) !== id;
}

/** Shows the first steps to this account no more. */
export const dismissSteps = (id: Me['id']) => store(NAME, id);
