import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isMailboxSuspended } from '#modules/accounts/accounts.queries.ts';
import { notifications, users } from '#platform/database/schema.ts';
import {
  allMailsTo,
  easyRobotCheck,
  freshEmail,
  mailsTo,
  signUpForm,
} from '#testing/accounts/sign-up.ts';
import { createClient, createUser, visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();
const request = visitor(server);

const signUp = (form: object) => request('POST', '/v1/auth/sign-up', form);

test('a sign-up creates an account with the role user, not yet verified and not signed in', async () => {
  const form = await signUpForm(server);
  const response = await signUp(form);
  expect(response.statusCode).toBe(201);
  expect(response.json().user).toMatchObject({
    username: 'Ada Obi',
    email: form.email,
    role: 'user',
    status: 'active',
    emailVerified: false,
    reportCount: 0,
    statusMails: true,
  });
  expect(response.cookies).toMatchObject([{ name: 'sign-up', httpOnly: true, sameSite: 'Lax' }]);
});

test('a new user gets a welcome notification', async () => {
  const { id } = (await signUp(await signUpForm(server))).json().user;
  const rows = await server.platform.database
    .select()
    .from(notifications)
    .where(eq(notifications.userId, id));
  expect(rows).toMatchObject([
    { kind: 'welcome', parameters: { companyName: 'Redflag' }, read: false },
  ]);
});

test('fields that users may not set are ignored', async () => {
  const form = await signUpForm(server, {
    role: 'admin',
    status: 'suspended',
    emailVerified: true,
    emailVerifiedAt: new Date().toISOString(),
    reportCount: 7,
    statusMails: true,
  });
  const response = await signUp(form);
  expect(response.json().user).toMatchObject({
    role: 'user',
    status: 'active',
    emailVerified: false,
    reportCount: 0,
    statusMails: true,
  });
});

test('one email is sent, and its text contains a link and a 6-digit code once each', async () => {
  const form = await signUpForm(server);
  await signUp(form);
  const [mail] = await mailsTo(server, form.email);
  expect(mail).toMatchObject({
    channel: 'email',
    subject: 'Verify your email for Redflag',
    html: expect.stringContaining('/verify-email?token='),
  });
  expect(mail?.text.match(/http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}/g)).toHaveLength(
    1,
  );
  expect(mail?.text.match(/\b\d{6}\b/g)).toHaveLength(1);
});

test("the email's text reads naturally", async () => {
  const form = await signUpForm(server);
  await signUp(form);
  const [mail] = await mailsTo(server, form.email);
  const text = mail?.text
    .replace(/token=[\w-]+/, 'token=TOKEN')
    .replace(/\b\d{6}\b/, 'CODE')
    .replace(form.email, 'ADDRESS');
  expect(text).toMatchInlineSnapshot(`
    "Hello Ada Obi,

    Someone signed up for Redflag with this email address. If it was you, please verify it:

    Verify Email

    http://localhost:3000/verify-email?token=TOKEN

    Or enter this code: CODE

    The link works for 24 hours and the code for 10 minutes, each once.

    If it was not you, ignore this email. Or open the link and answer No, and we will remove the account.

    ----------------------------------------

    Redflag sent this email to ADDRESS because someone signed up with this address.

    Questions? http://localhost:3000/how-it-works or support@redflag.example"
  `);
});

test('the address is stored in lower case', async () => {
  const email = freshEmail();
  const response = await signUp(await signUpForm(server, { email: ` ${email.toUpperCase()} ` }));
  expect(response.json().user.email).toBe(email);
});

test('an address with an account is refused in the specified words', async () => {
  const { email } = await createUser(server);
  const response = await signUp(await signUpForm(server, { email: email.toUpperCase() }));
  expect(response.statusCode).toBe(409);
  const message = 'This email is already registered. Please use a different email or log in.';
  expect(response.json()).toMatchObject({
    code: 'auth/email-already-in-use',
    detail: message,
    errors: [{ path: 'email', message }],
  });
});

