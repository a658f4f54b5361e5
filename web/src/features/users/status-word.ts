import type { accountStatuses } from '@redflag/shared/accounts';

/** Returns the label of an account's status. */
export function statusWord(status: (typeof accountStatuses)[number]) {
  return status === 'active' ? 'Active' : 'Suspended';
}
