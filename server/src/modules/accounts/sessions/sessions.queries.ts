import type { accountStatuses, Role } from '@redflag/shared/accounts';
import type { Settings } from '@redflag/shared/admin/settings';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { sessions, settings, users } from '#platform/database/schema.ts';

/** When a session ends by itself. */
export interface SessionRules {
  /** How long it may be idle: the stored value of a setting in milliseconds, or the default. */
  inactivityTimeout: { setting: keyof Settings; defaultMs: number };
  /** How long it may last, however active. */
  days: number;
}

/** A session last used at this moment or before has been idle for too long. */
function tooLongInactive({ inactivityTimeout: { setting, defaultMs } }: SessionRules) {
  return sql`now() - make_interval(secs => coalesce(
    (select value::numeric from ${settings} where name = ${setting}),
    ${defaultMs}
  ) / 1000.0)`;
}

/** A session that began at this moment or before has lasted for too long. */
function tooOld({ days }: SessionRules) {
  return sql`now() - make_interval(days => ${days})`;
}

/**
 * Returns sessions and accounts by the hash of the token in base64url, without unknown and ended
 * ones. The same statement records each visit of an active account if the last record is too old.
 */
export async function selectSessionsByToken(
  database: Queryable,
  tokenHashes: Buffer[],
  rules: SessionRules & { noteVisitAfterSeconds: number },
) {
  const { rows } = await database.execute<{
    tokenHash: Buffer;
    sessionId: string;
    id: string;
    role: Role;
    status: (typeof accountStatuses)[number];
  }>(sql`
    with live as (
      select s.id as session_id, s.token_hash, s.last_seen_at, u.id, u.role, u.status
      from ${sessions} s join ${users} u on u.id = s.user_id
      where s.token_hash = any (${sql.param(tokenHashes)}::bytea[])
        and s.last_seen_at > ${tooLongInactive(rules)} and s.created_at > ${tooOld(rules)}
    ), touched as (
      update ${sessions} set last_seen_at = now()
      where id in (
        select s.id from ${sessions} s join live on live.session_id = s.id
        where status = 'active'
          and live.last_seen_at < now() - make_interval(secs => ${rules.noteVisitAfterSeconds})
        -- Nobody waits for a session that ends, and two instances cannot wait for each other.
        for update of s skip locked
      )
    )
    select token_hash as "tokenHash", session_id as "sessionId", id, role, status from live`);
  return new Map(
    rows.map(({ tokenHash, ...session }) => [tokenHash.toString('base64url'), session]),
  );
}

export async function insertSession(
  database: Queryable,
  session: { tokenHash: Buffer; userId: string; userAgent: string; deviceId: string },
): Promise<void> {
  await database.insert(sessions).values(session);
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

export async function deleteSession(database: Queryable, id: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, id));
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
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
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
