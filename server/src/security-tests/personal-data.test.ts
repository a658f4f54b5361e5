import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  announcements,
  identities,
  passkeys,
  recommendations,
  replyProofs,
  reportStatusChanges,
  secondLooks,
  secondReviews,
  users,
} from '#platform/database/schema.ts';
import { addPasskey, withCookies } from '#testing/accounts/authenticator.ts';
import { addCodeApp, codeOf } from '#testing/accounts/code-app.ts';
import { downloadData } from '#testing/accounts/data-export.ts';
import { freshPhone, receiveCode, sendCode, verifyCode } from '#testing/accounts/phone.ts';
import { forgetPassword } from '#testing/accounts/reset-link.ts';
import { allMailsTo } from '#testing/accounts/sign-up.ts';
import { findEverywhere } from '#testing/database/find-everywhere.ts';
import type { Claim } from '#testing/database/personal-data.ts';
import {
  impersonalTables,
  leftOfAPerson,
  personalTables,
} from '#testing/database/personal-data.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createPost,
  createReport,
  createUser,
  otherContent,
  photograph,
  sendForm,
  signIn,
  submitReport,
  visitor,
} from '#testing/factories.ts';
import { runNow, untilDone } from '#testing/jobs.ts';
import { createKey, withKey } from '#testing/keys.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

type Row = Record<string, unknown>;

const BROWSER = 'Browser of Ada/1.0';

let server: TestApp;
let ada: Client;
let phone: string;
/** Values that identify her, wherever they appear. */
let names: Record<string, string>;
let before: Record<string, Row[]>;
let file: string;
let pictures: Record<string, Uint8Array>;

beforeAll(async () => {
  server = await startTestApp();
  phone = freshPhone();
  ada = await liveThroughEverything();
  names = await readNames();
  before = await readPersonalRows();
  ({ json: file, pictures } = await downloadData(ada));
});
afterAll(() => server[Symbol.asyncDispose]());

