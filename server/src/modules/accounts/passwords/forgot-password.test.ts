import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forgetPassword } from '#testing/accounts/reset-link.ts';
import { easyRobotCheck, freshEmail, mailsTo } from '#testing/accounts/sign-up.ts';
import { endRateLimits } from '#testing/database/rate-limits.ts';
import { createUser, visitor } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const request = visitor(server);

/** Returns the names and data of the jobs queued for an address. */
async function enqueued(email: string) {
  const { rows } = await server.platform.database.execute<{ name: string; data: object }>(
    sql`select name, data from pgboss.job where data->>'email' = ${email}`,
  );
  return rows;
}

test('one email is sent, and its text contains the link once', async () => {
  const { email } = await createUser(server);
  await forgetPassword(server, email);
  const [mail] = await mailsTo(server, email);
  expect(mail?.subject).toBe('Reset your Redflag password');
  const link = /http:\/\/localhost:3000\/change-password\?token=[\w-]{43}/g;
  expect(mail?.text.match(link)).toHaveLength(1);
  expect(mail?.html).toMatch(link);
});

test('the email says how long the link works and what to do if someone else requested it', async () => {
  const { email } = await createUser(server, { username: 'Ada <Obi>' });
  await forgetPassword(server, email);
  const [mail] = await mailsTo(server, email);
  const text = mail?.text.replace(/token=[\w-]+/, 'token=TOKEN').replace(email, 'ADDRESS');
  expect(text).toMatchInlineSnapshot(`
    "Hello Ada <Obi>,

    Someone asked for a new password for your Redflag account. If it was you, set it here:

    Set new password

    http://localhost:3000/change-password?token=TOKEN

    The link works once, for 30 minutes.

    If it was not you, ignore this email: your password stays the same, and we sent this link to no other address.

    ----------------------------------------

    Redflag sent this email to ADDRESS because someone asked for a new password for this address.

    Questions? http://localhost:3000/how-it-works or support@redflag.example"
  `);
});

test('the link leads to this site, whatever the Host header says', async () => {
  const { email } = await createUser(server);
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  await forgetPassword(server, email, headers);
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toContain('http://localhost:3000/change-password?token=');
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

test('known and unknown addresses get the same answer', async () => {
  const { email: known } = await createUser(server);
  const answers = [await forgetPassword(server, known), await forgetPassword(server, freshEmail())];
  const [forKnown, forUnknown] = answers.map(({ statusCode, body, headers }) => ({
    statusCode,
    body,
    headers: { ...headers, date: null },
  }));
  expect(forKnown).toMatchObject({ statusCode: 202, body: '' });
  expect(forUnknown).toEqual(forKnown);
});

test('before answering, known and unknown addresses both queue one job that holds only the address', async () => {
  const { email: known } = await createUser(server);
  for (const email of [known, freshEmail()]) {
    await forgetPassword(server, email);
    expect(await enqueued(email)).toEqual([
      { name: 'accounts.password-reset-mail', data: { email } },
    ]);
  }
});

test('the address is matched regardless of case and surrounding spaces', async () => {
  const { email } = await createUser(server);
  await forgetPassword(server, ` ${email.toUpperCase()} `);
  await mailsTo(server, email);
});

test('a mailbox gets at most three emails an hour, and the answer does not reveal the limit', async () => {
  const { email } = await createUser(server);
  for (let times = 1; times <= 5; times += 1) {
    expect((await forgetPassword(server, email)).statusCode).toBe(202);
  }
  expect(await enqueued(email)).toHaveLength(3);
});

test('parallel requests for one mailbox send only three emails', async () => {
  const { email } = await createUser(server);
  await Promise.all(Array.from({ length: 8 }, () => forgetPassword(server, email)));
  expect(await enqueued(email)).toHaveLength(3);
});

test('a mailbox gets emails again after an hour', async () => {
  const { email } = await createUser(server);
  for (let times = 1; times <= 4; times += 1) await forgetPassword(server, email);
  await endRateLimits(server, email);
  await forgetPassword(server, email);
  await mailsTo(server, email, 4);
});

test('a robot check works only once', async () => {
  const robotCheck = await easyRobotCheck(server);
  const send = () =>
    request('POST', '/v1/auth/forgot-password', { email: freshEmail(), robotCheck });
  expect((await send()).statusCode).toBe(202);
  const response = await send();
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'auth/robot-check-failed',
    detail: 'Verify you are not a robot',
  });
});

test.each([
  ['email', '', 'Email not registered.'],
  ['email', '  ', 'Email not registered.'],
  ['email', undefined, 'Email not registered.'],
  ['email', 'ada@nowhere', 'Please enter a valid email address.'],
  ['robotCheck', undefined, 'Verify you are not a robot'],
  ['robotCheck', 'eyJ9', 'Verify you are not a robot'],
])('%s %j is refused: %s', async (field, value, detail) => {
  const form = { email: freshEmail(), robotCheck: await easyRobotCheck(server), [field]: value };
  const response = await request('POST', '/v1/auth/forgot-password', form);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ detail, errors: [{ path: field, message: detail }] });
});
