import { weakPassword } from '@redflag/shared/accounts/passwords';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { credentials, tokens } from '#platform/database/schema.ts';
import {
  askForResetToken,
  expireTokens,
  forgetPassword,
  mailedResetToken,
} from '#testing/accounts/reset-link.ts';
import { mailsTo, signUpByMail } from '#testing/accounts/sign-up.ts';
import { openStream } from '#testing/event-stream.ts';
import { createUser, PASSWORD, startSession, visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';
import { putPasswordHash } from './passwords.queries.ts';
import { hashPassword } from './passwords.ts';

const NEW_PASSWORD = 'Battery-staple-2';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const server = await sharedTestApp();
const request = visitor(server);

const reset = (token: string, password = NEW_PASSWORD) =>
  request('POST', '/v1/auth/reset-password', { token, password });

const checkLink = (token: string) => request('POST', '/v1/auth/reset-password/check', { token });

async function signInStatus(email: string, password: string): Promise<number> {
  return (await request('POST', '/v1/auth/sign-in', { email, password })).statusCode;
}

/** Creates an account and returns it with the token from its reset email. */
async function forgetful(values: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(server, values);
  return { user, token: await askForResetToken(server, user.email) };
}

test('the link replaces the old password and does not sign the user in', async () => {
  const { user, token } = await forgetful();
  const response = await reset(token);
  expect([response.statusCode, response.body, response.cookies]).toEqual([204, '', []]);
  expect(await signInStatus(user.email, NEW_PASSWORD)).toBe(200);
  expect(await signInStatus(user.email, PASSWORD)).toBe(401);
});

test('an account created with Google, which has no password, gets one', async () => {
  const { user, token } = await forgetful();
  await server.platform.database.delete(credentials).where(eq(credentials.userId, user.id));
  expect((await reset(token)).statusCode).toBe(204);
  expect(await signInStatus(user.email, NEW_PASSWORD)).toBe(200);
});

test('the link also verifies the email address', async () => {
  const { user, token } = await forgetful({ emailVerifiedAt: null });
  expect(await signInStatus(user.email, PASSWORD)).toBe(403);
  await reset(token);
  expect(await signInStatus(user.email, NEW_PASSWORD)).toBe(200);
});

describe('a link', () => {
  const isRefused = async (token: string) => {
    const detail = 'This link is no longer valid. Please request a new link.';
    for (const response of [await checkLink(token), await reset(token)]) {
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'auth/invalid-action-code',
        detail,
        errors: [{ path: 'token', message: detail }],
      });
    }
  };

  test('works once', async () => {
    const { token } = await forgetful();
    expect((await reset(token)).statusCode).toBe(204);
    await isRefused(token);
  });

  test('is checked as often as a screen likes, which reveals nothing and uses nothing up', async () => {
    const { token } = await forgetful();
    for (const response of [await checkLink(token), await checkLink(token)]) {
      expect([response.statusCode, response.body, response.cookies]).toEqual([204, '', []]);
    }
    expect((await reset(token)).statusCode).toBe(204);
  });

  test('used twenty times simultaneously sets one password', async () => {
    const { user, token } = await forgetful();
    const passwords = Array.from({ length: 20 }, (_, index) => `Battery-staple-${index}`);
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => responses[index]?.statusCode === 204);
    expect(winners).toHaveLength(1);
    expect(await signInStatus(user.email, winners[0] ?? '')).toBe(200);
  });

  test('works for 30 minutes', async () => {
    const { user, token } = await forgetful();
    const [row] = await server.platform.database
      .select({ minutes: sql<number>`extract(epoch from expires_at - now())::float / 60` })
      .from(tokens)
      .where(eq(tokens.userId, user.id));
    expect(row?.minutes).toBeGreaterThan(29);
    expect(row?.minutes).toBeLessThanOrEqual(30);
    await expireTokens(server, user.id);
    await isRefused(token);
    expect(await signInStatus(user.email, PASSWORD)).toBe(200);
  });

  test('stops working once a new one is sent', async () => {
    const { user, token } = await forgetful();
    await forgetPassword(server, user.email);
    const newest = await mailedResetToken(server, user.email, 2);
    await isRefused(token);
    expect((await reset(newest)).statusCode).toBe(204);
  });

  test('for verifying an address cannot set a password', async () => {
    const { token } = await signUpByMail(server);
    await isRefused(token);
  });

  test('for setting a password cannot verify an address', async () => {
    const { token } = await forgetful({ emailVerifiedAt: null });
    expect((await request('POST', '/v1/auth/verify-email', { token })).statusCode).toBe(422);
  });

  test.each([0, 43, 300])('with an invented token of %i characters is refused', async (length) => {
    await isRefused('x'.repeat(length));
  });

  test('has a token that is not stored in plain text in the database or in a job', async () => {
    const { token } = await forgetful();
    const { rows } = await server.platform.database.execute<{ found: boolean }>(sql`
      select exists (select 1 from tokens where encode(token_hash, 'escape') = ${token})
        or exists (select 1 from pgboss.job where data::text like ${`%${token}%`}) as found`);
    expect(rows).toEqual([{ found: false }]);
  });
});

