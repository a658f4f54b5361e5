import type { FastifyBaseLogger } from 'fastify';
import type { User } from '#modules/accounts/accounts.queries.ts';
import { readBrowser } from '#modules/accounts/sessions/browser.ts';
import type { Browser } from '#modules/accounts/sessions/sessions.service.ts';
import { recordAct } from '#modules/audit/index.ts';
import { notify } from '#modules/notifications/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { networkOf } from '#platform/http/connections/network-address.ts';

/** Where a sign-in comes from, and the log of its request. */
export interface Origin {
  address: string;
  log: FastifyBaseLogger;
}

/** Who asks to be signed in. */
export interface Client extends Browser, Origin {}

/**
 * Logs a sign-in. Never what was typed: an address may be a password, typed in the wrong field.
 * @param account its id; null if the address has none, or before that is known
 * @param reason why it was refused; null if the person is signed in
 */
export function logSignIn(
  { address, log }: Origin,
  account: string | null,
  reason: string | null,
): void {
  const outcome = reason === null ? 'signed in' : 'refused';
  log.info({ account: account ?? 'none', network: networkOf(address), outcome, reason }, 'sign-in');
}

type Method = 'password' | 'google' | 'email' | 'staff' | 'passkey' | 'second-factor';

/** Notifies a person of their sign-in, unread from an unknown device, and records an administrator's. */
export async function welcomeBack(
  transaction: Queryable,
  user: User,
  { address, userAgent }: Client,
  method: Method,
  isKnown: boolean,
): Promise<void> {
  await notify(transaction, {
    userId: user.id,
    kind: 'signed-in',
    parameters: { browser: readBrowser(userAgent) },
    read: isKnown,
  });
  await recordSignIn(transaction, user, address, method);
}

/** Records an administrator's sign-in in the audit log, in its transaction. */
export async function recordSignIn(
  transaction: Queryable,
  { id, username, role }: User,
  address: string,
  method: Method,
): Promise<void> {
  if (role !== 'admin') return;
  await recordAct(
    transaction,
    { id, address, name: username },
    { action: 'user.sign-in', subject: username, subjectId: id, after: { method } },
  );
}
