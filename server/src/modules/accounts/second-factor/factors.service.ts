import type { Factors, NewPasskey } from '@redflag/shared/accounts/second-factor';
import { PASSKEYS_MAX, RECOVERY_CODES, wrongFactor } from '@redflag/shared/accounts/second-factor';
import { Secret } from 'otpauth';
import { lockUser, selectUser } from '#modules/accounts/accounts.queries.ts';
import {
  forgetFactors,
  noteFactor,
  selectLacking,
} from '#modules/accounts/sessions/sessions.queries.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { sessionRules } from '#modules/accounts/sessions/sessions.service.ts';
import { hashCode } from '#modules/accounts/tokens/codes.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import {
  factorNeeded,
  invalidField,
  noSession,
  notFound,
  ProblemError,
} from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { readSetUp, sealSecret, startSetUp, stepOf } from './code-app.ts';
import { tellFactor } from './factor.jobs.ts';
import type { FactorChange } from './factor.mail.ts';
import {
  countRecoveryCodes,
  deleteCodeApp,
  deletePasskey,
  deleteRecoveryCodes,
  insertPasskey,
  putCodeApp,
  putRecoveryCodes,
  selectCodeApp,
  selectPasskeys,
} from './factors.queries.ts';
import { creationOptions, relyingParty, requestOptions, verifyAttestation } from './passkeys.ts';
import { factorsOf } from './proofs.service.ts';
import { requiredFrom } from './staff-factor.ts';

/** Returns the viewer's second factors; only of what kinds they are while the session lacks proof. */
export async function readFactors(
  { database, config }: Platform,
  viewer: Viewer,
): Promise<Factors> {
  const [known, left] = await Promise.all([
    factorsOf(database, viewer.id),
    countRecoveryCodes(database, viewer.id),
  ]);
  const isHidden = viewer.lacks === 'proof';
  const app = isHidden ? null : await selectCodeApp(database, viewer.id);
  const passkeys = isHidden ? [] : await selectPasskeys(database, viewer.id);
  return {
    lacks: viewer.lacks ?? null,
    methods: left > 0 ? [...known, 'recovery-code'] : known,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    appSince: app?.createdAt.toISOString() ?? null,
    recoveryCodesLeft: isHidden ? 0 : left,
    requiredFrom: (await requiredFrom(database, config, viewer))?.toISOString() ?? null,
  };
}

/**
 * Returns what the browser needs to make another passkey for the viewer.
 * @throws ProblemError 409 if they have as many as they may, 401 if the account is gone
 */
export async function offerPasskey(
  { database, config }: Platform,
  viewer: Viewer,
  challenge: Uint8Array<ArrayBuffer>,
) {
  const user = await selectUser(database, viewer.id);
  if (!user) throw noSession();
  const known = await selectPasskeys(database, viewer.id);
  refuseTooMany(known.length);
  return creationOptions(relyingParty(config), challenge, user, known);
}

/** Returns what the browser needs to use one of the viewer's passkeys. */
export async function askForPasskey(
  { database, config }: Platform,
  viewer: Viewer,
  challenge: Uint8Array<ArrayBuffer>,
) {
  const known = await selectPasskeys(database, viewer.id);
  return requestOptions(relyingParty(config), challenge, known);
}

/** A second factor was added. With the first come recovery codes and, to half a session, a whole one. */
interface Added {
  recoveryCodes: string[] | null;
  /** Of the session that replaces a half one. */
  token: string | null;
}

/**
 * Adds a passkey that the viewer's browser has made.
 * @throws ProblemError 422 if it does not answer the challenge or exists already, 409 if there are too many
 */
export async function addPasskey(
  platform: Platform & { sessions: Sessions },
  viewer: Viewer,
  { name, passkey }: NewPasskey,
  challenge: string | null,
): Promise<Added> {
  const { config, log } = platform;
  const party = relyingParty(config);
  const made = challenge && (await verifyAttestation(party, challenge, passkey, log));
  if (!made) throw invalidField('passkey', wrongFactor(), 'auth/invalid-factor');
  return add(platform, viewer, { kind: 'passkey-added', name }, async (transaction) => {
    refuseTooMany((await selectPasskeys(transaction, viewer.id)).length);
    if (!(await insertPasskey(transaction, { userId: viewer.id, name, ...made }))) {
      throw invalidField('passkey', wrongFactor(), 'auth/invalid-factor');
    }
  });
}

function refuseTooMany(count: number): void {
  if (count < PASSKEYS_MAX) return;
  throw new ProblemError({
    status: 409,
    code: 'auth/too-many-passkeys',
    detail: `You have ${PASSKEYS_MAX} passkeys. Remove one to add another.`,
  });
}

/** Begins to set up the viewer's app. @throws ProblemError 401 if the account is gone */
export async function startCodeApp({ database, pepper, config }: Platform, viewer: Viewer) {
  const user = await selectUser(database, viewer.id);
  if (!user) throw noSession();
  return startSetUp(pepper, user, config.companyName);
}

/**
 * Sets or replaces the viewer's app, which has shown a right code.
 * @throws ProblemError 422 if the code is wrong, or the set-up too old
 */
