import type { accountStatuses } from '@redflag/shared/accounts';

/** What people read for the status of an account. */
export function statusWord(status: (typeof accountStatuses)[number]) {
  return status === 'active' ? 'Active' : 'Suspended';
}
