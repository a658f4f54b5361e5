import { randomBytes, randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Client } from 'pg';
import { admin } from './product.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}

/**
 * Creates an account with a verified email address and the administrator's password, unless it exists. Its name
 * has no letters by chance: a few of them can be a reserved name.
 */
export async function makePerson(
  database: Client,
  username = `person-${randomInt(2 ** 40)}`,
): Promise<Person> {
  const person = { username, email: `${username}@gmail.com`, password: admin.password };
  await database.query(
    `with person as (
       insert into users (id, username, email, email_verified_at)
       values (uuidv7(), $1, $2, now()) on conflict do nothing returning id
     )
     insert into credentials (user_id, password_hash)
     select person.id, password_hash
     from person, credentials join users on users.id = user_id where email = $3`,
    [person.username, person.email, admin.email],
  );
  return person;
}

/** Signs a person in without the form, for a context's pages and requests. */
export async function startSession(
  database: Client,
  context: BrowserContext,
  { email }: Pick<Person, 'email'>,
): Promise<void> {
  const value = await createToken(database, email);
  await context.addCookies([{ name: 'session', value, url: process.env.PRODUCT_ORIGIN ?? '' }]);
}

/** Starts a session. Returns the token for its cookie. */
export async function createToken(database: Client, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into sessions (id, token_hash, user_id, user_agent, device_id)
     select uuidv7(), sha256($1::bytea), id, 'Playwright', gen_random_uuid() from users where email = $2`,
    [token, email],
  );
  return token;
}
