import { hash } from 'node:crypto';
import type { Queryable } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { User } from './accounts.queries.ts';
import {
  canSignIn,
  insertUnattendedAccount,
  lockUser,
  selectUserByEmail,
} from './accounts.queries.ts';

/** The domain of organisations' accounts. Nobody can verify an address there. */
export const ORGANISATION_DOMAIN = '@organisations.invalid';

/**
 * Returns the account of an organisation, locked until the transaction ends and created if needed:
 * one for each name, however it is spaced and capitalised. Nobody can sign in to it.
 * @throws ProblemError 409 if it is suspended, or somebody could sign in to it
 */
export async function lockOrganisation(transaction: Queryable, name: string): Promise<User> {
  const spelling = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
  const email = `${hash('sha256', spelling).slice(0, 32)}${ORGANISATION_DOMAIN}`;
  await insertUnattendedAccount(transaction, { username: name, email });
  const account = await selectUserByEmail(transaction, email);
  const locked = account && (await lockUser(transaction, account.id));
  if (!locked) throw new Error(`The organisation's account was not stored`);
  if (locked.status === 'suspended') {
    const detail = `${locked.username} is suspended. Activate it under User Management first.`;
    throw new ProblemError({ status: 409, code: 'key/organisation-suspended', detail });
  }
  // Somebody signed up with its address, which cannot be verified.
  if (await canSignIn(transaction, locked.id)) {
    const detail = 'Somebody has signed up as this organisation. Delete that account first.';
    throw new ProblemError({ status: 409, code: 'key/organisation-taken', detail });
  }
  return locked;
}
