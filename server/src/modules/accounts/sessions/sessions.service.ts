import { wordBrowser } from '@redflag/shared/accounts/browser.words';
import { SESSION_TIMEOUT_DEFAULT_MS } from '@redflag/shared/accounts/values';
import { createToken, hashSecret } from '#modules/accounts/tokens/secrets.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Config } from '#platform/config.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Lacking, Viewer } from '#platform/http/permissions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { readBrowser } from './browser.ts';
import { forgetDevice, forgetDevices, rememberDevice } from './devices.queries.ts';
import type { SessionViewer } from './session-cache.ts';
import { openSessionCache } from './session-cache.ts';
import type { ProviderSession, SessionRules } from './sessions.queries.ts';
import {
  deleteExpiredSessions,
  deleteProviderSessions,
  deleteSession,
  deleteSessions,
  insertSession,
  selectSessionIds,
  selectSessions,
  selectSessionsByToken,
} from './sessions.queries.ts';

/** The setting with the moment from which staff must have a second factor. */
export const STAFF_FACTOR_FROM = 'staffFactorFrom';

/**
 * A session ends after a time without a request, which administrators set, and in any case after
 * some days, which operators set.
 */
export const sessionRules = ({
  sessionDays,
  staffFactorRequired,
  staffSignIn,
}: Pick<Config, 'sessionDays' | 'staffFactorRequired' | 'staffSignIn'>): SessionRules => ({
  inactivityTimeout: { setting: 'sessionTimeout', defaultMs: SESSION_TIMEOUT_DEFAULT_MS },
  days: sessionDays,
  staffIssuer: staffSignIn?.required ? staffSignIn.issuer : null,
  staffFactor: { isRequired: staffFactorRequired, setting: STAFF_FACTOR_FROM },
});

/** A visit soon after the last one is not stored. Must be less than the shortest idle timeout. */
const NOTE_VISIT_AFTER_SECONDS = 30;

/** Where a session is used. */
export interface Browser {
  userAgent: string;
  deviceId: string;
}

export interface Started {
  token: string;
  lacks: Lacking | null;
}

export interface Sessions {
  /**
   * Starts a session and returns the token for the cookie, of which only the hash is stored, and what
   * the session lacks, if anything.
   */
  start(database: Queryable, userId: string, browser: Browser): Promise<Started>;
  /**
   * Starts a session in which a second factor was given, too: of the account, or at a provider, where the
   * person has a session. Returns the token.
   */
  startWhole(
    database: Queryable,
    userId: string,
    browser: Browser,
    at?: ProviderSession,
  ): Promise<string>;
  /**
   * Replaces half a session by a whole one, everywhere once the transaction commits. Returns its token,
   * or null if the half has ended.
   */
  complete(database: Queryable, viewer: Viewer): Promise<string | null>;
  /** Asks an account's other sessions for its first second factor, everywhere once the transaction commits. */
  askOthers(database: Queryable, viewer: Viewer): Promise<void>;
  /** Returns a token's owner, cached for a while; 'suspended' if that ended the session; else null. */
  find(token: string): Promise<SessionViewer | 'suspended' | null>;
  /** Ends a session immediately, on every instance. */
  end(sessionId: string): Promise<void>;
  /** Ends an account's sessions, except the named one, everywhere once the transaction commits. */
  endAll(database: Queryable, userId: string, except?: string): Promise<void>;
  /** Ends the sessions that began with one at a provider, everywhere once the transaction commits. */
  endAt(database: Queryable, at: ProviderSession): Promise<void>;
  /**
   * Ends every session of an account that the transaction suspends, but stores them until their
   * normal end, so that the person can be told why. `endAll` must precede activating the account
   * again, or they would be valid.
   */
  suspendAll(database: Queryable, userId: string): Promise<void>;
  /** Ends the sessions that are over, in the given transaction if any. */
  endExpired(transaction?: Queryable): Promise<void>;
}

