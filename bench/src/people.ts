import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { uuidv7 } from 'uuidv7';

/** An account with a session. */
export interface Person {
  id: string;
  token: string;
}

/** Adds accounts with a session each directly to the database. */
export async function makePeople(
  database: pg.Client,
  number: number,
  role: 'user' | 'admin' = 'user',
): Promise<Person[]> {
  const ids = Array.from({ length: number }, () => uuidv7());
  await database.query(
    `insert into users (id, username, email, email_verified_at, role)
     select id, 'Bench', id || '@gmail.com', now(), $2 from unnest($1::uuid[]) as made(id)`,
    [ids, role],
  );
  const tokens = await makeSessions(database, ids);
  return ids.map((id, index) => ({ id, token: tokens[index] ?? '' }));
}

/** Adds a session for each of these users directly to the database; returns the tokens. */
export async function makeSessions(database: pg.Client, userIds: string[]): Promise<string[]> {
  const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
  // Last seen tomorrow, so that the session outlasts every round.
  await database.query(
    `insert into sessions (id, token_hash, user_id, user_agent, device_id, last_seen_at)
     select gen_random_uuid(), sha256(convert_to(token, 'UTF8')), user_id, '',
       gen_random_uuid(), now() + interval '1 day'
     from unnest($1::text[], $2::uuid[]) as made(token, user_id)`,
    [tokens, userIds],
  );
  return tokens;
}