test('who is suspended cannot come back with another spelling of the mailbox', async () => {
  const email = freshEmail();
  const suspended = await createUser(server, { email });
  const admin = await createClient(server, { role: 'admin' });
  await admin.request('PATCH', `/v1/users/${suspended.id}`, {
    status: 'suspended',
    reason: 'Spam',
  });
  const again = email.replace('@', '+1@');
  const { database, pepper } = server.platform;
  const print = pepper.print('mailbox', canonicalMailbox(email));
  await eventually(async () => expect(await isMailboxSuspended(database, print)).toBe(true));
  expect((await signUp(await signUpForm(server, { email: again }))).statusCode).toBe(409);
  await admin.request('PATCH', `/v1/users/${suspended.id}`, { status: 'active' });
  expect((await signUp(await signUpForm(server, { email: again }))).statusCode).toBe(201);
});

test('twenty simultaneous sign-ups with spellings of one address create one account', async () => {
  const email = freshEmail();
  const forms = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      signUpForm(server, {
        email: email.slice(0, index).toUpperCase() + email.slice(index),
      }),
    ),
  );
  const responses = await Promise.all(forms.map(signUp));
  const [made, ...refused] = responses.map(({ statusCode }) => statusCode).toSorted();
  expect(made).toBe(201);
  for (const status of refused) expect([409, 429]).toContain(status);
  const rows = await server.platform.database.select().from(users).where(eq(users.email, email));
  expect(rows).toHaveLength(1);
  expect(await allMailsTo(server, email)).toHaveLength(1);
});

describe('an invalid form', () => {
  const UPPER = 'Password must contain at least one uppercase letter.';
  const LOWER = 'Password must contain at least one lowercase letter.';
  const DIGIT = 'Password must contain at least one digit.';
  const SPECIAL = 'Password must contain at least one special character.';
  const SHORT = 'Password must be at least 6 characters long.';
  const INVALID = 'The email address is not valid. Please enter a valid email address.';
  const PROVIDER = 'Please enter a valid email from a known provider.';

  test('with an address that no mailbox can have gets its own error code', async () => {
    const response = await signUp(await signUpForm(server, { email: 'a..b@gmail.com' }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'auth/invalid-email', detail: INVALID });
  });

  test.each([
    ['username', undefined, 'Please enter a valid username'],
    ['username', '', 'Please enter a valid username'],
    ['username', '   ', 'Please enter a valid username'],
    ['username', 7, 'Please enter a valid username'],
    ['username', 'Ada\nObi', 'Please enter a valid username'],
    ['username', 'Al', 'Username must be at least 3 characters long.'],
    ['username', 'a'.repeat(51), 'Username must be at most 50 characters long.'],
    ['username', '\u200b\u200b\u200b\u200b', 'Please enter a valid username'],
    ['username', '\u202eevil nimda', 'Please enter a valid username'],
    ['username', '\u2800\u2800\u2800', 'Please enter a valid username'],
    ['username', 'Аdministrator', 'This username is reserved. Please choose another.'],
    ['email', undefined, PROVIDER],
    ['email', 'ada', PROVIDER],
    ['email', 'ada@example.com', PROVIDER],
    ['email', 'ada@gmail.com.evil.com', PROVIDER],
    ['email', 'ada"obi@gmail.com', PROVIDER],
    ['email', '.@gmail.com', PROVIDER],
    ['password', undefined, 'Password is required.'],
    ['password', '', 'Password is required.'],
    ['password', ['Correct-horse-1'], 'Password is required.'],
    ['password', 'Aa1-x', SHORT],
    ['password', 'correct-horse-1', UPPER],
    ['password', 'CORRECT-HORSE-1', LOWER],
    ['password', 'Correct-horse', DIGIT],
    ['password', 'Correct1horse', SPECIAL],
    ['password', 'abc', `${SHORT} ${UPPER} ${DIGIT} ${SPECIAL}`],
    ['password', `Aa1-${'x'.repeat(125)}`, 'Password must be at most 128 characters long.'],
    ['acceptTerms', undefined, 'Please accept the terms and conditions.'],
    ['acceptTerms', false, 'Please accept the terms and conditions.'],
    ['acceptTerms', 'true', 'Please accept the terms and conditions.'],
    ['robotCheck', undefined, 'Verify you are not a robot'],
    ['robotCheck', '', 'Verify you are not a robot'],
  ])('is refused for %s %j: %s', async (field, value, detail) => {
    const response = await signUp({
      ...(await signUpForm(server, { robotCheck: 'x' })),
      [field]: value,
    });
    expect(response.statusCode).toBe(422);
    const problem = response.json();
    expect(problem).toMatchObject({ code: 'validation', detail });
    expect(new Set(problem.errors.map(({ path }: { path: string }) => path))).toEqual(
      new Set([field]),
    );
  });

  test('leaves the robot check usable for the next try', async () => {
    const robotCheck = await easyRobotCheck(server);
    await signUp(await signUpForm(server, { robotCheck, username: '' }));
    const response = await signUp(await signUpForm(server, { robotCheck }));
    expect(response.statusCode).toBe(201);
  });
});