/** Opens the sessions. */
export function openSessions({ database, live, config }: Platform): Sessions {
  const rules = { ...sessionRules(config), noteVisitAfterSeconds: NOTE_VISIT_AFTER_SECONDS };
  const cached = openSessionCache(live, (hashes) => selectSessionsByToken(database, hashes, rules));
  const { forget } = cached;

  async function insert(
    transaction: Queryable,
    session: Omit<Parameters<typeof insertSession>[1], 'tokenHash'>,
  ): Promise<Started> {
    const token = createToken();
    const { userId, deviceId } = session;
    const lacks = await insertSession(
      transaction,
      { ...session, tokenHash: hashSecret(token) },
      rules,
    );
    // Who knows only the password is no owner, whose devices others cannot lock out.
    if (!lacks) await rememberDevice(transaction, { userId, deviceId });
    return { token, lacks };
  }

  return {
    start: (transaction, userId, browser) => insert(transaction, { userId, ...browser }),
    startWhole: async (transaction, userId, browser, at) =>
      (await insert(transaction, { userId, ...browser, ...at, factorAt: new Date() })).token,
    async complete(transaction, { id: userId, sessionId }) {
      // Another id, too: streams of the whole session must outlive the news of the half one's end.
      const half = await deleteSession(transaction, sessionId);
      if (!half) return null;
      await announceEnds(transaction, [sessionId]);
      forget(sessionId);
      const { userAgent, deviceId, issuer, subject, sid } = half;
      const kept = { userAgent, deviceId, issuer, subject, sid };
      return (await insert(transaction, { userId, ...kept, factorAt: new Date() })).token;
    },
    async askOthers(transaction, { id, sessionId }) {
      const all = await selectSessionIds(transaction, id);
      const others = all.filter((session) => session !== sessionId);
      await announceEnds(transaction, others);
      others.forEach(forget);
    },
    find: cached.find,
    async end(session) {
      await database.transaction(async (transaction) => {
        await deleteSession(transaction, session);
        await announceEnds(transaction, [session]);
      });
      forget(session);
    },
    async endAll(transaction, userId, except) {
      const ended = await endSessions(transaction, userId, except);
      // Forget them here now; the announcement arrives later.
      ended.forEach(forget);
    },
    async endAt(transaction, at) {
      const ended = await deleteProviderSessions(transaction, at);
      await announceEnds(transaction, ended);
      ended.forEach(forget);
    },
    async suspendAll(transaction, userId) {
      const ended = await selectSessionIds(transaction, userId);
      await announceEnds(transaction, ended);
      ended.forEach(forget);
    },
    async endExpired(outer = database) {
      await outer.transaction(async (transaction) => {
        const ended = await deleteExpiredSessions(transaction, rules);
        await announceEnds(transaction, ended);
        ended.forEach(forget);
      });
    },
  };
}

/**
 * Ends every session of an account and forgets its devices, except the named one, on every instance
 * once the transaction commits. Returns the ids of the sessions.
 */
export async function endSessions(
  transaction: Queryable,
  userId: string,
  except?: string,
): Promise<string[]> {
  await forgetDevices(transaction, userId, except);
  const ended = await deleteSessions(transaction, userId, except);
  await announceEnds(transaction, ended);
  return ended;
}

/** Returns the viewer's sessions, last seen first. */
export async function listSessions({ database, config }: Platform, viewer: Viewer) {
  const rows = await selectSessions(database, viewer.id, sessionRules(config));
  return {
    items: rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      browser: wordBrowser(readBrowser(userAgent)),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === viewer.sessionId,
    })),
  };
}

/** Ends a session of the viewer and forgets its device. Throws ProblemError 404 if there is none. */
export async function endOwnSession(
  { database, config }: Platform,
  sessions: Sessions,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const rows = await selectSessions(database, viewer.id, sessionRules(config));
  const session = rows.find((row) => row.id === id);
  if (!session) throw notFound('Session');
  const { deviceId } = session;
  if (deviceId) await forgetDevice(database, { userId: viewer.id, deviceId });
  await sessions.end(id);
}

function announceEnds(database: Queryable, sessions: string[]): Promise<void> {
  const events = sessions.map((session) => ({
    name: 'signed-out' as const,
    audience: { session },
  }));
  return announce(database, ...events);
}