/** A person who has done everything that leaves a trace, first as a user and then as an administrator. */
async function liveThroughEverything(): Promise<Client> {
  const { database } = server.platform;
  const other = await createClient(server, { role: 'admin', username: 'Other admin' });
  const user = await createUser(server, { username: 'Ada Unmistakable' });
  const client = await signIn(server, user);
  await verifyCode(client, await receiveCode(server, client, phone));
  const photo = { field: 'photo', content: await photograph(), name: 'me.jpg' };
  await sendForm(client, 'PUT', '/v1/me/photo', {}, photo);
  const { secret } = await createKey(client);
  await withKey(server, secret)('GET', '/v1/key');
  const target = 'confirmed.example.com';
  for (const searched of ['searched-by-ada.example.com', target]) {
    const query = new URLSearchParams({ category: 'website', target: searched });
    await client.request('GET', `/v1/reports?${query}`);
  }
  const confirmed = await createReport(await createClient(server), { target });
  await other.request('PATCH', `/v1/reports/${confirmed.id}`, { status: 'Resolved' });
  await untilDone(server, 'alerts.%');
  const filed = await submitReport(
    client,
    {
      ...otherContent,
      description: `${otherContent.description} They called from 07911 123456.`,
      subcategory: 'phishing',
      country: 'GB',
    },
    undefined,
    { 'idempotency-key': 'key of ada' },
  );
  const reason = 'Not a scam, as far as can be seen.';
  await other.request('PATCH', `/v1/reports/${filed.json().id}`, { status: 'Rejected', reason });
  const redaction = { ranges: [{ start: 0, end: 4 }], redactedAt: null };
  await other.request('POST', `/v1/reports/${filed.json().id}/redactions`, redaction);
  const flag = { reason: 'about-me', text: 'This number is mine.' };
  await client.request('POST', `/v1/reports/${confirmed.id}/flags`, flag);
  await client.request('POST', `/v1/targets/${confirmed.targetId}/flags`, flag);
  const asked = `/v1/reports/${filed.json().id}/question`;
  await other.request('POST', asked, { question: 'When did they ring you last?' });
  await client.request('PUT', `${asked}/answer`, { answer: 'On Monday.' });
  const takenBack = await createReport(client);
  await other.request('PATCH', `/v1/reports/${takenBack.id}`, { status: 'Rejected', reason });
  // Nobody is emailed about a report that is gone.
  await allMailsTo(server, user.email);
  await client.request('DELETE', `/v1/reports/${takenBack.id}`);
  const removed = await createReport(client);
  await other.request('DELETE', `/v1/reports/${removed.id}`);
  await database.insert(identities).values({
    issuer: 'https://accounts.google.com',
    subject: 'google-subject-of-ada',
    userId: user.id,
    role: 'reviewer',
  });
  await visitor(server)('POST', '/v1/auth/sign-in', { email: user.email, password: 'Wrong-one-1' });
  await sendCode(server, client, phone);
  await replyAndAskAgain(client, other, confirmed.targetId);
  const { targetId } = await createReport(await createClient(server), {
    target: 'checked.example',
  });
  await database.insert(recommendations).values({
    ...{ targetId: targetId ?? '', userId: user.id, counts: true },
    ...{ recommends: 'scam', reason: 'Ada Unmistakable has seen it.' },
  });
  const [change] = await database
    .select()
    .from(reportStatusChanges)
    .where(eq(reportStatusChanges.reportId, confirmed.id));
  await database.insert(secondReviews).values({
    ...{ changeId: change?.id ?? '', reportId: confirmed.id },
    ...{ firstBy: user.id, firstStatus: 'Resolved', firstReason: 'First' },
    ...{ secondBy: user.id, secondStatus: 'Closed', secondReason: 'Second' },
    ...{ thirdBy: user.id, thirdStatus: 'Closed', thirdReason: 'Third' },
  });
  await runNow(server);
  await untilDone(server, 'replies.%');

  await database.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
  const admin = await signIn(server, user);
  const theirs = await createReport(await createClient(server));
  await admin.request('PATCH', `/v1/reports/${theirs.id}`, { status: 'Resolved' });
  await admin.request('POST', `/v1/reports/${theirs.id}/redactions`, redaction);
  const decision = { reportIds: [theirs.id], status: 'Closed' };
  await admin.request('POST', '/v1/reports/status', decision);
  const objection = await (await createClient(server)).request(
    'POST',
    `/v1/reports/${theirs.id}/flags`,
    { reason: 'not-a-scam' },
  );
  const settlement = { outcome: 'dismissed', note: 'It is a scam.', answer: 'Thank you.' };
  await admin.request('PATCH', `/v1/flags/${objection.json().id}`, settlement);
  await other.request('POST', `/v1/user-notes/${user.id}`, { text: 'Reports in good faith.' });
  await admin.request('POST', `/v1/targets/${confirmed.targetId}/notes`, { text: 'Seen twice.' });
  await admin.request('PUT', `/v1/cases/${confirmed.targetId}/claim`);
  await createPost(admin, {}, await photograph());
  const { secret: app } = await addCodeApp(server, admin);
  await addPasskey(server, admin, 'Phone of Ada Unmistakable');
  await database
    .update(passkeys)
    .set({ lastUsedAt: new Date() })
    .where(eq(passkeys.userId, user.id));
  for (const status of ['suspended', 'active']) {
    await other.request('PATCH', `/v1/users/${user.id}`, { status, reason: 'Spam' });
    await allMailsTo(server, user.email);
  }
  const enters = await visitor(server)(
    'POST',
    '/v1/auth/sign-in',
    { email: user.email, password: 'Correct-horse-1' },
    { 'user-agent': BROWSER },
  );
  const halfway = { cookie: withCookies('', enters), 'user-agent': BROWSER };
  const proof = { appCode: codeOf(app) };
  const current = await visitor(server)('POST', '/v1/auth/factor', proof, halfway);
  await forgetPassword(server, user.email);
  await allMailsTo(server, user.email);
  await allMailsTo(server, user.email);
  const [session] = current.cookies;
  const cookie = `${session?.name}=${session?.value}`;
  return {
    user,
    cookie,
    request: (method, url, body, headers) =>
      server.app.inject({
        method,
        url,
        headers: { cookie, ...headers },
        ...(body && { payload: body }),
      }),
  };
}

