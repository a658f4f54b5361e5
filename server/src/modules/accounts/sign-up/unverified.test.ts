import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ensureFeedAccount } from '#modules/accounts/feed-accounts.ts';
import { insertIdentity } from '#modules/accounts/openid/openid.queries.ts';
import { removeUnverified } from '#modules/accounts/profile/deletion.ts';
import { users } from '#platform/database/schema.ts';
import { freshEmail, signUpByMail, signUpForm } from '#testing/accounts/sign-up.ts';
import { createClient, createReport, createUser, visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const { database, config } = server.platform;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const unverified = { emailVerifiedAt: null, createdAt: daysAgo(100) };

/** Returns which of these accounts exist. */
async function existing(ids: string[]): Promise<string[]> {
  const rows = await database.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  return rows.map(({ id }) => id).toSorted();
}

test('accounts that were never verified expire after 30 days, and their addresses can sign up again', async () => {
  expect(config.unverifiedAccountDays).toBe(30);
  const email = freshEmail();
  const old = Array.from({ length: 120 }, () => randomUUID());
  for (const id of old) await createUser(server, { ...unverified, id });
  await createUser(server, { ...unverified, email });
  const recent = await createUser(server, { ...unverified, createdAt: daysAgo(29) });
  await removeUnverified(server.platform, new Date());
  expect(await existing([...old, recent.id])).toEqual([recent.id]);
  const form = await signUpForm(server, { email });
  expect((await visitor(server)('POST', '/v1/auth/sign-up', form)).statusCode).toBe(201);
});

test('no other account ever expires', async () => {
  const verified = await createUser(server, { createdAt: daysAgo(100) });
  const admin = await createUser(server, { ...unverified, role: 'admin' });
  const suspended = await createUser(server, { ...unverified, status: 'suspended' });
  const signedIn = await createClient(server, unverified);
  const reporter = await createClient(server, unverified);
  await createReport(reporter);
  await reporter.request('POST', '/v1/auth/sign-out');
  const identified = await createUser(server, unverified);
  await insertIdentity(database, { issuer: 'a', subject: randomUUID(), userId: identified.id });
  const feed = await ensureFeedAccount(database, {
    username: 'Imported reports',
    email: `${randomUUID()}@feeds.invalid`,
  });
  // Has a link that still works.
  const { email } = await signUpByMail(server);
  const waiting = await database.select().from(users).where(eq(users.email, email));
  const people = [verified, admin, suspended, signedIn.user, reporter.user, identified, ...waiting];
  const ids = [feed, ...people.map(({ id }) => id)].toSorted();
  await database
    .update(users)
    .set({ createdAt: daysAgo(100) })
    .where(inArray(users.id, ids));
  await removeUnverified(server.platform, new Date());
  expect(await existing(ids)).toEqual(ids);
});
