import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { rateLimits, reports, sessions, tokens, users } from '#platform/database/schema.ts';
import { FileNotFoundError, FileStoreError } from '#platform/files/files.ts';
import { downloadData } from '#testing/accounts/data-export.ts';
import { mailsTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import {
  createClient,
  createReport,
  createUser,
  PASSWORD,
  photograph,
  signIn,
  startSession,
  visitor,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import { exportEverything } from './export.service.ts';

const server = await sharedTestApp();

async function sendPhoto(client: Client, content: Buffer) {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(content)]), 'me.jpg');
  const encoded = new Response(form);
  return server.app.inject({
    method: 'PUT',
    url: '/v1/me/photo',
    headers: {
      cookie: client.cookie,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

test('a new username is shown on every report', async () => {
  const ada = await createClient(server, { username: 'Ada' });
  const { id } = await createReport(ada);
  const response = await ada.request('PATCH', '/v1/me', { username: '  Ada Obi ' });
  expect(response.json()).toMatchObject({ username: 'Ada Obi' });
  const report = await ada.request('GET', `/v1/reports/${id}`);
  expect(report.json()).toMatchObject({ reportedBy: 'Ada Obi' });
});

test.each([
  ['', 'Please enter a valid username'],
  ['Al', 'Username must be at least 3 characters long.'],
  ['Redflag Support', 'This username is reserved. Please choose another.'],
])('the username %j is refused', async (username, message) => {
  const ada = await createClient(server);
  const problem = expectProblem(await ada.request('PATCH', '/v1/me', { username }), 422);
  expect(problem.errors).toEqual([{ path: 'username', message }]);
});

test('a user who already has a reserved name is told at sign-in until they choose another', async () => {
  const eve = await createUser(server, { username: 'Administrator' });
  const signedIn = await visitor(server)('POST', '/v1/auth/sign-in', {
    email: eve.email,
    password: PASSWORD,
  });
  expect(signedIn.json().user).toMatchObject({ usernameReserved: true, mark: null });
  const client = await startSession(server, eve);
  await client.request('PATCH', '/v1/me', { username: 'Eve' });
  const me = await client.request('GET', '/v1/me');
  expect(me.json()).toMatchObject({ username: 'Eve', usernameReserved: false });
});

test('an administrator may be called so, and is marked', async () => {
  const admin = await createClient(server, { username: 'Administrator', role: 'admin' });
  const me = await admin.request('GET', '/v1/me');
  expect(me.json()).toMatchObject({ usernameReserved: false, mark: 'administrator' });
});

test('status emails can be stopped and resumed without changing the username', async () => {
  const ada = await createClient(server, { username: 'Ada Obi' });
  expect((await ada.request('GET', '/v1/me')).json()).toMatchObject({ statusMails: true });
  for (const statusMails of [false, true]) {
    const response = await ada.request('PATCH', '/v1/me', { statusMails });
    expect(response.json()).toMatchObject({ username: 'Ada Obi', statusMails });
  }
  expectProblem(await ada.request('PATCH', '/v1/me', { statusMails: 'no' }), 422);
  expectProblem(await ada.request('PATCH', '/v1/me', {}), 422);
});

test('users cannot change their own role, status, email address or verification', async () => {
  const ada = await createClient(server);
  await ada.request('PATCH', '/v1/me', {
    username: 'Ada',
    role: 'admin',
    status: 'suspended',
    email: 'other@gmail.com',
    phoneVerified: true,
  });
  const me = await ada.request('GET', '/v1/me');
  expect(me.json()).toMatchObject({
    role: 'user',
    status: 'active',
    email: ada.user.email,
    phoneVerified: false,
  });
});

test('a photo is stored as a square without metadata and shown to its owner and administrators', async () => {
  const ada = await createClient(server);
  const { photoUrl } = (await sendPhoto(ada, await photograph())).json();
  const shown = await ada.request('GET', photoUrl);
  const { width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect([shown.headers['content-type'], width, height, exif]).toEqual([
    'image/jpeg',
    512,
    512,
    undefined,
  ]);
  const admin = await createClient(server, { role: 'admin' });
  expect((await admin.request('GET', photoUrl)).statusCode).toBe(200);
  const other = await createClient(server);
  expectProblem(await other.request('GET', photoUrl), 404);
});

test('a new photo replaces the old one, whose file is deleted', async () => {
  const ada = await createClient(server);
  const first = (await sendPhoto(ada, await photograph())).json().photoUrl;
  const second = (await sendPhoto(ada, await photograph())).json().photoUrl;
  expect(second).not.toBe(first);
  const key = `profile_images/${first.split('v=')[1]}`;
  await eventually(async () => {
    const kept: string[] = [];
    for await (const file of server.platform.files.list('profile_images')) kept.push(file.key);
    expect(kept).not.toContain(key);
  });
  await ada.request('DELETE', '/v1/me/photo');
  expect((await ada.request('GET', '/v1/me')).json().photoUrl).toBeNull();
  expectProblem(await ada.request('GET', second), 404);
});

test('a file that is not a picture is refused as a photo', async () => {
  const ada = await createClient(server);
  const problem = expectProblem(await sendPhoto(ada, Buffer.from('<svg/>')), 422);
  expect(problem.errors?.[0]?.path).toBe('photo');
});

test('a user sees all their sessions and can end any of them', async () => {
  const phone = await createClient(server);
  const laptop = await startSession(server, phone.user);
  const { items } = (await laptop.request('GET', '/v1/me/sessions')).json();
  expect(items).toHaveLength(2);
  const other = items.find(({ current }: { current: boolean }) => !current);
  expect((await laptop.request('DELETE', `/v1/me/sessions/${other.id}`)).statusCode).toBe(204);
  expectProblem(await phone.request('GET', '/v1/me'), 401);
  expect((await laptop.request('GET', '/v1/me')).statusCode).toBe(200);
});

test("another user's session is not found", async () => {
  const ada = await createClient(server);
  const other = await createClient(server);
  const [session] = await server.platform.database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, other.user.id));
  expectProblem(await ada.request('DELETE', `/v1/me/sessions/${session?.id}`), 404);
  expect((await other.request('GET', '/v1/me')).statusCode).toBe(200);
});

test('the data export contains everything known about a person, but no passwords or tokens', async () => {
  const ada = await signIn(server, await createUser(server, { username: 'Ada Obi' }));
  await createReport(ada, { description: 'A description of mine.' });
  const { json, data } = await downloadData(ada);
  expect(data).toMatchObject({
    account: { username: 'Ada Obi', email: ada.user.email },
    reports: [{ description: 'A description of mine.' }],
    sessions: [{ userAgent: 'lightMyRequest' }],
    notifications: expect.arrayContaining([expect.objectContaining({ title: 'Welcome back' })]),
  });
  expect(json).not.toMatch(/hash|argon2/i);
});

test("a deleted account is gone immediately; its reports stay, shown as a deleted user's", async () => {
  const ada = await createClient(server);
  const laptop = await startSession(server, ada.user);
  const { id } = await createReport(ada);
  expect((await ada.request('DELETE', '/v1/me', { currentPassword: PASSWORD })).statusCode).toBe(
    204,
  );
  expectProblem(await laptop.request('GET', '/v1/me'), 401);
  expectProblem(
    await visitor(server)('POST', '/v1/auth/sign-in', {
      email: ada.user.email,
      password: PASSWORD,
    }),
    401,
  );
  const reader = await createClient(server);
  const report = await reader.request('GET', `/v1/reports/${id}`);
  expect(report.json()).toMatchObject({ reportedBy: 'Deleted user', own: false });
  const [mail] = await mailsTo(server, ada.user.email, 1);
  expect(mail?.subject).toContain('deleted');
});

test('a download ends when a picture cannot be read, and closes its files when the client leaves', async () => {
  const ada = await createClient(server);
  await createReport(ada);
  await createReport(ada);
  const { files } = server.platform;
  const opened: Readable[] = [];
  const endless = () => new Readable({ read: () => undefined });
  const open = vi.spyOn(files, 'get').mockImplementation(async () => {
    opened.push(endless());
    return opened.at(-1) as Readable;
  });
  const archive = await exportEverything(server.platform, {
    ...ada.user,
    sessionId: '',
    address: '',
  });
  archive.resume();
  await eventually(() => expect(opened).toHaveLength(1));
  archive.destroy();
  await eventually(() => expect(opened[0]?.destroyed).toBe(true));

  open.mockRejectedValue(new FileStoreError('down', { cause: null, isMisconfigured: false }));
  const broken = await exportEverything(server.platform, {
    ...ada.user,
    sessionId: '',
    address: '',
  });
  await expect(text(broken)).rejects.toThrow('down');
  open.mockRejectedValue(new FileNotFoundError());
  expect(Object.values((await downloadData(ada)).pictures)).toEqual([
    new Uint8Array(),
    new Uint8Array(),
  ]);
  open.mockRestore();
});

test('only the anonymous report is left of a deleted account', async () => {
  const ada = await createClient(server);
  await createReport(ada);
  await ada.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  const { database } = server.platform;
  const { id, email } = ada.user;
  const left = await Promise.all([
    database.select().from(users).where(eq(users.id, id)),
    database.select().from(sessions).where(eq(sessions.userId, id)),
    database.select().from(tokens).where(eq(tokens.userId, id)),
    database.select().from(reports).where(eq(reports.reporterId, id)),
    database.select().from(rateLimits).where(eq(rateLimits.key, email)),
  ]);
  expect(left.flat()).toEqual([]);
});