/** Has a reply refused, appeals, and asks for a second look at a report. */
async function replyAndAskAgain(client: Client, other: Client, targetId: string | null) {
  const { database } = server.platform;
  const text = 'This is my shop, says Ada Unmistakable.';
  const fields = { ground: 'new-holder', since: '2026-01-01', text, statement: text };
  const picture = { field: 'picture', content: await photograph(), name: 'proof.jpg' };
  const path = `/v1/targets/${targetId}/replies`;
  const { id } = (await sendForm(client, 'POST', path, fields, picture)).json();
  await other.request('PATCH', `/v1/replies/${id}`, { proven: true });
  await database.insert(replyProofs).values({
    ...{ replyId: id, method: 'phone', nonce: 'secret', codeHash: Buffer.from('hash') },
    expiresAt: new Date(Date.now() + 60_000),
  });
  await other.request('PATCH', `/v1/replies/${id}`, { state: 'refused', reason: 'No' });
  await client.request('POST', `/v1/replies/${id}/appeal`, { text });
  await client.request('PATCH', `/v1/replies/${id}`, { state: 'withdrawn' });
  const { id: reportId } = await createReport(client);
  await database.insert(secondLooks).values({
    ...{ reportId, userId: client.user.id, text, reason: 'No', decidedAt: new Date() },
    decidedBy: other.user.id,
    decidedBefore: other.user.id,
    state: 'refused',
    pictureKey: `reply_images/${id}.jpg`,
    dueAt: new Date(),
  });
}

async function readNames(): Promise<Record<string, string>> {
  const [user] = await server.platform.database
    .select()
    .from(users)
    .where(eq(users.id, ada.user.id));
  return {
    id: ada.user.id,
    email: ada.user.email,
    username: ada.user.username,
    phone,
    number: phone.slice(1),
    photo: user?.photoKey ?? '',
    google: 'google-subject-of-ada',
    browser: BROWSER,
    search: 'searched-by-ada',
  };
}

/** Her rows in every table, found by the list's own condition. */
async function readPersonalRows(): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const [table, { rowsOf }] of Object.entries(personalTables)) {
    const result = await server.platform.database.$client.query(
      // Each parameter needs a type, even if a condition does not use it.
      `with person as (select $1::uuid, $2::text, $3::text)
       select to_jsonb(t) as row from "${table}" t where ${rowsOf}`,
      [ada.user.id, ada.user.email, phone],
    );
    rows[table] = result.rows.map(({ row }) => row);
  }
  return rows;
}

function columnsThat(...claims: Claim[]): [table: string, column: string][] {
  return Object.entries(personalTables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, claim]): [string, string][] =>
      claims.includes(claim) ? [[table, column]] : [],
    ),
  );
}

function cells([table, column]: [string, string]): unknown[] {
  const values = (before[table] ?? []).map((row) => row[column]);
  return values.filter((value) => value !== null);
}

test('the list names every table and every column of the schema', async () => {
  const { rows } = await server.platform.database.$client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' order by 1`,
  );
  const listed = [
    ...Object.entries(personalTables).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    ),
    ...Object.entries(impersonalTables).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    ),
  ];
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('the person in this test has a value in every personal column', () => {
  const empty = columnsThat('exported', 'secret', 'public', 'cleared', 'severed', 'kept')
    .filter((place) => cells(place).length === 0)
    .map((place) => place.join('.'));
  expect(empty).toEqual([]);
});

test('everything held about a person is in the file they download', () => {
  const inFile = new Set(leavesOf(JSON.parse(file)));
  const missing = columnsThat('exported', 'public', 'cleared').flatMap((place) =>
    cells(place)
      .filter((value) => leavesOf(value).some((leaf) => !inFile.has(leaf)))
      .map((value) => `${place.join('.')}: ${value}`),
  );
  expect(missing).toEqual([]);
});

