import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { sessionCookie } from '#product.ts';

/** Adds accounts with a session each directly to the database; returns the session cookies. */
export async function makePeople(
  database: pg.Client,
  number: number,
  role: 'user' | 'admin',
): Promise<string[]> {
  const people = Array.from({ length: number }, () => ({
    id: uuidv7(),
    token: randomBytes(32).toString('base64url'),
  }));
  const ids = people.map(({ id }) => id);
  await database.query(
    `insert into users (id, username, email, email_verified_at, role)
     select id, 'Bench', id || '@gmail.com', now(), $2 from unnest($1::uuid[]) as made(id)`,
    [ids, role],
  );
  await database.query(
    `insert into sessions (id, token_hash, user_id, user_agent)
     select id, hash, user_id, ''
     from unnest($1::uuid[], $2::bytea[], $3::uuid[]) as made(id, hash, user_id)`,
    [
      people.map(() => uuidv7()),
      people.map(({ token }) => createHash('sha256').update(token).digest()),
      ids,
    ],
  );
  return people.map(({ token }) => sessionCookie(token));
}
