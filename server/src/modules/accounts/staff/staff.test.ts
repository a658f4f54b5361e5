import { randomUUID } from 'node:crypto';
import type { Profile, StandInProvider } from '@redflag/openid-provider';
import { startOpenidProvider } from '@redflag/openid-provider';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '#modules/accounts/index.ts';
import { users } from '#platform/database/schema.ts';
import { askForResetToken } from '#testing/accounts/reset-link.ts';
import { freshEmail, mailsTo } from '#testing/accounts/sign-up.ts';
import {
  createClient,
  createUser,
  PASSWORD,
  signIn,
  suspend,
  visitor,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const PUBLIC_URL = 'https://redflag.example';
const NO_GROUP = '/login?error=no-group';
const UNVERIFIED = '/login?error=address-unverified';

let provider: StandInProvider;
let server: TestApp;
/** Another server on the same database, which keeps staff to the provider. */
let strict: TestApp;
beforeAll(async () => {
  provider = await startOpenidProvider(PUBLIC_URL);
  const settings = { ...provider.settings, ...provider.staffSettings, PUBLIC_URL };
  server = await startTestApp({ ...settings, SIGN_UP: 'closed' });
  const { databaseUrl: DATABASE_URL } = server;
  // The provider vouches for a second factor.
  const required = { STAFF_OIDC: 'required', STAFF_SECOND_FACTOR: 'required' };
  strict = await startTestApp({ ...settings, ...required, DATABASE_URL });
  // Nobody below is the last administrator by accident.
  await createUser(server, { role: 'admin' });
});
afterAll(async () => {
  await strict[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const member = (groups: string[], values: Partial<Profile> = {}): Profile => ({
  sub: randomUUID(),
  email: freshEmail(),
  email_verified: true,
  name: 'Ada Obi',
  groups,
  ...values,
});

/** Signs in at the provider, from the button to the redirect back. */
async function enter(profile: Profile | null, { app } = server, way = 'staff', redirect = '') {
  const query = redirect && `?${new URLSearchParams({ redirect })}`;
  const start = await app.inject(`/v1/auth/${way}${query}`);
  const [attempt] = start.cookies;
  const url = await provider.answer(String(start.headers.location), profile);
  const attemptCookie = `${attempt?.name}=${attempt?.value}`;
  const response = await app.inject({ url, headers: { cookie: attemptCookie } });
  const session = response.cookies.find(({ name }) => name === '__Host-session');
  const cookie = `${session?.name}=${session?.value}`;
  const get = (path: string, at = app) => at.inject({ url: path, headers: { cookie } });
  return {
    location: response.headers.location,
    isIn: session !== undefined,
    get,
    me: async () => (await get('/v1/me')).json(),
    again: () => app.inject({ url, headers: { cookie: attemptCookie } }),
  };
}

async function acts(userId: string) {
  const admin = await createClient(server, { role: 'admin' });
  const log = await admin.request('GET', `/v1/audit-log?action=user.review-role&userId=${userId}`);
  return log.json().items;
}

test('the redirect asks for a code of the staff’s client, with PKCE, state and nonce', async () => {
  const { headers } = await server.app.inject('/v1/auth/staff');
  expect(Object.fromEntries(new URL(String(headers.location)).searchParams)).toMatchObject({
    client_id: 'redflag-staff',
    scope: 'openid email profile',
    redirect_uri: `${PUBLIC_URL}/v1/auth/staff/callback`,
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test.each([
  [['admins', 'reviewers'], 'admin', null, '/admin/dashboard', 'You are an administrator'],
  [['checkers', 'reviewers'], 'user', 'reviewer', '/user/dashboard', 'You are a reviewer'],
  [['checkers', 'Admins'], 'user', 'checker', '/user/dashboard', 'You are a checker'],
])(
  'the groups %j make an account for staff though sign-up is closed',
  async (groups, role, reviewRole, landing, subject) => {
    const profile = member(groups);
    const { location, me } = await enter(profile);
    expect(location).toBe(landing);
    const { id, ...account } = await me();
    const { email } = profile;
    expect(account).toMatchObject({
      username: 'Ada Obi',
      email,
      emailVerified: true,
      role,
      reviewRole,
    });
    const [mail] = await mailsTo(server, email ?? '');
    expect(mail?.subject).toBe(`${subject} at Redflag`);
    expect(mail?.text).toContain('Your groups at Keycloak changed what you can do');
    expect(await acts(id)).toMatchObject([{ actor: 'Keycloak', actorId: null, subjectId: id }]);
  },
);

test('staff are led to the page they asked for, and somebody who cancels back to the sign-in', async () => {
  const asked = await enter(member(['admins']), server, 'staff', '/admin/users');
  expect(asked.location).toBe('/admin/users');
  const cancelled = await enter(null, server, 'staff', '/admin/users');
  expect(cancelled.location).toBe('/login?redirect=%2Fadmin%2Fusers');
});

test('a callback works once', async () => {
  const { again } = await enter(member(['admins']));
  expect((await again()).headers.location).toBe('/login?error=staff-failed');
});

test('somebody without a group gets no account', async () => {
  const profile = member(['cooks']);
  expect(await enter(profile)).toMatchObject({ location: NO_GROUP, isIn: false });
  const { database } = server.platform;
  const email = profile.email ?? '';
  expect(await database.select().from(users).where(eq(users.email, email))).toEqual([]);
});

test('other groups at the next sign-in change the role, and end the sessions on every server', async () => {
  const profile = member(['reviewers']);
  const first = await enter(profile);
  expect((await first.get('/v1/cases', strict.app)).statusCode).toBe(200);
  const second = await enter({ ...profile, groups: ['admins'] });
  expect(await second.me()).toMatchObject({ role: 'admin', reviewRole: null });
  expect((await first.get('/v1/me')).statusCode).toBe(401);
  await eventually(async () =>
    expect((await first.get('/v1/cases', strict.app)).statusCode).toBe(401),
  );
  const third = await enter({ ...profile, groups: ['checkers'] });
  expect(await third.me()).toMatchObject({ role: 'user', reviewRole: 'checker' });
  expect((await second.get('/v1/me')).statusCode).toBe(401);
  const fourth = await enter({ ...profile, groups: ['checkers'] });
  expect((await third.get('/v1/me')).statusCode).toBe(200);
  expect(await acts((await fourth.me()).id)).toMatchObject([
    { before: { role: 'admin', reviewRole: null }, after: { role: 'user', reviewRole: 'checker' } },
    { before: { role: 'user', reviewRole: 'reviewer' }, after: { role: 'admin' } },
    { before: { reviewRole: null }, after: { reviewRole: 'reviewer' } },
  ]);
});

test('who lost all groups loses the role, is signed out and refused, and remains a user', async () => {
  const profile = member(['reviewers']);
  const before = await enter(profile);
  const { id } = await before.me();
  expect(await enter({ ...profile, groups: [] })).toMatchObject({
    location: NO_GROUP,
    isIn: false,
  });
  expect((await before.get('/v1/me')).statusCode).toBe(401);
  const { database } = server.platform;
  const [user] = await database.select().from(users).where(eq(users.id, id));
  expect(user).toMatchObject({ role: 'user', reviewRole: null, status: 'active' });
  expect(await enter({ ...profile, groups: ['checkers'] })).toMatchObject({ isIn: true });
});

test('a role that an administrator gave stays without groups, which may still give a higher one', async () => {
  const user = await createUser(server, { reviewRole: 'checker' });
  const profile = member([], { email: user.email });
  const { me } = await enter(profile);
  expect(await me()).toMatchObject({ id: user.id, reviewRole: 'checker' });
  const higher = await enter({ ...profile, groups: ['reviewers'] });
  expect(await higher.me()).toMatchObject({ id: user.id, reviewRole: 'reviewer' });
  const admin = await createUser(server, { role: 'admin' });
  const lower = await enter(member(['checkers'], { email: admin.email }));
  expect(await lower.me()).toMatchObject({ id: admin.id, role: 'admin' });
});

test('two first sign-ins at the same time make one account, whose role goes with the groups', async () => {
  const profile = member(['reviewers'], { email_verified: undefined });
  const both = await Promise.all([enter(profile), enter(profile)]);
  expect(both.map(({ isIn }) => isIn)).toEqual([true, true]);
  expect((await enter({ ...profile, groups: [] })).location).toBe(NO_GROUP);
});

test('the last administrator stays one without the group, until there is another', async () => {
  const settings = { ...provider.staffSettings, PUBLIC_URL };
  await using alone = await startTestApp(settings);
  const { database } = alone.platform;
  await database.delete(users);
  const profile = member(['admins']);
  await enter(profile, alone);
  const slipped = await enter({ ...profile, groups: [] }, alone);
  expect(await slipped.me()).toMatchObject({ role: 'admin' });
  await createUser(alone, { role: 'admin' });
  expect((await enter({ ...profile, groups: [] }, alone)).location).toBe(NO_GROUP);
  expect((await slipped.get('/v1/me')).statusCode).toBe(401);
});

test.each([false, 'true', undefined])(
  'an existing account does not open while the provider says email_verified: %j',
  async (email_verified) => {
    const { email } = await createUser(server);
    const profile = member(['admins'], { email, email_verified });
    expect(await enter(profile)).toMatchObject({ location: UNVERIFIED, isIn: false });
  },
);

test('a provider that never says whether addresses are verified makes new accounts all the same', async () => {
  expect(await enter(member(['checkers'], { email_verified: undefined }))).toMatchObject({
    isIn: true,
  });
  for (const values of [{ email_verified: false }, { email: undefined }, { email: 'ada' }]) {
    const { location, isIn } = await enter(member(['checkers'], values));
    expect([values, location, isIn]).toEqual([values, UNVERIFIED, false]);
  }
});

test('a suspended member of staff stays so, with the role, and comes back with no other account', async () => {
  const profile = member(['reviewers']);
  const { id } = await (await enter(profile)).me();
  await suspend(server, id);
  expect((await enter({ ...profile, groups: [] })).location).toBe('/login?error=user-disabled');
  const { database } = server.platform;
  const [user] = await database.select().from(users).where(eq(users.id, id));
  expect(user).toMatchObject({ status: 'suspended', reviewRole: 'reviewer' });
});

test('an administrator’s sign-in is in the audit log', async () => {
  const { get } = await enter(member(['admins']));
  const [entry] = (await get('/v1/audit-log?action=user.sign-in')).json().items;
  expect(entry).toMatchObject({ subject: 'Ada Obi', after: { method: 'staff' } });
});

const staff = [{ role: 'admin' }, { reviewRole: 'reviewer' }, { reviewRole: 'checker' }] as const;

test.each(staff)(
  'where it is required, the password of %j opens nothing, which only its owner is told',
  async (values) => {
    const { email } = await createUser(server, values);
    const tryIt = (password: string) =>
      visitor(strict)('POST', '/v1/auth/sign-in', { email, password });
    const problem = expectProblem(await tryIt(PASSWORD), 403);
    expect(problem).toMatchObject({
      code: 'auth/staff-only',
      detail: 'Please sign in with Keycloak. Your account opens in no other way.',
    });
    expect(expectProblem(await tryIt('Wrong-horse-1'), 401).code).toBe('auth/invalid-credential');
  },
);

test('where it is required, neither Google nor a new password signs staff in', async () => {
  const reviewer = await createUser(server, { reviewRole: 'reviewer' });
  const { email } = reviewer;
  const profile = member([], { email });
  const google = await enter(profile, strict, 'google');
  expect(google).toMatchObject({ location: '/login?error=staff-only', isIn: false });
  const token = await askForResetToken(strict, email);
  const form = { token, password: 'Another-horse-1' };
  const response = await visitor(strict)('POST', '/v1/auth/reset-password', form);
  expect(expectProblem(response, 403).code).toBe('auth/staff-only');
  await signIn(server, reviewer);
});

test('where it is required, staff’s other sessions open nothing, and users sign in as ever', async () => {
  const reviewer = await createClient(server, { reviewRole: 'reviewer' });
  const elsewhere = (cookie: string) => strict.app.inject({ url: '/v1/me', headers: { cookie } });
  expect((await elsewhere(reviewer.cookie)).statusCode).toBe(401);
  const user = await createUser(server);
  expect((await elsewhere((await signIn(strict, user)).cookie)).statusCode).toBe(200);
  const google = await enter(member([], { email: user.email }), strict, 'google');
  expect((await google.get('/v1/me')).statusCode).toBe(200);
  const own = await enter(member(['reviewers']), strict);
  expect((await own.get('/v1/cases')).statusCode).toBe(200);
});

test('who becomes an administrator by the command signs in with the provider where it is required', async () => {
  const profile = member(['checkers']);
  const before = await enter(profile, strict);
  await makeAdmin(server.platform, profile.email ?? '');
  expect((await before.get('/v1/me')).statusCode).toBe(401);
  const after = await enter(profile, strict);
  expect(await after.me()).toMatchObject({ role: 'admin' });
});

test.each(['/v1/auth/staff', '/v1/auth/staff/callback?code=a&state=b'])(
  '%s says so when staff have no provider',
  async (url) => {
    const bare = await sharedTestApp();
    expect(expectProblem(await bare.app.inject(url), 404).detail).toBe(
      'Staff sign-in is not set up here.',
    );
  },
);
