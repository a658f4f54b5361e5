import type { Config } from '#platform/config.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { staffRoleOf } from './roles.ts';

/** Code of the 403 for staff who must sign in with their provider. */
export const STAFF_ONLY = 'auth/staff-only';

/**
 * Keeps staff to their provider, where it is required. Call it only once somebody has proved that the
 * account is theirs, since the answer tells that it is of staff.
 * @throws ProblemError 403 for staff
 */
export function refuseStaff(
  { staffSignIn }: Pick<Config, 'staffSignIn'>,
  user: Parameters<typeof staffRoleOf>[0],
): void {
  if (!staffSignIn?.required || staffRoleOf(user) === null) return;
  throw new ProblemError({
    status: 403,
    code: STAFF_ONLY,
    detail: `Please sign in with ${staffSignIn.name}. Your account opens in no other way.`,
  });
}
