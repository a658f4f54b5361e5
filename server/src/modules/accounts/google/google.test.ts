import { randomUUID } from 'node:crypto';
import type { Profile, StandInProvider } from '@redflag/openid-provider';
import { startOpenidProvider } from '@redflag/openid-provider';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { addCodeApp } from '#testing/accounts/code-app.ts';
import { freshEmail } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createUser,
  PASSWORD,
  signIn,
  startSession,
  suspend,
} from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const PUBLIC_URL = 'https://redflag.example';

let google: StandInProvider;
let server: TestApp;
beforeAll(async () => {
  google = await startOpenidProvider(PUBLIC_URL);
  server = await startTestApp({ ...google.settings, PUBLIC_URL });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});

const freshProfile = (values: Partial<Profile> = {}): Profile => ({
  sub: randomUUID(),
  email: freshEmail(),
  email_verified: true,
  name: 'Ada Obi',
  ...values,
});

interface Start {
  /** The page to open after sign-in. */
  redirect?: string;
  /** The cookies that the browser already has. */
  cookie?: string;
  host?: string;
  app?: TestApp['app'];
}

/** Starts a Google sign-in, up to the redirect to Google. */
async function setOut({ redirect, cookie = '', host = 'redflag.example', app }: Start = {}) {
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`;
  const response = await (app ?? server.app).inject({
    url: `/v1/auth/google${query}`,
    headers: { cookie, host },
  });
  const [attempt] = response.cookies;
  return {
    response,
    location: String(response.headers.location),
    cookie: [cookie, `${attempt?.name}=${attempt?.value}`].filter(Boolean).join('; '),
  };
}

const comeBack = (url: string, cookie: string, app = server.app) =>
  app.inject({ url, headers: { cookie } });

/** Completes a Google sign-in, from the button to the redirect back. */
async function continueWithGoogle(profile: Profile | null, start: Start = {}) {
  const { location, cookie } = await setOut(start);
  const response = await comeBack(await google.answer(location, profile), cookie, start.app);
  const session = response.cookies.find(({ name }) => name === '__Host-session');
  const request = (url: string) =>
    server.app.inject({ url, headers: { cookie: `${session?.name}=${session?.value}` } });
  return {
    response,
    location: response.headers.location,
    session,
    me: async () => (await request('/v1/me')).json(),
    notifications: async () => (await request('/v1/me/notifications')).json().items,
  };
}

async function verifyPhone({ id }: Client['user']): Promise<void> {
  const phoneVerifiedAt = new Date();
  await server.platform.database
    .update(users)
    .set({ phone: `+234${id.replace(/\D/g, '').slice(-10)}`, phoneVerifiedAt })
    .where(eq(users.id, id));
}

/** Creates a user with a verified phone, and a Google profile with the same email address. */
async function createGoogleUser(values: Partial<typeof users.$inferInsert> = {}) {
  const user = await createUser(server, values);
  await verifyPhone(user);
  const profile = freshProfile({ email: user.email });
  return { user, profile };
}

test("the redirect to Google requests a code with PKCE, state and nonce, and takes the site's address from its settings", async () => {
  const { location } = await setOut({ host: 'evil.example' });
  const { searchParams, origin } = new URL(location);
  expect(origin).toBe(google.settings.GOOGLE_ISSUER);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'redflag',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${PUBLIC_URL}/v1/auth/google/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('the cookie kept during a Google sign-in is short-lived and hidden from scripts and other hosts', async () => {
  const { response } = await setOut();
  expect(response.cookies).toMatchObject([
    {
      name: '__Host-google-sign-in',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: 600,
    },
  ]);
});

test("a first sign-in creates an account with the profile's name and verified address", async () => {
  const profile = freshProfile({ email: `Ada.${freshEmail()}` });
  const { me, notifications } = await continueWithGoogle(profile);
  expect(await me()).toMatchObject({
    username: 'Ada Obi',
    email: profile.email?.toLowerCase(),
    emailVerified: true,
    phone: null,
    phoneVerified: false,
    role: 'user',
  });
  expect(await notifications()).toMatchObject([{ title: 'Welcome to Redflag', type: 'account' }]);
});

test('a domain that cannot sign up by email can sign in with Google, which has verified the address', async () => {
  const email = `${randomUUID()}@university.example`;
  const { me } = await continueWithGoogle(freshProfile({ email }));
  expect(await me()).toMatchObject({ email });
});

test.each([
  ['a name that is too short', 'Li', 'grace.hopper', 'grace.hopper'],
  ['no name', undefined, 'grace.hopper', 'grace.hopper'],
  ['a name with line breaks and controls', ' Grace\n\u0000 Hopper ', 'grace', 'Grace Hopper'],
  ['a name that is too long', `Grace${'😀'.repeat(26)}`, 'grace', `Grace${'😀'.repeat(22)}`],
  ['no name that is long enough', 'Li', 'li', 'User li'],
  ["an administrator's name", 'Redflag Support', 'grace.hopper', 'grace.hopper'],
  ['two such names', 'Redflag Support', 'admin', expect.stringMatching(/^User \d{6}$/)],
])('with %s the new account still gets a valid username', async (_what, name, local, username) => {
  const email = `${local}@${randomUUID()}.example`;
  const { me } = await continueWithGoogle(freshProfile({ email, name }));
  expect(await me()).toMatchObject({ username });
});

test('a person whose username is reserved is led to choose another, then on', async () => {
  const { profile } = await createGoogleUser({ username: 'Administrator' });
  const { location } = await continueWithGoogle(profile);
  expect(location).toBe(`/new-username?${new URLSearchParams({ redirect: '/user/dashboard' })}`);
});

test('a second sign-in opens the same account, even after the address at Google has changed', async () => {
  const profile = freshProfile();
  const first = await (await continueWithGoogle(profile)).me();
  const second = await continueWithGoogle({ ...profile, email: freshEmail() });
  expect(await second.me()).toMatchObject({ id: first.id, email: profile.email });
  expect(await second.notifications()).toHaveLength(1);
});

test('a mailbox makes three accounts a day with Google, too, in whatever spelling, and signs in to them', async () => {
  const name = randomUUID();
  const spelt = (tag: number) => freshProfile({ email: `${name}+${tag}@gmail.com` });
  const first = spelt(0);
  for (const profile of [first, spelt(1), first, spelt(2), first]) {
    expect((await continueWithGoogle(profile)).location).toBe('/verify-phone');
  }
  const refused = await continueWithGoogle(spelt(3));
  expect(refused.location).toBe('/login?error=too-many-requests');
  expect(refused.session).toBeUndefined();
  expect((await continueWithGoogle(first)).location).toBe('/verify-phone');
});

test('a suspended person does not come back with another spelling of the address at Google', async () => {
  const name = randomUUID();
  const { id } = await (
    await continueWithGoogle(freshProfile({ email: `${name}@gmail.com` }))
  ).me();
  const admin = await createClient(server, { role: 'admin' });
  await admin.request('PATCH', `/v1/users/${id}`, { status: 'suspended', reason: 'Spam' });
  await untilDone(server, 'targets.suspend-reports');
  const again = await continueWithGoogle(freshProfile({ email: `${name}+1@gmail.com` }));
  expect(again.location).toBe('/login?error=user-disabled');
});

test('two simultaneous first sign-ins create one account', async () => {
  const profile = freshProfile();
  const both = await Promise.all([continueWithGoogle(profile), continueWithGoogle(profile)]);
  const [one, other] = await Promise.all(both.map(({ me }) => me()));
  expect(one.email).toBe(profile.email);
  expect(other.id).toBe(one.id);
});

test('a verified address with an account signs in to that account, and its password still works', async () => {
  const user = await createUser(server, { username: 'Grace' });
  const { me } = await continueWithGoogle(freshProfile({ email: user.email.toUpperCase() }));
  expect(await me()).toMatchObject({ id: user.id, username: 'Grace' });
  await signIn(server, user);
});

test('who has a second factor is asked for it after Google, too', async () => {
  const { user, profile } = await createGoogleUser();
  await addCodeApp(server, await startSession(server, user));
  const redirect = '/user/account';
  const { location, me } = await continueWithGoogle(profile, { redirect });
  expect(location).toBe('/login?redirect=%2Fuser%2Faccount');
  expect(await me()).toMatchObject({ code: 'auth/factor-needed' });
});

test.each([false, 'true', undefined])(
  'sign-in is refused when Google sends email_verified: %j, even for a known account',
  async (email_verified) => {
    const { profile } = await createGoogleUser();
    await continueWithGoogle(profile);
    const { location, session } = await continueWithGoogle({ ...profile, email_verified });
    expect(location).toBe('/login?error=google-failed');
    expect(session).toBeUndefined();
  },
);

test('a profile without an email address is refused', async () => {
  const { location } = await continueWithGoogle(freshProfile({ email: undefined }));
  expect(location).toBe('/login?error=google-failed');
});

test("someone who signed up with another person's address loses access when the owner signs in with Google", async () => {
  const stranger = await createClient(server);
  await server.platform.database
    .update(users)
    .set({ emailVerifiedAt: null })
    .where(eq(users.id, stranger.user.id));
  const owner = await continueWithGoogle(freshProfile({ email: stranger.user.email }));
  expect(await owner.me()).toMatchObject({ id: stranger.user.id, emailVerified: true });
  const { email } = stranger.user;
  const guess = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/sign-in',
    payload: { email, password: PASSWORD },
  });
  expect(guess.statusCode).toBe(401);
  expect((await stranger.request('GET', '/v1/me')).statusCode).toBe(401);
});

test('a suspended user is refused and told why', async () => {
  const { user, profile } = await createGoogleUser();
  await continueWithGoogle(profile);
  await suspend(server, user.id);
  const { location, session } = await continueWithGoogle(profile, { redirect: '/user/dashboard' });
  expect(location).toBe('/login?error=user-disabled');
  expect(session).toBeUndefined();
});

test('a refused sign-in leaves a suspended account unchanged, including its unverified address', async () => {
  const user = await createUser(server, { status: 'suspended', emailVerifiedAt: null });
  const { location } = await continueWithGoogle(freshProfile({ email: user.email }));
  expect(location).toBe('/login?error=user-disabled');
  const [row] = await server.platform.database.select().from(users).where(eq(users.id, user.id));
  expect(row?.emailVerifiedAt).toBeNull();
});

test('while sign-up is closed, accounts sign in and nobody else gets one', async () => {
  const settings = { ...google.settings, PUBLIC_URL, SIGN_UP: 'closed' };
  await using closed = await startTestApp({ DATABASE_URL: server.databaseUrl, ...settings });
  const { profile } = await createGoogleUser();
  const linked = freshProfile();
  await continueWithGoogle(linked);
  for (const known of [profile, linked]) {
    expect((await continueWithGoogle(known, { app: closed.app })).session).toBeDefined();
  }
  const stranger = freshProfile();
  const { location, session } = await continueWithGoogle(stranger, { app: closed.app });
  expect(location).toBe('/login?error=sign-up-closed');
  expect(session).toBeUndefined();
  const { database } = server.platform;
  const email = stranger.email ?? '';
  expect(await database.select().from(users).where(eq(users.email, email))).toEqual([]);
});

test('a user without a verified phone is sent to verify it, and then to the requested page', async () => {
  const redirect = '/user/dashboard?target=a%26b';
  const { location } = await continueWithGoogle(freshProfile(), { redirect });
  expect(location).toBe(`/verify-phone?${new URLSearchParams({ redirect })}`);
  expect((await continueWithGoogle(freshProfile())).location).toBe('/verify-phone');
});

test.each([
  ['user', undefined, '/user/dashboard'],
  ['user', '/user/notifications', '/user/notifications'],
  ['user', '/admin/dashboard', '/user/dashboard'],
  ['admin', undefined, '/admin/dashboard'],
  ['admin', '/user/dashboard', '/admin/dashboard'],
] as const)(
  'with a verified phone, a sign-in as %s that requested %s opens %s',
  async (role, redirect, landing) => {
    const { profile } = await createGoogleUser({ role });
    const { location } = await continueWithGoogle(profile, redirect ? { redirect } : {});
    expect(location).toBe(landing);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  `/${'x'.repeat(5_000)}`,
])('the redirect %j is not followed', async (redirect) => {
  const { profile } = await createGoogleUser();
  const { location } = await continueWithGoogle(profile, { redirect });
  expect(location).toBe('/user/dashboard');
});

test('someone who cancels at Google returns to the sign-in screen without an error', async () => {
  const { location } = await continueWithGoogle(null, { redirect: '/user/dashboard' });
  expect(location).toBe('/login?redirect=%2Fuser%2Fdashboard');
});

test("a sign-in ends the browser's old session and starts a new one", async () => {
  const before = await createClient(server);
  const { session } = await continueWithGoogle(freshProfile(), { cookie: before.cookie });
  expect(before.cookie).not.toContain(session?.value);
  expect((await before.request('GET', '/v1/me')).statusCode).toBe(401);
});

test('a session cookie planted in the browser is replaced at sign-in', async () => {
  const cookie = `__Host-session=${'A'.repeat(43)}`;
  const { session } = await continueWithGoogle(freshProfile(), { cookie });
  expect(session?.value).toMatch(/^[\w-]{43}$/);
  expect(cookie).not.toContain(session?.value);
});

test('a callback without the cookie from the start of the sign-in is refused', async () => {
  const { location } = await setOut();
  const response = await comeBack(await google.answer(location, freshProfile()), '');
  expect(response.headers.location).toBe('/login?error=google-failed');
});

test("a callback from a different browser's sign-in is refused", async () => {
  const mine = await setOut();
  const theirs = await setOut();
  const back = await google.answer(theirs.location, freshProfile());
  const response = await comeBack(back, mine.cookie);
  expect(response.headers.location).toBe('/login?error=google-failed');
});

test('a tampered sign-in cookie is refused', async () => {
  const { location, cookie } = await setOut();
  const back = await google.answer(location, freshProfile());
  const [, start, content, signature] = /^(.+=google-sign-in:)([\w-]+)(.+)$/.exec(cookie) ?? [];
  const kept = JSON.parse(Buffer.from(content ?? '', 'base64url').toString('utf8'));
  const forged = Buffer.from(JSON.stringify({ ...kept, redirect: '/x' })).toString('base64url');
  const response = await comeBack(back, `${start}${forged}${signature}`);
  expect(response.headers.location).toBe('/login?error=google-failed');
});

test('a token signed for another purpose is refused as the sign-in cookie', async () => {
  const { location, cookie } = await setOut();
  const back = await google.answer(location, freshProfile());
  const token = server.platform.secrets.sign('status-mails', randomUUID());
  const response = await comeBack(back, `${cookie.split('=')[0]}=${token}`);
  expect(response.headers.location).toBe('/login?error=google-failed');
});

test('a callback works once, and its cookie is then deleted', async () => {
  const { location, cookie } = await setOut();
  const back = await google.answer(location, freshProfile());
  const first = await comeBack(back, cookie);
  expect(first.headers.location).toBe('/verify-phone');
  const forgotten = first.cookies.find(({ name }) => name === '__Host-google-sign-in');
  expect(forgotten).toMatchObject({ value: '', expires: new Date(0), path: '/' });
  const again = await comeBack(back, cookie);
  expect(again.headers.location).toBe('/login?error=google-failed');
});

test.each(['/v1/auth/google', '/v1/auth/google/callback?code=a&state=b'])(
  '%s says so when Google sign-in is not set up',
  async (url) => {
    const bare = await sharedTestApp();
    const response = await bare.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'auth/operation-not-allowed',
      detail: 'Google sign-in is not set up here.',
    });
  },
);
