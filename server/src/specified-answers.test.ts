import type { Category } from '@redflag/shared/categories';
import type { Notification } from '@redflag/shared/notifications';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfPending } from './modules/alerts/administrators/pending-reminder.jobs.ts';
import { users } from './platform/database/schema.ts';
import { sendWhileDeleted } from './testing/accounts/delete-during-request.ts';
import { freshPhone, sendCode, verifyCode } from './testing/accounts/phone.ts';
import { freshEmail, signUpForm } from './testing/accounts/sign-up.ts';
import type { Client } from './testing/factories.ts';
import {
  createClient,
  createReport,
  createUser,
  PASSWORD,
  signIn as signInAs,
  suspend,
  visitor,
} from './testing/factories.ts';
import { expectProblem } from './testing/problem.ts';
import type { SmsProvider } from './testing/services/sms-provider.ts';
import { startSmsProvider } from './testing/services/sms-provider.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';
import { eventually } from './testing/waiting.ts';

/*
 * The server's texts from the product specification, each with the call it answers. Texts that
 * screens show are in e2e/src/app/specified-texts.ts. Change a text here only after it has changed in
 * the specification.
 */

const TAKEN = { status: 201, body: '{"sid":"SM1","status":"queued"}' };

let sms: SmsProvider;
let server: TestApp;
let request: Client['request'];
beforeAll(async () => {
  sms = await startSmsProvider(TAKEN);
  server = await startTestApp({
    SMS_PROVIDER: 'twilio',
    TWILIO_URL: sms.url,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+15005550006',
  });
  request = visitor(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await sms[Symbol.asyncDispose]();
});

type Answer = ReturnType<Client['request']>;
type Row = [status: number, code: string, detail: string, call: () => Answer];

const signUp = async (fields: Record<string, unknown> = {}) =>
  request('POST', '/v1/auth/sign-up', await signUpForm(server, fields));

const signIn = ({ email }: { email: string }) =>
  request('POST', '/v1/auth/sign-in', { email, password: PASSWORD });

async function signUpWhereNotAllowed(): Answer {
  await using closed = await startTestApp({
    DATABASE_URL: server.databaseUrl,
    SIGN_UP: 'closed',
  });
  const form = await signUpForm(server);
  return visitor(closed)('POST', '/v1/auth/sign-up', form);
}

/** The product with a table missing from its database. */
async function signUpWhileBroken(): Answer {
  const { database } = server.platform;
  await database.execute(sql`alter table credentials rename to misplaced`);
  try {
    return await signUp();
  } finally {
    await database.execute(sql`alter table misplaced rename to credentials`);
  }
}

/** Requests a code while the provider answers as given. */
function requestCode(client: Client, phone: string, answer: SmsProvider['answer'] = TAKEN) {
  sms.answer = answer;
  return sendCode(server, client, phone);
}

async function sendUntilRefused(client: () => Promise<Client>, phone: () => string): Answer {
  for (let sent = 1; sent <= 5; sent += 1) {
    expect((await requestCode(await client(), phone())).statusCode).toBe(202);
  }
  return requestCode(await client(), phone());
}

const answers: Record<string, Row[]> = {
  'section 6, file a report': [
    [
      401,
      'auth/no-session',
      'No authenticated user found.',
      () => request('POST', '/v1/reports', { target: 'example.com' }),
    ],
  ],
  'section 8, sign-up': [
    [
      409,
      'auth/email-already-in-use',
      'This email is already registered. Please use a different email or log in.',
      async () => signUp({ email: (await createUser(server, { email: freshEmail() })).email }),
    ],
    [
      422,
      'auth/invalid-email',
      'The email address is not valid. Please enter a valid email address.',
      () => signUp({ email: 'ada..obi@gmail.com' }),
    ],
    [
      422,
      'auth/weak-password',
      'The password is too weak. Please enter a stronger password.',
      () => signUp({ password: 'P@ssw0rd' }),
    ],
    [
      403,
      'auth/operation-not-allowed',
      'Email/password accounts are not enabled. Please contact support.',
      signUpWhereNotAllowed,
    ],
    [500, 'internal', 'An error occurred. Please try again.', signUpWhileBroken],
  ],
  'section 8, phone verification': [
    [
      422,
      'auth/invalid-verification-code',
      'The verification code you entered is invalid. Please check and try again.',
      async () => verifyCode(await createClient(server), '12345'),
    ],
    [
      422,
      'auth/missing-verification-code',
      'Please enter the verification code sent to your phone.',
      async () => verifyCode(await createClient(server), ''),
    ],
    [
      422,
      'auth/code-expired',
      'The verification code has expired. Please request a new code.',
      async () => verifyCode(await createClient(server), '123456'),
    ],
    [
      422,
      'auth/invalid-phone-number',
      'The phone number provided is invalid. Please check and try again.',
      async () => requestCode(await createClient(server), '12345'),
    ],
    [
      429,
      'auth/too-many-requests',
      'You have made too many requests in a short period. Please wait and try again later.',
      async () => {
        const client = await createClient(server);
        return sendUntilRefused(async () => client, freshPhone);
      },
    ],
    [
      503,
      'auth/quota-exceeded',
      'SMS quota exceeded. Please try again later.',
      async () => requestCode(await createClient(server), freshPhone(), { status: 429 }),
    ],
    [
      429,
      'auth/error-code-39',
      'Too many attempts with this phone number. Please use another phone number try again later.',
      () => {
        const phone = freshPhone();
        return sendUntilRefused(
          () => createClient(server),
          () => phone,
        );
      },
    ],
    [
      503,
      'auth/phone-verification-failed',
      'An error occurred during phone verification. Please try again.',
      async () => requestCode(await createClient(server), freshPhone(), { status: 500 }),
    ],
  ],
  'sections 4, 5 and 8, sign-in': [
    [
      403,
      'auth/user-disabled',
      'Your account has been suspended',
      async () => {
        const user = await createUser(server);
        await suspend(server, user.id);
        return signIn(user);
      },
    ],
    [
      403,
      'auth/email-not-verified',
      'Please verify your email before continuing.',
      async () => signIn(await createUser(server, { emailVerifiedAt: null })),
    ],
    [
      401,
      'auth/user-not-found',
      'User data not found!',
      async () => sendWhileDeleted(server, await createClient(server), ({ user }) => signIn(user)),
    ],
  ],
};

for (const [place, rows] of Object.entries(answers)) {
  test.each(rows)(`${place}: %i %s says '%s'`, async (status, code, detail, call) => {
    expect(expectProblem(await call(), status)).toMatchObject({ code, detail });
  });
}

test('section 3: the categories and their initial subcategories', async () => {
  const categories = (await request('GET', '/v1/categories')).json<Category[]>();
  const labels = categories.map(({ label, subcategories }) => [
    label,
    subcategories.map((subcategory) => subcategory.label),
  ]);
  expect(Object.fromEntries(labels)).toEqual({
    'Phone Number': ['Call', 'SMS', 'WhatsApp', 'Telegram'],
    Email: ['Phishing', 'Advance Fee', 'Impersonation', 'Malware'],
    Website: ['Phishing', 'Fake Shop', 'Investment', 'Malware', 'Tech Support'],
    'Crypto Wallet': ['Bitcoin', 'Ethereum', 'Tron', 'Solana', 'Other'],
    Bank: ['Account Fraud', 'Loan', 'Transfer Scam'],
    'Social Media': ['Facebook', 'Instagram', 'X', 'TikTok', 'Telegram', 'WhatsApp', 'LinkedIn'],
  });
});

test('section 4: the reporter shown when their account is deleted', async () => {
  const ada = await createClient(server);
  const { id } = await createReport(ada);
  await ada.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  const reader = await createClient(server);
  const report = await reader.request('GET', `/v1/reports/${id}`);
  expect(report.json()).toMatchObject({ reportedBy: 'Deleted user' });
});

/** Signs up a new person and signs them in for the first time. */
async function enter(): Promise<Client> {
  const email = freshEmail();
  expect((await signUp({ email })).statusCode).toBe(201);
  const [user] = await server.platform.database
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.email, email))
    .returning();
  if (!user) throw new Error('Nobody signed up');
  return signInAs(server, user);
}

