import type { RegisterLayout } from '@redflag/shared/registers/values';
import { layouts } from './layouts/layouts.ts';

/** Whether each register of a layout has an account of its own: what it is called says who it is. */
export function ofOwnAccount(layout: RegisterLayout): boolean {
  return layout.startsWith('redflag');
}

/** Returns the email of the account that a register's reports belong to. */
export function accountOf(id: string, layout: RegisterLayout): string {
  const known = layouts.find(({ name }) => name === layout);
  return !known || ofOwnAccount(layout) ? `register-${id}@feeds.invalid` : known.feed.account.email;
}
