import type { StaffRole } from '@redflag/shared/accounts';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { lockAdmins, lockUser, selectUserByEmail } from '#modules/accounts/accounts.queries.ts';
import { makeAccount, suspended, takeAccount } from '#modules/accounts/openid/openid.accounts.ts';
import {
  insertIdentity,
  selectIdentity,
  updateIdentityRole,
} from '#modules/accounts/openid/openid.queries.ts';
import { changeRole } from '#modules/accounts/roles/roles.service.ts';
import { higherOf, staffRoleOf } from '#modules/accounts/roles/roles.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Client } from '#modules/accounts/sign-in/sign-in-record.ts';
import { logSignIn, recordSignIn } from '#modules/accounts/sign-in/sign-in-record.ts';
import type { Queryable } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { StaffMember, StaffSignIn } from './staff.claims.ts';

/** Codes of the 403 for a person without a group that gives a role, and for an address not known to be theirs. */
export const NO_GROUP = 'auth/no-group';
export const ADDRESS_UNVERIFIED = 'auth/address-unverified';

interface Entered {
  user: User;
  token: string;
}
type Entry = Pick<Platform, 'database' | 'config' | 'pepper' | 'jobs'> & {
  sessions: Sessions;
  staffSignIn: StaffSignIn;
};

/**
 * Starts a session for a member of staff whom their provider has identified, with the role that their groups
 * give or, if that is higher, the one that an administrator gave (docs/decisions/accounts.md#staff-sign-in).
 * What the groups no longer give is taken even if the person may not enter.
 * @throws ProblemError 403 for a suspended account, without a role, or if a new account's address is not known
 * to be theirs
 */
export async function enterAsStaff(
  entry: Entry,
  member: StaffMember,
  client: Client,
): Promise<Entered> {
  const outcome = await entry.database.transaction((transaction) =>
    settle(entry, transaction, member, client),
  );
  // Outside the transaction, which would otherwise be undone.
  if (!(outcome instanceof ProblemError)) return outcome;
  logSignIn(client, null, outcome.details.code);
  throw outcome;
}

async function settle(
  entry: Entry,
  transaction: Queryable,
  member: StaffMember,
  client: Client,
): Promise<Entered | ProblemError> {
  const { sessions, staffSignIn } = entry;
  const known = await selectIdentity(transaction, member);
  // All before the account, as those who suspend or delete one lock them.
  const admins = known?.role === 'admin' ? await lockAdmins(transaction) : [];
  const before = known
    ? await lockUser(transaction, known.userId)
    : await accountOf(entry, transaction, member, client);
  if (!before) return noGroup(staffSignIn);
  // Thrown, which undoes everything: a suspended account stays unchanged.
  if (before.status === 'suspended') throw suspended(client, before.id);
  // Again, now that no other sign-in of the person can change it.
  const identity = await selectIdentity(transaction, member);
  const isLastAdmin = admins.length === 1 && admins[0] === before.id;
  if (isLastAdmin && member.role !== 'admin') {
    client.log.warn({ account: before.id }, 'No group names the last administrator, who stays one');
  }
  const now = decideRole({
    current: staffRoleOf(before),
    given: identity?.role ?? null,
    wanted: member.role,
    isLastAdmin,
  });
  const user =
    now.role === staffRoleOf(before)
      ? before
      : await changeRole(entry, transaction, { provider: staffSignIn.name }, before, now.role);
  await updateIdentityRole(transaction, member, now.given);
  if (now.role === null) return noGroup(staffSignIn);
  await recordSignIn(transaction, user, client.address, 'staff');
  const { subject, sid } = member;
  const at = { issuer: staffSignIn.issuer, subject, sid };
  return { user, token: await sessions.startWhole(transaction, user.id, client, at) };
}

interface Decision {
  /** What the account may do now. */
  current: StaffRole | null;
  /** What of it the groups gave. */
  given: StaffRole | null;
  /** What the groups give today. */
  wanted: StaffRole | null;
  /** Whether nobody else could give the role back. */
  isLastAdmin: boolean;
}

/** Returns what an account may do from now on, and what of it the groups give. */
function decideRole({ current, given, wanted, isLastAdmin }: Decision) {
  const byHand = current === given ? null : current;
  const role = higherOf(byHand, wanted);
  if (isLastAdmin && role !== 'admin') return { role: current, given };
  return { role, given: role === byHand ? null : role };
}

/** Returns the account of a person who is new here, linked to them; null if they have no role. */
async function accountOf(
  entry: Entry,
  transaction: Queryable,
  member: StaffMember,
  client: Client,
): Promise<User | null> {
  const { email, emailVerified, name } = member;
  const known = email && emailVerified ? await selectUserByEmail(transaction, email) : null;
  if (member.role === null && !(known && staffRoleOf(known))) return null;
  if (!email || emailVerified === false) throw unverified(entry.staffSignIn);
  const made = await makeAccount(entry, transaction, { email, name }, client);
  // Another's account must not open because the provider lets people type any address.
  const user =
    made ?? (emailVerified ? await takeAccount(entry.sessions, transaction, email) : null);
  if (!user) {
    // Another sign-in of the person may just have made it.
    const identity = await selectIdentity(transaction, member);
    if (identity) return lockUser(transaction, identity.userId);
    throw unverified(entry.staffSignIn);
  }
  const { issuer, subject } = member;
  await insertIdentity(transaction, { issuer, subject, userId: user.id });
  return user;
}

function noGroup({ name }: StaffSignIn): ProblemError {
  const detail = `None of your groups at ${name} has a role here. Ask the people who manage them to add you to one that has.`;
  return new ProblemError({ status: 403, code: NO_GROUP, detail });
}

function unverified({ name }: StaffSignIn): ProblemError {
  const detail = `${name} has not verified your email address. Ask the people who manage your account there to do so.`;
  return new ProblemError({ status: 403, code: ADDRESS_UNVERIFIED, detail });
}
