import type { Role } from '@redflag/shared/accounts';
import type { Settings } from '@redflag/shared/settings';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { sessions, settings, users } from '#platform/database/schema.ts';

/** How long a session may be idle: the value of a setting in milliseconds, or this where none is stored. */
export interface IdleTimeout {
  setting: keyof Settings;
  defaultMs: number;
}

export interface SessionRules {
  idleTimeout: IdleTimeout;
  noteVisitAfterSeconds: number;
}

/** When a session that has now been idle for too long was last used. */
function tooLongAgo({ setting, defaultMs }: IdleTimeout) {
  return sql`now() - make_interval(secs => coalesce(
    (select value::numeric from ${settings} where name = ${setting}),
    ${defaultMs}
  ) / 1000.0)`;
}

/**
 * The live session of a token and its account, in one statement that also notes the visit where the
 * last note is too old; null when it is unknown, has been idle for too long, or its account is
 * suspended.
 */
export async function selectSession(
  database: Queryable,
  tokenHash: Buffer,
  { idleTimeout, noteVisitAfterSeconds }: SessionRules,
) {
  const { rows } = await database.execute<{ sessionId: string; id: string; role: Role }>(sql`
    with live as (
      select s.id as session_id, s.last_seen_at, u.id, u.role
      from ${sessions} s join ${users} u on u.id = s.user_id
      where s.token_hash = ${tokenHash} and u.status = 'active'
        and s.last_seen_at > ${tooLongAgo(idleTimeout)}
    ), touched as (
      update ${sessions} set last_seen_at = now()
      where id in (
        select session_id from live
        where last_seen_at < now() - make_interval(secs => ${noteVisitAfterSeconds})
      )
    )
    select session_id as "sessionId", id, role from live`);
  return rows[0] ?? null;
}

export async function insertSession(
  database: Queryable,
  session: { tokenHash: Buffer; userId: string; userAgent: string },
): Promise<void> {
  await database.insert(sessions).values(session);
}

export async function deleteSession(database: Queryable, id: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, id));
}

/** Removes an account's sessions but for one; their ids. */
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

/** An account's sessions that have not been idle for too long, the latest seen first. */
export function selectSessions(database: Queryable, userId: string, idleTimeout: IdleTimeout) {
  return database
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), sql`${sessions.lastSeenAt} > ${tooLongAgo(idleTimeout)}`),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Removes the sessions that have been idle for too long; their ids. */
export async function deleteExpiredSessions(
  database: Queryable,
  idleTimeout: IdleTimeout,
): Promise<string[]> {
  const deleted = await database
    .delete(sessions)
    .where(sql`${sessions.lastSeenAt} <= ${tooLongAgo(idleTimeout)}`)
    .returning({ id: sessions.id });
  return deleted.map(({ id }) => id);
}