test("everything kept after deletion is in a person's file, except other people's names and addresses", () => {
  const { administration } = JSON.parse(file);
  expect(administration).toHaveLength(before.audit_log?.length ?? 0);
  expect(administration).toContainEqual(
    expect.objectContaining({ actorId: ada.user.id, action: 'post.publish', address: '127.0.0.1' }),
  );
  expect(administration).toContainEqual(
    expect.objectContaining({ actorId: null, actor: null, address: null, action: 'user.status' }),
  );
  expect(file).not.toContain('Other admin');
});

test('the pictures of a person, of their reports, replies and posts are in the download, and only those', async () => {
  const { photo, reports, replies, secondLooks, postsPublished } = JSON.parse(file);
  const evidence = reports.map((report: { evidence: string }) => report.evidence);
  const named = [
    photo,
    ...evidence,
    replies[0].picture,
    secondLooks[0].picture,
    postsPublished[0].image,
  ];
  expect(Object.keys(pictures).sort()).toEqual(named.sort());
  for (const content of Object.values(pictures)) {
    expect((await sharp(content).metadata()).format).toBe('jpeg');
  }
});

test('nothing in the file could be used to sign in', () => {
  const secrets = columnsThat('secret').flatMap(cells).map(String);
  expect(secrets.length).toBeGreaterThan(3);
  for (const secret of secrets) {
    const bytes = Buffer.from(secret.replace(/^\\x/, ''), 'hex');
    for (const spelling of [secret, bytes.toString('hex'), bytes.toString('base64')]) {
      if (spelling) expect(file).not.toContain(spelling);
    }
  }
});

test('after deletion, only what the list allows remains of a person', async () => {
  const { request } = await createClient(server, { role: 'admin', username: 'Last admin' });
  const response = await request('DELETE', `/v1/users/delete/${ada.user.id}`, { reason: 'Spam' });
  expect(response.statusCode).toBe(200);
  // Her last email, and any jobs that ran for her.
  await allMailsTo(server, ada.user.email);
  await eventually(async () => expect(await readFileNames()).not.toContain(names.photo));
  // The deletion is announced with her id, in rows that are sent and deleted after it.
  const { database } = server.platform;
  await eventually(async () => expect(await database.$count(announcements)).toBe(0));

  const left = await findEverywhere(server, Object.values(names));
  expect(left).toEqual([...leftOfAPerson].sort());
  for (const [table, { columns }] of Object.entries(personalTables)) {
    for (const row of before[table] ?? []) await expectClaims(table, columns, row);
  }
});

/** The part of a row that remains after the account is deleted. */
async function expectClaims(table: string, columns: Record<string, Claim>, row: Row) {
  const stays = Object.values(columns).some((claim) => claim === 'public' || claim === 'kept');
  if (Object.values(columns).includes('expires')) return;
  const key = columns.id ? 'id' : 'user_id';
  const { rows } = await server.platform.database.$client.query<{ row: Row }>(
    `select to_jsonb(t) as row from "${table}" t where ${key}::text = $1`,
    [String(row[key])],
  );
  if (!stays) return expect([table, rows]).toEqual([table, []]);
  for (const [column, claim] of Object.entries(columns)) {
    const isGone =
      claim === 'cleared' ||
      claim === 'passing' ||
      (claim === 'severed' && row[column] === ada.user.id);
    const value = isGone ? null : row[column];
    expect([table, column, rows[0]?.row[column]]).toEqual([table, column, value]);
  }
}

async function readFileNames(): Promise<string[]> {
  const kept: string[] = [];
  for await (const { key } of server.platform.files.list('profile_images')) kept.push(key);
  return kept;
}

/** The values as text, with times in a form common to PostgreSQL's JSON and ours. */
function leavesOf(value: unknown): string[] {
  if (value === null) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? [new Date(text).toISOString()] : [text];
}