/** The titles and types of a person's notifications, oldest first, once there are that many. */
function notificationsOf(client: Client, count: number): Promise<string[][]> {
  return eventually(async () => {
    const list = await client.request('GET', '/v1/me/notifications');
    const { items } = list.json<{ items: Notification[] }>();
    expect(items).toHaveLength(count);
    return items.map(({ title, type }) => [title, type]).toReversed();
  });
}

test('sections 3 and 4: the notifications and their types', async () => {
  const ada = await enter();
  const admin = await createClient(server, { role: 'admin' });
  await requestCode(ada, freshPhone());
  await verifyCode(ada, /#(\d{6})$/.exec(sms.received.at(-1)?.form.Body ?? '')?.[1]);
  const target = 'prize.example.com';
  await createReport(ada, { target });
  const { id } = await createReport(await createClient(server), { target });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  expect(await notificationsOf(ada, 6)).toEqual([
    ['Welcome to Redflag', 'account'],
    ['Welcome back', 'account'],
    ['Phone Number Verified', 'verification'],
    ['Report Submitted', 'successful submission'],
    ['Report Under Review', 'report'],
    ['Scam Alert', 'scam alert'],
  ]);
});

test('section 4: the notifications a reporter and an administrator get about a report', async () => {
  const ada = await createClient(server);
  const admin = await createClient(server, { role: 'admin' });
  const { id } = await createReport(ada);
  await remindOfPending(server.platform, new Date());
  expect(await notificationsOf(admin, 1)).toContainEqual([
    'Pending Reports Notification',
    'report',
  ]);
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' });
  expect(await notificationsOf(ada, 3)).toContainEqual(['Status Update', 'status update']);
});
