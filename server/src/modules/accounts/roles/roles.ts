import type { ReviewRole, Role, StaffRole } from '@redflag/shared/accounts';
import { staffRoles } from '@redflag/shared/accounts';

interface Roles {
  role: Role;
  reviewRole: ReviewRole | null;
}

/** Returns what an account may do beside what all users may; null for nothing. */
export function staffRoleOf({ role, reviewRole }: Roles): StaffRole | null {
  return role === 'admin' ? role : reviewRole;
}

/** Returns the columns of an account with this role. */
export function rolesOf(role: StaffRole | null): Roles {
  return role === 'admin' ? { role, reviewRole: null } : { role: 'user', reviewRole: role };
}

/** Returns the one of two roles that allows more. */
export function higherOf(one: StaffRole | null, other: StaffRole | null): StaffRole | null {
  return staffRoles.find((role) => role === one || role === other) ?? null;
}
