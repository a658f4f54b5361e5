import { randomUUID } from 'node:crypto';
import type { GoogleProvider, Profile } from '@redflag/openid-provider';
import { startGoogleProvider } from '@redflag/openid-provider';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createUser, PASSWORD, signIn, suspend } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { freshEmail } from '#testing/sign-up.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const PUBLIC_URL = 'https://redflag.example';

let google: GoogleProvider;
let server: TestApp;
beforeAll(async () => {
  google = await startGoogleProvider(PUBLIC_URL);
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
  /** Wanted after sign-in. */
  redirect?: string;
  /** The cookies that the browser has already. */
  cookie?: string;
  host?: string;
}

/** Presses the button, and goes as far as Google's page. */
async function setOut({ redirect, cookie = '', host = 'redflag.example' }: Start = {}) {
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`;
  const response = await server.app.inject({
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

const comeBack = (url: string, cookie: string) => server.app.inject({ url, headers: { cookie } });

/** The whole way, there and back. */
async function continueWithGoogle(profile: Profile | null, start: Start = {}) {
  const { location, cookie } = await setOut(start);
  const response = await comeBack(await google.answer(location, profile), cookie);
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

/** Somebody who has entered with Google before, and has verified their phone. */
async function createGoogleUser(values: Partial<typeof users.$inferInsert> = {}) {
  const user = await createUser(server, values);
  await verifyPhone(user);
  const profile = freshProfile({ email: user.email });
  return { user, profile };
}

test('the way to Google asks for a code with PKCE, state and nonce, and names the site from its settings', async () => {
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

test('what the browser keeps on the way is out of reach of scripts and other hosts, and short-lived', async () => {
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

test('a first sign-in makes an account with the name and the verified address of the profile', async () => {
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

test('a domain that may not sign up by e-mail may enter: Google has proven the address', async () => {
  const email = `${randomUUID()}@university.example`;
  const { me } = await continueWithGoogle(freshProfile({ email }));
  expect(await me()).toMatchObject({ email });
});

test.each([
  ['a name too short', 'Li', 'grace.hopper', 'grace.hopper'],
  ['no name', undefined, 'grace.hopper', 'grace.hopper'],
  ['a name with line breaks and controls', ' Grace\n\u0000 Hopper ', 'grace', 'Grace Hopper'],
  ['a name too long', '😀'.repeat(26), 'grace', '😀'.repeat(25)],
  ['nothing long enough', 'Li', 'li', 'User li'],
])(
  'with %s the username is still one that the product takes',
  async (_what, name, local, username) => {
    const email = `${local}@${randomUUID()}.example`;
    const { me } = await continueWithGoogle(freshProfile({ email, name }));
    expect(await me()).toMatchObject({ username });
  },
);

test('a second sign-in enters the same account, also after the address at Google changed', async () => {
  const profile = freshProfile();
  const first = await (await continueWithGoogle(profile)).me();
  const second = await continueWithGoogle({ ...profile, email: freshEmail() });
  expect(await second.me()).toMatchObject({ id: first.id, email: profile.email });
  expect(await second.notifications()).toHaveLength(1);
});

test('two first sign-ins at once make one account', async () => {
  const profile = freshProfile();
  const both = await Promise.all([continueWithGoogle(profile), continueWithGoogle(profile)]);
  const [one, other] = await Promise.all(both.map(({ me }) => me()));
  expect(one.email).toBe(profile.email);
  expect(other.id).toBe(one.id);
});

test('a verified address that has an account enters that account, and its password still works', async () => {
  const user = await createUser(server, { username: 'Grace' });
  const { me } = await continueWithGoogle(freshProfile({ email: user.email.toUpperCase() }));
  expect(await me()).toMatchObject({ id: user.id, username: 'Grace' });
  await signIn(server, user);
});

test.each([false, 'true', undefined])(
  'an address of which Google says verified: %j does not enter, not even a known account',
  async (email_verified) => {
    const { profile } = await createGoogleUser();
    await continueWithGoogle(profile);
    const { location, session } = await continueWithGoogle({ ...profile, email_verified });
    expect(location).toBe('/login?error=google-failed');
    expect(session).toBeUndefined();
  },
);

test('a profile without an address does not enter', async () => {
  const { location } = await continueWithGoogle(freshProfile({ email: undefined }));
  expect(location).toBe('/login?error=google-failed');
});

test('whoever signed up with an address that is not theirs is shut out when its owner comes', async () => {
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

test('a suspended account is told so, and does not enter', async () => {
  const { user, profile } = await createGoogleUser();
  await continueWithGoogle(profile);
  await suspend(server, user.id);
  const { location, session } = await continueWithGoogle(profile, { redirect: '/user/dashboard' });
  expect(location).toBe('/login?error=user-disabled');
  expect(session).toBeUndefined();
});

test('a suspended account stays as it was, its unproven password included', async () => {
  const user = await createUser(server, { status: 'suspended', emailVerifiedAt: null });
  const { location } = await continueWithGoogle(freshProfile({ email: user.email }));
  expect(location).toBe('/login?error=user-disabled');
  const [row] = await server.platform.database.select().from(users).where(eq(users.id, user.id));
  expect(row?.emailVerifiedAt).toBeNull();
});

test('without a verified phone the next screen verifies it, and knows where to go on', async () => {
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
  'with a verified phone the role %s that wanted %s lands on %s',
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
])('%j is not followed', async (redirect) => {
  const { profile } = await createGoogleUser();
  const { location } = await continueWithGoogle(profile, { redirect });
  expect(location).toBe('/user/dashboard');
});

test('who turns back at Google is on the sign-in screen again, without a reproach', async () => {
  const { location } = await continueWithGoogle(null, { redirect: '/user/dashboard' });
  expect(location).toBe('/login?redirect=%2Fuser%2Fdashboard');
});

test('a sign-in ends the session that the browser had, and starts a new one', async () => {
  const before = await createClient(server);
  const { session } = await continueWithGoogle(freshProfile(), { cookie: before.cookie });
  expect(before.cookie).not.toContain(session?.value);
  expect((await before.request('GET', '/v1/me')).statusCode).toBe(401);
});

test('a session that somebody planted in the browser does not become that of the account', async () => {
  const cookie = `__Host-session=${'A'.repeat(43)}`;
  const { session } = await continueWithGoogle(freshProfile(), { cookie });
  expect(session?.value).toMatch(/^[\w-]{43}$/);
  expect(cookie).not.toContain(session?.value);
});

test('a way back that no browser set out on is refused', async () => {
  const { location } = await setOut();
  const response = await comeBack(await google.answer(location, freshProfile()), '');
  expect(response.headers.location).toBe('/login?error=google-failed');
});

test("another browser's way back is refused", async () => {
  const mine = await setOut();
  const theirs = await setOut();
  const back = await google.answer(theirs.location, freshProfile());
  const response = await comeBack(back, mine.cookie);
  expect(response.headers.location).toBe('/login?error=google-failed');
});

test('what the browser kept cannot be changed', async () => {
  const { location, cookie } = await setOut();
  const back = await google.answer(location, freshProfile());
  const [, name, content, signature] = /^([^=]+)=([\w-]+)(.+)$/.exec(cookie) ?? [];
  const kept = JSON.parse(Buffer.from(content ?? '', 'base64url').toString('utf8'));
  const forged = Buffer.from(JSON.stringify({ ...kept, redirect: '/x' })).toString('base64url');
  const response = await comeBack(back, `${name}=${forged}${signature}`);
  expect(response.headers.location).toBe('/login?error=google-failed');
});

test('a way back is taken once: the browser forgets it, and the code is spent', async () => {
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
  'where Google is not set up, %s says so',
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
