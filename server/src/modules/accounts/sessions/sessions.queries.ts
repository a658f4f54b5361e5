import type { accountStatuses, ReviewRole, Role } from '@redflag/shared/accounts';
import type { Settings } from '@redflag/shared/admin/settings';
import type { Placeholder } from 'drizzle-orm';
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { OrPlaceholders, Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/database.ts';
import { codeApps, passkeys, sessions, settings, users } from '#platform/database/schema.ts';
import type { Lacking } from '#platform/http/permissions.ts';

/** When a session ends by itself. */
export interface SessionRules {
  /** How long it may be idle: the stored value of a setting in milliseconds, or the default. */
  inactivityTimeout: { setting: keyof Settings; defaultMs: number };
  /** How long it may last, however active. */
  days: number;
  /** Staff have no session but with this issuer, if any. */
  staffIssuer: string | null;
  /** Whether staff must have a second factor: since the start, or from the moment of a stored setting. */
  staffFactor: { isRequired: boolean; setting: string };
}

/** Rules, or their placeholders in a prepared statement. */
type GivenRules = {
  [Name in keyof SessionRules]: SessionRules[Name] extends object
    ? OrPlaceholders<SessionRules[Name]>
    : SessionRules[Name] | Placeholder;
};

/** What a session `s` of an account `u` lacks. */
function lacking({ staffFactor: { isRequired, setting } }: GivenRules) {
  const isDue = sql`(${isRequired}::bool
    or (select (value #>> '{}')::timestamptz <= now() from ${settings} where name = ${setting}))`;
  return sql`case
    when s.factor_at is not null then null
    when exists (select from ${passkeys} where user_id = u.id)
      or exists (select from ${codeApps} where user_id = u.id)
    then 'proof'
    when (u.role = 'admin' or u.review_role is not null) and ${isDue} then 'factor'
  end`;
}

/** A session at the provider of staff, of whom it is there; as logout tokens name them, either may be unknown. */
export interface ProviderSession {
  issuer: string;
  subject?: string | undefined;
  sid?: string | undefined;
}

/** A session last used at this moment or before has been idle for too long. */
function tooLongInactive({ inactivityTimeout: { setting, defaultMs } }: GivenRules) {
  return sql`now() - make_interval(secs => coalesce(
    (select value::numeric from ${settings} where name = ${setting}),
    ${defaultMs}
  ) / 1000.0)`;
}

/** A session that began at this moment or before has lasted for too long. */
function tooOld({ days }: GivenRules) {
  return sql`now() - make_interval(days => ${days})`;
}

const given = sql.placeholder;
const givenRules = {
  inactivityTimeout: { setting: given('timeout'), defaultMs: given('defaultMs') },
  days: given('days'),
  staffIssuer: given('staffIssuer'),
  staffFactor: { isRequired: given('isRequired'), setting: given('factorFrom') },
};

const byToken = prepared((database) => {
  const live = database.$with('live', {}).as(sql`
    select s.id as session_id, s.token_hash, s.last_seen_at, u.id, u.role, u.review_role, u.status,
      ${lacking(givenRules)} as lacks
    from ${sessions} s join ${users} u on u.id = s.user_id
    where s.token_hash = any (${given('tokenHashes')}::bytea[])
      and s.last_seen_at > ${tooLongInactive(givenRules)} and s.created_at > ${tooOld(givenRules)}
      and (${given('staffIssuer')}::text is null or s.issuer = ${given('staffIssuer')}
        or (u.role <> 'admin' and u.review_role is null))`);
  const touched = database.$with('touched', {}).as(sql`
    update ${sessions} set last_seen_at = now()
    where id in (
      select s.id from ${sessions} s join live on live.session_id = s.id
      where status = 'active'
        and live.last_seen_at < now() - make_interval(secs => ${given('noteVisitAfterSeconds')})
      -- Nobody waits for a session that ends, and two instances cannot wait for each other.
      for update of s skip locked
    )`);
  return database
    .with(live, touched)
    .select({
      tokenHash: sql<Buffer>`token_hash`,
      sessionId: sql<string>`session_id`,
      id: sql<string>`id`,
      role: sql<Role>`role`,
      reviewRole: sql<ReviewRole | null>`review_role`,
      status: sql<(typeof accountStatuses)[number]>`status`,
      lacks: sql<Lacking | null>`lacks`,
    })
    .from(sql`live`)
    .prepare('sessions_by_token');
});

/**
 * Returns sessions and accounts by the hash of the token in base64url, without unknown and ended
 * ones. The same statement records each visit of an active account if the last record is too old.
 */
export async function selectSessionsByToken(
  database: Queryable,
  tokenHashes: Buffer[],
  rules: SessionRules & { noteVisitAfterSeconds: number },
) {
  const { inactivityTimeout, staffFactor, ...others } = rules;
  const rows = await byToken(database).execute({
    ...others,
    tokenHashes,
    timeout: inactivityTimeout.setting,
    defaultMs: inactivityTimeout.defaultMs,
    isRequired: staffFactor.isRequired,
    factorFrom: staffFactor.setting,
  });
  return new Map(
    rows.map(({ tokenHash, lacks, ...session }) => [
      tokenHash.toString('base64url'),
      { ...session, ...(lacks && { lacks }) },
    ]),
  );
}

/** Adds a session. Returns what it lacks, or null. */
export async function insertSession(
  database: Queryable,
  session: {
    tokenHash: Buffer;
    userId: string;
    userAgent: string;
    deviceId: string;
    factorAt?: Date;
    issuer?: string | null;
    subject?: string | null | undefined;
    sid?: string | null | undefined;
  },
  rules: SessionRules,
): Promise<Lacking | null> {
  const [{ id } = { id: '' }] = await database.insert(sessions).values(session).returning();
  return (await selectLacking(database, id, rules))?.lacks ?? null;
}

/** Returns what a session lacks now, or null if it has ended. */
export async function selectLacking(database: Queryable, id: string, rules: SessionRules) {
  const { rows } = await database.execute<{ lacks: Lacking | null }>(sql`
    select ${lacking(rules)} as lacks
    from ${sessions} s join ${users} u on u.id = s.user_id where s.id = ${id}`);
  return rows[0] ?? null;
}

/** Notes that a session's person gave a second factor. Returns whether the session exists. */
export async function noteFactor(database: Queryable, id: string): Promise<boolean> {
  const noted = await database
    .update(sessions)
    .set({ factorAt: sql`now()` })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return noted.length > 0;
}

/** Forgets that an account's second factor was given in its sessions: it has none any more. */
export async function forgetFactors(database: Queryable, userId: string): Promise<void> {
  await database
    .update(sessions)
    .set({ factorAt: null })
    // The provider of staff vouches for the others.
    .where(and(eq(sessions.userId, userId), isNull(sessions.issuer)));
}

/** Returns whether a session's person proved at most this long ago that it is them. */
export async function isConfirmed(
  database: Queryable,
  id: string,
  seconds: number,
): Promise<boolean> {
  const confirmed = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, id),
        sql`${sessions.confirmedAt} > now() - make_interval(secs => ${seconds})`,
      ),
    );
  return confirmed.length > 0;
}