export async function addCodeApp(
  platform: Platform & { sessions: Sessions },
  viewer: Viewer,
  { setUp, appCode }: { setUp: string; appCode: string },
): Promise<Added> {
  const { pepper } = platform;
  const secret = readSetUp(pepper, viewer.id, setUp);
  const lastStep = secret && stepOf(secret, appCode, Date.now());
  if (secret === null || lastStep === null) {
    throw invalidField('appCode', wrongFactor(), 'auth/invalid-factor');
  }
  return add(platform, viewer, { kind: 'app-added' }, (transaction) => {
    const sealed = sealSecret(pepper, viewer.id, secret);
    return putCodeApp(transaction, { userId: viewer.id, secret: sealed, lastStep });
  });
}

/** Adds a second factor. With the first, other sessions are asked for it. */
function add(
  platform: Platform & { sessions: Sessions },
  viewer: Viewer,
  change: FactorChange,
  insert: (transaction: Queryable) => Promise<void>,
): Promise<Added> {
  const { sessions } = platform;
  return changeFactors(platform, viewer, change, async (transaction) => {
    const isFirst = (await factorsOf(transaction, viewer.id)).length === 0;
    await insert(transaction);
    if (!isFirst) return { recoveryCodes: null, token: null };
    const recoveryCodes = await makeRecoveryCodes(transaction, viewer.id);
    await sessions.askOthers(transaction, viewer);
    if (!viewer.lacks) {
      await noteFactor(transaction, viewer.sessionId);
      return { recoveryCodes, token: null };
    }
    const token = await sessions.complete(transaction, viewer);
    if (!token) throw noSession();
    return { recoveryCodes, token };
  });
}

/**
 * Changes the viewer's second factors, one change at a time, and emails them.
 * @throws ProblemError 401 if the session has ended, or another has added the first second factor
 */
function changeFactors<Result>(
  platform: Platform,
  viewer: Viewer,
  change: FactorChange,
  make: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  return platform.database.transaction(async (transaction) => {
    // Also new sessions wait for this, and then are asked for what it adds.
    if (!(await lockUser(transaction, viewer.id))) throw noSession();
    const session = await selectLacking(
      transaction,
      viewer.sessionId,
      sessionRules(platform.config),
    );
    if (!session) throw noSession();
    if (session.lacks !== (viewer.lacks ?? null)) throw factorNeeded();
    const result = await make(transaction);
    await tellFactor(platform, transaction, viewer.id, change);
    return result;
  });
}

/**
 * Removes a passkey of the viewer.
 * @throws ProblemError 404 without it, 409 if it is the last second factor and there must be one
 */
export async function removePasskey(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  const [passkey] = (await selectPasskeys(platform.database, viewer.id)).filter(
    (one) => one.id === id,
  );
  if (!passkey) throw notFound('Passkey');
  const change = { kind: 'passkey-removed', name: passkey.name } as const;
  await changeFactors(platform, viewer, change, async (transaction) => {
    if ((await deletePasskey(transaction, viewer.id, id)) === null) throw notFound('Passkey');
    await afterRemoval(platform, transaction, viewer);
  });
}

/**
 * Removes the viewer's app.
 * @throws ProblemError 404 without one, 409 if it is the last second factor and there must be one
 */
export async function removeCodeApp(platform: Platform, viewer: Viewer): Promise<void> {
  await changeFactors(platform, viewer, { kind: 'app-removed' }, async (transaction) => {
    if (!(await deleteCodeApp(transaction, viewer.id))) throw notFound('App');
    await afterRemoval(platform, transaction, viewer);
  });
}

async function afterRemoval(
  { config }: Platform,
  transaction: Queryable,
  viewer: Viewer,
): Promise<void> {
  if ((await factorsOf(transaction, viewer.id)).length > 0) return;
  const from = await requiredFrom(transaction, config, viewer);
  if (from && from.getTime() <= Date.now()) {
    throw new ProblemError({
      status: 409,
      code: 'auth/factor-required',
      detail: 'Your account must have a second factor. Add another one first.',
    });
  }
  await deleteRecoveryCodes(transaction, viewer.id);
  await forgetFactors(transaction, viewer.id);
}

/**
 * Replaces the viewer's recovery codes.
 * @throws ProblemError 409 without a second factor
 */
export function renewRecoveryCodes(platform: Platform, viewer: Viewer): Promise<string[]> {
  return changeFactors(platform, viewer, { kind: 'codes-renewed' }, async (transaction) => {
    if ((await factorsOf(transaction, viewer.id)).length === 0) {
      throw new ProblemError({
        status: 409,
        code: 'auth/no-factor',
        detail: 'Add a passkey or an app first.',
      });
    }
    return makeRecoveryCodes(transaction, viewer.id);
  });
}

/** Each has 80 bits, so that its hash tells nothing to who reads the database. */
async function makeRecoveryCodes(transaction: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: 10 }).base32.toLowerCase(),
  );
  const hashes = codes.map((code) => hashCode(userId, code));
  await putRecoveryCodes(transaction, userId, hashes);
  return codes.map((code) => code.replace(/(?<=.)(?=(.{4})+$)/g, '-'));
}
