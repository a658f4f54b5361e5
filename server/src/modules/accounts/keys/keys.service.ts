import type {
  Key,
  MadeKey,
  MadeOrganisationKey,
  NewKey,
  NewOrganisationKey,
  OrganisationKey,
  UsedKey,
} from '@redflag/shared/keys';
import { KEYS_MAX, ORGANISATION_KEYS_MAX, personalScopes } from '@redflag/shared/keys';
import { announceAccount } from '#modules/accounts/account-changes.ts';
import { lockUser } from '#modules/accounts/accounts.queries.ts';
import { lockOrganisation } from '#modules/accounts/organisations.ts';
import { hashSecret } from '#modules/accounts/tokens/secrets.ts';
import { recordAct } from '#modules/audit/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { noSession, notFound, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { RateLimit } from '#platform/rate-limits/rate-limits.ts';
import { takeAll } from '#platform/rate-limits/rate-limits.ts';
import { invalidKey } from './key-viewers.ts';
import { keyChangedMails } from './keys.jobs.ts';
import type { KeyRow } from './keys.queries.ts';
import {
  countKeys,
  deleteKey,
  deleteOrganisationKey,
  insertKey,
  selectKey,
  selectKeys,
  selectOrganisationKeys,
} from './keys.queries.ts';
import { createKey } from './secret.ts';

/** Returns the viewer's own keys, newest first. */
export async function listKeys({ database }: Platform, viewer: Viewer): Promise<{ items: Key[] }> {
  const rows = await selectKeys(database, viewer.id);
  return { items: rows.map(present) };
}

/**
 * Makes a key for the viewer's own account, and emails its owner.
 * @throws ProblemError 409 if they have as many as they may, 429 after many in a day
 */
export async function makeKey(
  { database, jobs, keyLimit }: Platform & { keyLimit: RateLimit },
  viewer: Viewer,
  { name, expiresInDays: days }: NewKey,
): Promise<MadeKey> {
  await takeAll([{ limit: keyLimit, key: viewer.id, refusal: tooManyMade }]);
  const secret = createKey();
  return database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, viewer.id))) throw noSession();
    if ((await countKeys(transaction, viewer.id)) >= KEYS_MAX) throw tooMany(KEYS_MAX);
    const owner = { userId: viewer.id, isOrganisations: false };
    const key = await insertKey(transaction, {
      ...{ ...owner, name, days, scopes: [...personalScopes], secretHash: hashSecret(secret) },
    });
    await record(transaction, viewer, 'key.create', key);
    const { createdAt: at, userId } = key;
    await jobs.enqueue(transaction, keyChangedMails, {
      ...{ userId, name, act: 'made', at: at.toISOString() },
    });
    return { ...present(key), secret };
  });
}

/**
 * Revokes a key of the viewer's own account at once, and emails its owner.
 * @throws ProblemError 404 if there is none
 */
export async function revokeKey(
  { database, jobs }: Platform,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const key = await deleteKey(transaction, { id, userId: viewer.id });
    if (!key) throw notFound('Key');
    await record(transaction, viewer, 'key.revoke', key);
    await jobs.enqueue(transaction, keyChangedMails, {
      ...{ userId: viewer.id, name: key.name, act: 'revoked', at: new Date().toISOString() },
    });
  });
}

type KeyAct = 'key.create' | 'key.revoke';

/** Without the name: deleting an account promises to remove it, but the log is permanent. */
function record(transaction: Queryable, { id }: Viewer, action: KeyAct, key: KeyRow) {
  const { scopes, expiresAt } = key;
  const state = { scopes, expiresAt };
  return recordAct(
    transaction,
    { id, address: null, name: 'Owner' },
    {
      ...{ action, subject: 'Own key' },
      ...(action === 'key.create' ? { after: state } : { before: state }),
    },
  );
}

/** Returns the keys of all organisations, newest first. */
export async function listOrganisationKeys({
  database,
}: Platform): Promise<{ items: OrganisationKey[] }> {
  const rows = await selectOrganisationKeys(database);
  return { items: rows.map(({ key, organisation }) => presentOf(key, organisation)) };
}

/**
 * Makes a key for an organisation, whose account is created with its first key.
 * @throws ProblemError 409 if the organisation is suspended or taken, or there are as many keys as
 * there may be
 */
export async function makeOrganisationKey(
  { database }: Platform,
  admin: Viewer,
  { organisation, name, scopes, withoutPicture, expiresInDays: days }: NewOrganisationKey,
): Promise<MadeOrganisationKey> {
  const secret = createKey();
  return database.transaction(async (transaction) => {
    const account = await lockOrganisation(transaction, organisation);
    const keys = await selectOrganisationKeys(transaction);
    if (keys.length >= ORGANISATION_KEYS_MAX) throw tooMany(ORGANISATION_KEYS_MAX);
    const key = await insertKey(transaction, {
      ...{ userId: account.id, isOrganisations: true, name, days, withoutPicture },
      ...{ scopes: [...new Set(scopes)], secretHash: hashSecret(secret) },
    });
    await recordAct(transaction, admin, {
      ...{ action: 'key.create', subject: account.username, subjectId: account.id },
      after: describe(key),
    });
    await announceAccount(transaction, account.id);
    return { ...presentOf(key, account), secret };
  });
}

/** Revokes a key of an organisation at once. Throws ProblemError 404 if there is none. */
export async function revokeOrganisationKey(
  { database }: Platform,
  admin: Viewer,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await selectKey(transaction, id);
    const key = await deleteOrganisationKey(transaction, id);
    if (!key || !found) throw notFound('Key');
    await recordAct(transaction, admin, {
      ...{ action: 'key.revoke', subject: found.username, subjectId: key.userId },
      before: describe(key),
    });
  });
}

/**
 * Returns the key that sends the request, with what it has left.
 * @throws ProblemError 401 if it was revoked during the request
 */
export async function readUsedKey({ database }: Platform, viewer: Viewer): Promise<UsedKey> {
  const found = viewer.key && (await selectKey(database, viewer.key.id));
  if (!found) throw invalidKey();
  const { key, username } = found;
  return {
    ...present(key),
    organisation: key.isOrganisations ? username : null,
    withoutPicture: key.withoutPicture,
    limits: viewer.key?.quota ? [viewer.key.quota] : [],
  };
}

function describe({ name, scopes, withoutPicture, expiresAt }: KeyRow) {
  return { name, scopes, withoutPicture, expiresAt };
}

function present({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: KeyRow): Key {
  return {
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= new Date(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function presentOf(
  key: KeyRow,
  { username, status }: { username: string; status: string },
): OrganisationKey {
  return {
    ...present(key),
    organisation: username,
    organisationId: key.userId,
    suspended: status === 'suspended',
    withoutPicture: key.withoutPicture,
  };
}

function tooMany(most: number): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'key/too-many',
    detail: `There are ${most} keys already. Revoke one first.`,
  });
}

const tooManyMade = {
  code: 'too-many-requests',
  detail: 'You have made many keys today. Please try again tomorrow.',
};
