import type { AnyUser } from '@redflag/shared/accounts/users';
import { presentMe } from '#modules/accounts/index.ts';

/** Returns an account as administrators see it. */
export function presentUser(
  user: Parameters<typeof presentMe>[0] & { isReviewedFirst: boolean },
  config: Parameters<typeof presentMe>[1],
): AnyUser {
  return { ...presentMe(user, config), reviewedFirst: user.isReviewedFirst };
}