const COMMON = 'Many people use this one or one like it.';
const NAMED = 'It is a name of yours or ours with little added.';

test.each([
  ['P@ssw0rd', COMMON],
  ['Password1!', COMMON],
  ['Admin@123', COMMON],
  ['Welcome@123', COMMON],
  ['Redflag1!', NAMED],
  ['Redflag@Redflag1', NAMED],
  ['R3dfl@g-R3dfl@g#2026', NAMED],
  ['Chiamaka12chiamaka!', NAMED],
  ['R3dfl@g#2026', NAMED],
  ['Chiamaka@99', NAMED],
  ['Obi-2026', NAMED],
  ['ChiamakaObi1!', NAMED],
  ['Chi.Obi77', NAMED],
])('the password %s is refused: %s', async (password, why) => {
  const [name] = freshEmail().split('@');
  const form = {
    username: 'Chiamaka Obi',
    email: `chi.obi+${name?.slice(0, 8)}@zoho.com`,
    password,
  };
  const response = await signUp(await signUpForm(server, form));
  expect(response.statusCode).toBe(422);
  const detail = 'The password is too weak. Please enter a stronger password.';
  expect(response.json()).toMatchObject({
    code: 'auth/weak-password',
    detail,
    errors: [{ path: 'password', message: `${detail} ${why}` }],
  });
});

test('the robot check can be reused after a common password is refused', async () => {
  const robotCheck = await easyRobotCheck(server);
  await signUp(await signUpForm(server, { robotCheck, password: 'P@ssw0rd' }));
  const response = await signUp(await signUpForm(server, { robotCheck }));
  expect(response.statusCode).toBe(201);
});

test('all 128 characters of a long password count', async () => {
  const password = `Aa1-${'x'.repeat(123)}y`;
  const form = await signUpForm(server, { password });
  expect((await signUp(form)).statusCode).toBe(201);
  const signIn = (typed: string) =>
    request('POST', '/v1/auth/sign-in', { email: form.email, password: typed });
  expect((await signIn(`${password.slice(0, -1)}z`)).json().code).toBe('auth/invalid-credential');
  // Only someone who knows the password is told what is wrong with an account.
  expect((await signIn(password)).json().code).toBe('auth/email-not-verified');
});

test('with SIGN_UP=closed nobody can sign up with a password', async () => {
  await using closed = await startTestApp({ DATABASE_URL: server.databaseUrl, SIGN_UP: 'closed' });
  const form = await signUpForm(closed, { email: freshEmail() });
  const response = await visitor(closed)('POST', '/v1/auth/sign-up', form);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    code: 'auth/operation-not-allowed',
    detail: 'Email/password accounts are not enabled. Please contact support.',
  });
});

test('a server error is reported as such and leaves no half-created account', async () => {
  await using broken = await startTestApp();
  const { database } = broken.platform;
  await database.execute(sql`alter table credentials rename to misplaced`);
  const form = await signUpForm(broken);
  const response = await visitor(broken)('POST', '/v1/auth/sign-up', form);
  expect(response.statusCode).toBe(500);
  expect(response.json().detail).toBe('An error occurred. Please try again.');
  expect(await database.select().from(users).where(eq(users.email, form.email))).toEqual([]);
});

test('EMAIL_PROVIDERS=* allows every domain', async () => {
  await using open = await startTestApp({ EMAIL_PROVIDERS: '*' });
  const form = await signUpForm(open, { email: 'ada@example.org' });
  const response = await visitor(open)('POST', '/v1/auth/sign-up', form);
  expect(response.statusCode).toBe(201);
});

test.each([
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'aol.com',
  'protonmail.com',
  'zoho.com',
  'yandex.com',
])('%s is a known provider', async (domain) => {
  const email = freshEmail().replace('gmail.com', domain);
  const response = await signUp(await signUpForm(server, { email }));
  expect(response.statusCode).toBe(201);
});
