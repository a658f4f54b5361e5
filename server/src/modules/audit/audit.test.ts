import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  createClient,
  createPost,
  createReport,
  photograph,
  sendForm,
} from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { redactOldEntries } from './audit.jobs.ts';
import { auditLog } from './audit.schema.ts';
import { recordAct } from './audit.service.ts';

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin', username: 'Chidi' });

async function listAudit(query: Record<string, string> = {}) {
  const response = await admin.request('GET', `/v1/audit-log?${new URLSearchParams(query)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items;
}

test('a status change is recorded: who, what, before, after, when and from where', async () => {
  const ada = await createClient(server);
  const { id, target } = await createReport(ada, { target: 'audited.example.com' });
  const rejection = { status: 'Rejected', reason: 'Not a scam' };
  await admin.request('PATCH', `/v1/reports/${id}`, rejection);
  expect(await listAudit({ q: target })).toEqual([
    {
      id: expect.any(String),
      actor: 'Chidi',
      actorId: admin.user.id,
      action: 'report.status',
      subject: target,
      subjectId: id,
      subjectExists: true,
      before: { status: 'Pending' },
      after: rejection,
      address: '127.0.0.1',
      createdAt: expect.any(String),
    },
  ]);
});

test('a report deleted by an administrator is recorded with its details; one deleted by its reporter without words and name', async () => {
  const ada = await createClient(server);
  const others = await createReport(ada, { target: 'deleted-by-admin.example.com' });
  const own = await createReport(ada, { target: 'deleted-by-reporter.example.com' });
  await admin.request('DELETE', `/v1/reports/${others.id}`);
  await ada.request('DELETE', `/v1/reports/${own.id}`);
  expect(await listAudit({ q: 'deleted-by-', action: 'report.delete' })).toMatchObject([
    {
      subject: others.target,
      before: { status: 'Pending', reporterId: expect.any(String) },
      after: null,
    },
  ]);
  const [byReporter] = await listAudit({ q: 'Website', action: 'report.delete' });
  expect(byReporter).toMatchObject({
    actor: 'Reporter',
    actorId: ada.user.id,
    address: null,
    subject: 'Website',
    subjectId: own.id,
    before: { category: 'Website', status: 'Pending', targetId: own.targetId },
  });
});

test('an entry shows that its subject no longer exists', async () => {
  const ada = await createClient(server);
  const { id, target } = await createReport(ada, { target: 'deleted-report.example.com' });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' });
  await ada.request('DELETE', `/v1/reports/${id}`);
  expect(await listAudit({ q: target })).toMatchObject([{ subjectId: id, subjectExists: false }]);
});

test('an action of a newer server on the same database is listed, too', async () => {
  const entry = { actor: 'Chidi', action: 'report.merge', subject: 'newer.example.com' };
  await server.platform.database.insert(auditLog).values(entry as typeof auditLog.$inferInsert);
  expect(await listAudit({ q: entry.subject })).toMatchObject([entry]);
});

test('a setting has no subject to link to', async () => {
  const act = {
    action: 'setting.change',
    subject: 'sessionTimeout',
    subjectId: 'sessionTimeout',
  } as const;
  await recordAct(server.platform.database, null, act);
  expect(await listAudit({ q: 'sessionTimeout' })).toMatchObject([
    { actor: 'Command line', subjectExists: false, address: null },
  ]);
});

test('changes to a post and its picture are recorded', async () => {
  const title = 'An audited lock';
  const { id } = await createPost(admin, { title, body: 'Old' }, await photograph());
  await sendForm(admin, 'PATCH', `/v1/posts/${id}`, { body: 'New', removeImage: 'true' });
  await admin.request('DELETE', `/v1/posts/${id}`);
  const image = expect.stringContaining('blog_images/');
  expect(await listAudit({ q: title })).toMatchObject([
    { action: 'post.delete', before: { body: 'New', image: null }, after: null },
    { action: 'post.change', before: { body: 'Old', image }, after: { body: 'New', image: null } },
    { action: 'post.publish', before: null, after: { title, body: 'Old', image } },
  ]);
});

test('the log can be filtered by action, text and day', async () => {
  const ada = await createClient(server, { username: 'Narrow Ada' });
  await admin.request('PATCH', `/v1/users/${ada.user.id}`, { status: 'suspended', reason: 'Spam' });
  const today = new Date().toISOString().slice(0, 10);
  const q = 'narrow';
  expect(await listAudit({ q, action: 'user.status', from: today, to: today })).toHaveLength(1);
  expect(await listAudit({ q, action: 'post.delete' })).toEqual([]);
  expect(await listAudit({ q, to: '2020-01-01' })).toEqual([]);
  expect(await listAudit({ q: 'narrow%ada' })).toEqual([]);
});

test('the history of an account is what was done to it and to its reports, by whom, when and why', async () => {
  const [ada, other] = [await createClient(server), await createClient(server)];
  const report = await createReport(ada, { target: 'in-a-history.example.com' });
  await createReport(other);
  const path = `/v1/users/${ada.user.id}`;
  await admin.request('DELETE', `/v1/reports/${report.id}`);
  await admin.request('PATCH', path, { status: 'suspended', reason: ' Floods the queue ' });
  await admin.request('PATCH', path, { status: 'active' });
  await admin.request('PATCH', `/v1/users/${other.user.id}`, {
    status: 'suspended',
    reason: 'Spam',
  });
  await admin.request('DELETE', `/v1/users/delete/${ada.user.id}`, { reason: 'Asked for it' });
  const actor = 'Chidi';
  expect(await listAudit({ userId: ada.user.id })).toMatchObject([
    { actor, action: 'user.delete', after: { reason: 'Asked for it' } },
    { actor, action: 'user.status', before: { status: 'suspended' }, after: { status: 'active' } },
    { actor, action: 'user.status', after: { status: 'suspended', reason: 'Floods the queue' } },
    { actor, action: 'report.delete', subject: report.target },
  ]);
  expect(await listAudit({ userId: ada.user.id, action: 'report.delete' })).toHaveLength(1);
});

test('entries cannot be changed or removed', async () => {
  const { database } = server.platform;
  const change = database.update(auditLog).set({ actor: 'Nobody' });
  await expect(change.where(eq(auditLog.actor, 'Chidi'))).rejects.toThrow();
  await expect(database.delete(auditLog)).rejects.toThrow();
});

test('refused actions are not recorded', async () => {
  const before = await listAudit();
  await admin.request('PATCH', `/v1/users/${admin.user.id}`, {
    status: 'suspended',
    reason: 'Spam',
  });
  expect(await listAudit()).toEqual(before);
});

test('old entries lose names, addresses and texts, but the acts stay; no one can change them otherwise', async () => {
  const { database } = server.platform;
  const subjectId = randomUUID();
  const ofAdmin = { actorId: admin.user.id, actor: 'Chidi', address: '192.0.2.7' };
  const entries = [
    {
      ...ofAdmin,
      action: 'report.delete',
      subject: '+2348031234567',
      subjectId,
      before: { status: 'Pending', category: 'Phone Number', description: 'Ada Obi called me.' },
    },
    {
      actor: 'Command line',
      action: 'user.reset-password',
      subject: 'Ada Obi',
      subjectId,
      after: { by: 'root' },
    },
    {
      ...ofAdmin,
      action: 'setting.change',
      subject: 'notificationEmail',
      subjectId,
      before: { notificationEmail: 'ada@gmail.com' },
      after: { notificationEmail: null },
    },
    {
      ...ofAdmin,
      action: 'flag.settle',
      subject: '+2348031234567',
      subjectId,
      after: { outcome: 'dismissed', reasons: 'about-me', note: 'Ada Obi did call.' },
    },
  ] as const;
  const now = new Date('2020-06-15T12:00:00Z');
  const twoYearsBefore = new Date('2018-06-16T11:59:59Z');
  const later = new Date('2018-06-16T12:00:01Z');
  const values = entries.map((entry) => ({ ...entry, createdAt: twoYearsBefore }));
  await database
    .insert(auditLog)
    .values([...values, { ...entries[0], subjectId: randomUUID(), createdAt: later }]);

  await redactOldEntries(server.platform, now);
  const rows = await database.select().from(auditLog).where(eq(auditLog.subjectId, subjectId));
  const redacted = { address: null, redactedAt: expect.any(Date), createdAt: twoYearsBefore };
  const byAdmin = { ...redacted, actorId: admin.user.id, actor: 'Redacted' };
  expect(rows).toHaveLength(4);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...byAdmin,
        action: 'report.delete',
        subject: 'Redacted',
        before: { status: 'Pending', category: 'Phone Number' },
        after: null,
      }),
      expect.objectContaining({
        ...redacted,
        actor: 'Command line',
        action: 'user.reset-password',
        subject: 'Redacted',
        after: {},
      }),
      expect.objectContaining({
        ...byAdmin,
        action: 'setting.change',
        subject: 'notificationEmail',
        before: {},
        after: {},
      }),
      expect.objectContaining({
        ...byAdmin,
        action: 'flag.settle',
        subject: 'Redacted',
        after: { outcome: 'dismissed', reasons: 'about-me' },
      }),
    ]),
  );
  const young = await database.select().from(auditLog).where(eq(auditLog.createdAt, later));
  expect(young).toMatchObject([{ actor: 'Chidi', subject: '+2348031234567', redactedAt: null }]);

  for (const change of [
    "update audit_log set actor = 'Nobody'",
    "begin; set local redflag.redacts_audit_log = 'on'; update audit_log set action = 'post.delete'",
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    const client = await database.$client.connect();
    await expect(client.query(change)).rejects.toThrow('The audit log cannot be changed');
    await client.query('rollback');
    client.release();
  }
});

test('a search that takes too long is refused with a way out', async () => {
  await using slow = await startTestApp({ DATABASE_TIMEOUT_SECONDS: '0.5' });
  const reader = await createClient(slow, { role: 'admin' });
  await slow.platform.database.$client.query(`
    alter table audit_log rename to entries;
    create view audit_log as select entries.* from entries right join pg_sleep(60) on true`);
  const response = await reader.request('GET', '/v1/audit-log?q=shop');
  expect(expectProblem(response, 422)).toMatchObject({
    code: 'search/too-slow',
    detail: 'This search takes too long. Please type more of the text, or narrow the filters.',
  });
});
