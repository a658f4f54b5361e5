import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { posts, reports, users } from '#platform/database/schema.ts';
import { signUpForm } from '#testing/accounts/sign-up.ts';
import {
  createClient,
  createPost,
  createReport,
  createUser,
  sendForm,
  submitReport,
  visitor,
} from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { role: 'admin' });
const otherId = (await createUser(server)).id;

const LONG_AGO = '2001-01-01T00:00:00.000Z';
const id = '01a1faea-1605-7878-901d-68770449dab5';

/** Every column of an account, a report and a post, under the names a client could guess. */
const ofAccounts = {
  id,
  role: 'admin',
  status: 'suspended',
  emailVerified: true,
  emailVerifiedAt: LONG_AGO,
  email_verified_at: LONG_AGO,
  phone: '+2348031234567',
  phoneVerified: true,
  phoneVerify: true,
  phoneVerifiedAt: LONG_AGO,
  photoUrl: '/x',
  photoKey: 'profile_images/x.jpg',
  reportCount: 999,
  num_of_report: 999,
  reportRange: '500-999',
  createdAt: LONG_AGO,
  passwordHash: 'x',
};
const ofReports = () => ({
  id,
  status: 'Resolved',
  reporterId: otherId,
  reporter_id: otherId,
  reportedBy: 'Somebody',
  evidenceKey: 'report_images/x.jpg',
  targetId: otherId,
  own: 'false',
  createdAt: LONG_AGO,
});

async function rowOf(table: PgTable & { id: AnyPgColumn }, rowId: string) {
  const [row] = await server.platform.database.select().from(table).where(eq(table.id, rowId));
  return row;
}

test('a new account is always a user with an unverified address and number', async () => {
  const form = await signUpForm(server, ofAccounts);
  const response = await visitor(server)('POST', '/v1/auth/sign-up', form);
  expect(response.statusCode).toBe(201);
  const made = response.json().user;
  expect(made).toMatchObject({ role: 'user', status: 'active', emailVerified: false });
  expect(made).toMatchObject({ phone: null, phoneVerified: false, photoUrl: null, reportCount: 0 });
  expect(made.id).not.toBe(id);
  expect(await rowOf(users, made.id)).toMatchObject({
    role: 'user',
    status: 'active',
    emailVerifiedAt: null,
    phone: null,
    phoneVerifiedAt: null,
    photoKey: null,
    reportCount: 0,
    reportRange: null,
    createdAt: expect.toSatisfy((moment: Date) => moment.getFullYear() > 2001),
  });
});

test('a profile change affects only the username', async () => {
  const before = await rowOf(users, ada.user.id);
  const change = { ...ofAccounts, email: 'eve@gmail.com', username: 'Eve' };
  expect((await ada.request('PATCH', '/v1/me', change)).statusCode).toBe(200);
  expect(await rowOf(users, ada.user.id)).toEqual({ ...before, username: 'Eve' });
});

test('a change to read-only fields alone is refused', async () => {
  const before = await rowOf(users, ada.user.id);
  expect((await ada.request('PATCH', '/v1/me', ofAccounts)).statusCode).toBe(422);
  expect(await rowOf(users, ada.user.id)).toEqual(before);
});

test.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'])(
  'a body that would pollute the object prototype is refused: %s',
  async (body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await ada.request('PATCH', '/v1/me', Buffer.from(body), headers);
    expect(response.statusCode).toBe(400);
  },
);

test('an administrator can change the status of an account and nothing else', async () => {
  const { id: userId } = await createUser(server);
  const before = await rowOf(users, userId);
  const change = { ...ofAccounts, email: 'eve@gmail.com', username: 'Eve', reason: 'Spam' };
  expect((await admin.request('PATCH', `/v1/users/${userId}`, change)).statusCode).toBe(200);
  expect(await rowOf(users, userId)).toEqual({ ...before, status: 'suspended' });
});

test('a new report is always pending and belongs to its sender', async () => {
  const response = await submitReport(ada, ofReports());
  // The form has room for ten fields; more are refused anyway.
  expect(response.statusCode).toBe(400);
  const halves = Object.entries(ofReports());
  for (const half of [halves.slice(0, 5), halves.slice(5)]) {
    const { statusCode, body } = await submitReport(ada, Object.fromEntries(half));
    expect(statusCode, body).toBe(201);
    const row = await rowOf(reports, JSON.parse(body).id);
    expect(row).toMatchObject({
      status: 'Pending',
      reporterId: ada.user.id,
      evidenceKey: `report_images/${JSON.parse(body).id}.jpg`,
      createdAt: expect.toSatisfy((moment: Date) => moment.getFullYear() > 2001),
    });
    expect(row?.id).not.toBe(id);
    expect(row?.targetId).not.toBe(otherId);
  }
});

test('an administrator can change the status of a report and nothing else', async () => {
  const { id: reportId } = await createReport(ada);
  const before = await rowOf(reports, reportId);
  const change = { ...ofReports(), target: 'x', description: 'x', category: 'email' };
  const response = await admin.request('PATCH', `/v1/reports/${reportId}`, change);
  expect(response.statusCode).toBe(200);
  expect(await rowOf(reports, reportId)).toEqual({
    ...before,
    status: 'Resolved',
    resolvedAt: expect.any(Date),
  });
});

const ofPosts = () => ({
  id,
  authorId: otherId,
  imageKey: 'blog_images/x.jpg',
  imageUrl: '/x',
  createdAt: LONG_AGO,
  idempotencyKey: 'x',
});

test('a new post always belongs to its author', async () => {
  const { id: postId } = await createPost(admin, ofPosts());
  expect(postId).not.toBe(id);
  expect(await rowOf(posts, postId)).toMatchObject({
    authorId: admin.user.id,
    imageKey: null,
    idempotencyKey: null,
    createdAt: expect.toSatisfy((moment: Date) => moment.getFullYear() > 2001),
  });
});

test('editing a post changes only its text', async () => {
  const { id: postId } = await createPost(admin);
  const before = await rowOf(posts, postId);
  const change = { ...ofPosts(), title: 'Another' };
  const response = await sendForm(admin, 'PATCH', `/v1/posts/${postId}`, change);
  expect(response.statusCode).toBe(200);
  expect(await rowOf(posts, postId)).toEqual({ ...before, title: 'Another' });
});

test('a notification can be marked as read and not otherwise changed', async () => {
  await createReport(ada);
  const { items } = (await ada.request('GET', '/v1/me/notifications')).json();
  const change = { read: true, id, userId: otherId, title: 'x', content: 'x', type: 'report' };
  const response = await ada.request('PATCH', `/v1/me/notifications/${items[0].id}`, change);
  expect(response.json()).toEqual({ ...items[0], read: true });
});

test('changing one setting cannot change another', async () => {
  await using alone = await startTestApp();
  const { request } = await createClient(alone, { role: 'admin' });
  const change = { timeout: 3_600_000, email: 'eve@gmail.com', sessionTimeout: 60_000, value: 1 };
  await request('PUT', '/v1/config/sessionTimeout', change);
  const settings = (await request('GET', '/v1/config')).json();
  expect(settings).toEqual({ sessionTimeout: 3_600_000, notificationEmail: null });
});