test.each([
  ['', 'Password is required.'],
  ['Ab1-', 'Password must be at least 6 characters long.'],
  [`Aa1-${'x'.repeat(125)}`, 'Password must be at most 128 characters long.'],
  [
    'battery',
    'Password must contain at least one uppercase letter. Password must contain at least one digit. Password must contain at least one special character.',
  ],
  ['Password1!', weakPassword()],
])('%j is refused, and the link still works: %s', async (password, detail) => {
  const { token } = await forgetful();
  const response = await reset(token, password);
  expect(response.statusCode).toBe(422);
  expect(response.json().detail).toBe(detail);
  expect((await reset(token)).statusCode).toBe(204);
});

test('all 128 characters of a long password count', async () => {
  const { user, token } = await forgetful();
  const password = `Aa1-${'x'.repeat(123)}y`;
  expect((await reset(token, password)).statusCode).toBe(204);
  expect(await signInStatus(user.email, `${password.slice(0, -1)}z`)).toBe(401);
  expect(await signInStatus(user.email, password)).toBe(200);
});

test('every session and its live stream end immediately, on other instances too', async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const address = await other.listen();
  const { user, token } = await forgetful();
  const here = await startSession(server, user);
  const there = await startSession(other, user);
  await using stream = await openStream(`${address}/v1/events`, there.cookie);
  await reset(token);
  await stream.next('signed-out');
  await stream.ended;
  for (const session of [here, there]) {
    expect((await session.request('GET', '/v1/me')).statusCode).toBe(401);
  }
});

test('other users stay signed in', async () => {
  const { token } = await forgetful();
  const eve = await startSession(server, await createUser(server));
  await reset(token);
  expect((await eve.request('GET', '/v1/me')).statusCode).toBe(200);
});

test('a sign-in that checked the old password just before it was replaced is refused', async () => {
  const { database } = server.platform;
  const user = await createUser(server);
  const { status } = await database.transaction(async (transaction) => {
    await putPasswordHash(transaction, user.id, await hashPassword(NEW_PASSWORD));
    const signingIn = signInStatus(user.email, PASSWORD);
    await eventually(async () => {
      const { rows } = await database.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    return { status: signingIn };
  });
  expect(await status).toBe(401);
});

test('an email says that the password was changed, when, and from which browser', async () => {
  const { user, token } = await forgetful();
  await request(
    'POST',
    '/v1/auth/reset-password',
    { token, password: NEW_PASSWORD },
    { 'user-agent': ANDROID, host: 'evil.example' },
  );
  const [mail] = await mailsTo(server, user.email, 2);
  expect(mail?.subject).toBe('Your Redflag password was changed');
  const text = mail?.text
    .replace(/on \S+ at \d\d:\d\d UTC/, 'MOMENT')
    .replace(user.email, 'ADDRESS');
  expect(text).toMatchInlineSnapshot(`
    "Hello Ada,

    The password of your Redflag account was changed MOMENT from Chrome on Android. You have been signed out everywhere else.

    If this was you, there is nothing to do. If not, set a new password now:

    Recover my account

    http://localhost:3000/forgot-password

    If someone else may know the password of your email account, change that too.

    ----------------------------------------

    Redflag sent this email to ADDRESS because your password was changed.

    Questions? http://localhost:3000/how-it-works or support@redflag.example"
  `);
});