/** Notes that a session's person has proved that it is them. Returns whether the session exists. */
export async function confirmSession(database: Queryable, id: string): Promise<boolean> {
  const confirmed = await database
    .update(sessions)
    .set({ confirmedAt: sql`now()` })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return confirmed.length > 0;
}

/** Deletes a session. Returns where it was used, or null if it has ended already. */
export async function deleteSession(database: Queryable, id: string) {
  const [deleted] = await database.delete(sessions).where(eq(sessions.id, id)).returning();
  return deleted ?? null;
}

/** Returns the ids of an account's sessions, also of those that are over. */
export async function selectSessionIds(database: Queryable, userId: string): Promise<string[]> {
  const found = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return found.map(({ id }) => id);
}

/** Deletes an account's sessions, optionally except one. Returns their ids. */
export async function deleteSessions(
  database: Queryable,
  userId: string,
  except?: string,
): Promise<string[]> {
  const deleted = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id });
  return deleted.map(({ id }) => id);
}

/**
 * Deletes the sessions that began with one at a provider: that with its id or, without one, all of its
 * subject. A session whose id was never told ends with any other of its subject. Returns their ids.
 */
export async function deleteProviderSessions(
  database: Queryable,
  { issuer, subject, sid }: ProviderSession,
): Promise<string[]> {
  const ofSubject = subject === undefined ? undefined : eq(sessions.subject, subject);
  const named =
    sid === undefined
      ? ofSubject
      : or(eq(sessions.sid, sid), ofSubject && and(ofSubject, isNull(sessions.sid)));
  const deleted = await database
    .delete(sessions)
    .where(and(eq(sessions.issuer, issuer), named ?? sql`false`))
    .returning({ id: sessions.id });
  return deleted.map(({ id }) => id);
}

/** Returns an account's sessions that are not over, last seen first. */
export function selectSessions(database: Queryable, userId: string, rules: SessionRules) {
  return database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        sql`${sessions.lastSeenAt} > ${tooLongInactive(rules)}`,
        sql`${sessions.createdAt} > ${tooOld(rules)}`,
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .prepare('sessions_of_account')
    .execute();
}

/** Deletes sessions idle for too long, which those that are too old soon are. Returns their ids. */
export async function deleteExpiredSessions(
  database: Queryable,
  rules: SessionRules,
): Promise<string[]> {
  const deleted = await database
    .delete(sessions)
    .where(sql`${sessions.lastSeenAt} <= ${tooLongInactive(rules)}`)
    .returning({ id: sessions.id });
  return deleted.map(({ id }) => id);
}
