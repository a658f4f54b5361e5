import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedCategories } from '#modules/categories/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import { categories, subcategories, users } from '#platform/database/schema.ts';
import type { EventStream } from '#testing/event-stream.ts';
import { openStream } from '#testing/event-stream.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, startSession } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp();
  address = await server.listen();
});
afterAll(() => server[Symbol.asyncDispose]());

const streamOf = ({ cookie }: Client, topic?: string) =>
  openStream(`${address}/v1/events${topic ? `?watch=${topic}` : ''}`, cookie);

test('the reporter is notified when an administrator on another instance sets a status', async () => {
  await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const ada = await createClient(server);
  const { id } = await createReport(ada);
  await using stream = await streamOf(ada);
  const admin = await createClient(other, { role: 'admin' });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
  expect(await stream.next('notification')).toEqual({});
  expect(await stream.next('report')).toEqual({ id });
});

test('administrators are notified of a new report', async () => {
  const admin = await createClient(server, { role: 'admin' });
  await using stream = await streamOf(admin);
  const { id } = await createReport(await createClient(server));
  expect(await stream.next('report')).toEqual({ id });
});

test('events that concern one person reach nobody else', async () => {
  const ada = await createClient(server);
  const eve = await createClient(server);
  await using stream = await streamOf(ada);
  await using others = await streamOf(eve);
  await createReport(ada);
  await stream.next('report');
  // Events arrive in order, so the first report that Eve receives must be her own.
  const { id } = await createReport(eve);
  await others.next('report');
  expect(others.received.filter(({ name }) => name === 'report')).toHaveLength(1);
  expect(await others.next('report')).toEqual({ id });
});

test('everyone is told when a newer version starts and has changed a category', async () => {
  const { database } = server.platform;
  await using reader = await streamOf(await createClient(server));
  await using office = await streamOf(await createClient(server, { role: 'admin' }));
  await database.update(categories).set({ position: 9 }).where(eq(categories.value, 'website'));
  await seedCategories(server.platform);
  expect(await reader.next('category')).toEqual({});
  expect(await office.next('category')).toEqual({});
  await database.delete(subcategories).where(eq(subcategories.value, 'tech-support'));
  await seedCategories(server.platform);
  // Nothing has changed any more: the next start announces nothing.
  await seedCategories(server.platform);
  const ada = await createClient(server);
  await createReport(ada);
  await office.next('report');
  expect(office.received.filter(({ name }) => name === 'category')).toHaveLength(2);
});

describe('who watches', () => {
  const someone = () => createClient(server);
  const expectReports = (stream: EventStream, ...ids: (string | undefined)[]) =>
    eventually(async () => {
      const events = stream.received.filter(({ name }) => name === 'report');
      expect(events.map(({ data }) => data)).toEqual(ids.map((id) => (id ? { id } : {})));
    });

  /** Files a report and waits until this instance has told of it, which streams opened later must not hear. */
  async function fileTold(reporter: Client, fields: { target?: string } = {}) {
    await using office = await streamOf(await createClient(server, { role: 'admin' }));
    const report = await createReport(reporter, fields);
    const told = { name: 'report', data: { id: report.id } };
    await eventually(() => expect(office.received).toContainEqual(told));
    return report;
  }

  test('a report learns of its decision, hiding and deletion, also on another instance', async () => {
    await using other = await startTestApp({ DATABASE_URL: server.databaseUrl });
    const admin = await createClient(other, { role: 'admin' });
    const { id } = await fileTold(await someone());
    await using reader = await streamOf(await someone(), `report:${id}`);
    await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
    await expectReports(reader, id);
    await admin.request('PUT', `/v1/reports/${id}/hidden`, { hidden: true });
    await expectReports(reader, id, id);
    await admin.request('DELETE', `/v1/reports/${id}`);
    await expectReports(reader, id, id, id);
  });

  test('a target learns of the first report on it, and of what becomes of that', async () => {
    const reader = await someone();
    const target = `watched-${randomUUID()}.example.com`;
    const answer = await reader.request('GET', `/v1/targets?category=website&target=${target}`);
    await using stream = await streamOf(reader, `target:${answer.json().items[0].hash}`);
    const { id } = await createReport(await someone(), { target });
    await expectReports(stream, id);
    const admin = await createClient(server, { role: 'admin' });
    const decision = { reportIds: [id], status: 'Resolved', reason: 'A scam' };
    await admin.request('POST', '/v1/reports/status', decision);
    // A decision on several reports names none.
    await expectReports(stream, id, undefined);
  });

  test('a target learns that it is cleared, and when no longer', async () => {
    const target = `cleared-${randomUUID()}.example.com`;
    const { id, targetId } = await fileTold(await someone(), { target });
    const reader = await someone();
    const { hash } = (await reader.request('GET', `/v1/targets/${targetId}`)).json();
    await using stream = await streamOf(reader, `target:${hash}`);
    const admin = await createClient(server, { role: 'admin' });
    await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Rejected', reason: 'No scam' });
    await expectReports(stream, id);
    const clearing = { reason: 'An honest shop', reports: [] };
    await admin.request('PUT', `/v1/targets/${targetId}/cleared`, clearing);
    await expectReports(stream, id, undefined);
    await admin.request('DELETE', `/v1/targets/${targetId}/cleared`);
    await expectReports(stream, id, undefined, undefined);
  });

  test('a waiting report learns that its reporter is suspended, and when no longer', async () => {
    const reporter = await someone();
    const { id } = await fileTold(reporter);
    await using reader = await streamOf(await someone(), `report:${id}`);
    const admin = await createClient(server, { role: 'admin' });
    await admin.request('PATCH', `/v1/users/${reporter.user.id}`, {
      status: 'suspended',
      reason: 'Spam',
    });
    await expectReports(reader, undefined);
    await admin.request('PATCH', `/v1/users/${reporter.user.id}`, { status: 'active' });
    await expectReports(reader, undefined, undefined);
  });

  test("a report learns that its reporter's account is deleted", async () => {
    const reporter = await someone();
    const { id } = await fileTold(reporter);
    await using reader = await streamOf(await someone(), `report:${id}`);
    const admin = await createClient(server, { role: 'admin' });
    await admin.request('DELETE', `/v1/users/delete/${reporter.user.id}`, { reason: 'Spam' });
    await expectReports(reader, undefined);
  });

  test('a target learns that its reports have moved to others', async () => {
    const host = `host-${randomUUID()}.example.com`;
    await fileTold(await someone(), { target: `https://${host}/shop` });
    const reader = await someone();
    const answer = await reader.request('GET', `/v1/targets?category=website&target=${host}`);
    await using stream = await streamOf(reader, `target:${answer.json().items[0].hash}`);
    const admin = await createClient(server, { role: 'admin' });
    await admin.request('PUT', `/v1/shared-hosts/${host}`, { shared: true });
    await expectReports(stream, undefined);
  });

  test('all reports learns of each, and who watches another report of no other', async () => {
    const { id: another } = await fileTold(await someone());
    await using every = await streamOf(await someone(), 'reports');
    await using one = await streamOf(await someone(), `report:${another}`);
    const { id } = await createReport(await someone());
    await expectReports(every, id);
    const admin = await createClient(server, { role: 'admin' });
    await admin.request('PATCH', `/v1/reports/${another}`, { status: 'Closed' });
    await expectReports(one, another);
  });

  test('what others read only once it is reviewed is announced to nobody else before', async () => {
    const { database } = server.platform;
    const person = await someone();
    const isPerson = eq(users.id, person.user.id);
    await database.update(users).set({ isReviewedFirst: true }).where(isPerson);
    await using stream = await streamOf(await someone(), 'reports');
    const { id } = await createReport(person);
    const path = `/v1/reports/${id}/question`;
    expectProblem(await (await someone()).request('GET', path), 404);
    const reviewer = await createClient(server, { reviewRole: 'reviewer' });
    const { id: other } = await createReport(await someone());
    expect(await stream.next('report')).toEqual({ id: other });
    await reviewer.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
    await eventually(() =>
      expect(stream.received).toContainEqual({ name: 'report', data: { id } }),
    );
  });

  test('too much, or what cannot be watched, is refused', async () => {
    const reader = await someone();
    const open = (watched: string[]) =>
      reader.request('GET', `/v1/events?${watched.map((topic) => `watch=${topic}`).join('&')}`);
    for (const topic of ['users', 'report:1', 'report:*', 'target:evil.com', '']) {
      expectProblem(await open([topic]), 400);
    }
    const many = Array.from({ length: 11 }, () => `report:${randomUUID()}`);
    expect(expectProblem(await open(many), 400).errors).toMatchObject([
      { path: 'watch', message: 'Watch at most 10 at a time' },
    ]);
  });
});

test('reviewers hear of reports, and of no account', async () => {
  const reviewer = await createClient(server, { reviewRole: 'reviewer' });
  const admin = await createClient(server, { role: 'admin' });
  await using theirs = await streamOf(reviewer);
  await using office = await streamOf(admin);
  const { user } = await createClient(server);
  await admin.request('PATCH', `/v1/users/${user.id}`, { status: 'suspended', reason: 'Spam' });
  await createReport(await createClient(server));
  expect(await office.next('user')).toEqual({ id: user.id });
  await theirs.next('report');
  expect(theirs.received.filter(({ name }) => name === 'user')).toEqual([]);
});

test("all of a person's windows get the event", async () => {
  const ada = await createClient(server);
  await using phone = await streamOf(ada);
  await using laptop = await streamOf(await startSession(server, ada.user));
  await ada.request('POST', '/v1/me/notifications/read-all');
  expect(await phone.next('notification')).toEqual({});
  expect(await laptop.next('notification')).toEqual({});
});

test('a visitor gets no stream', async () => {
  const response = await fetch(`${address}/v1/events`);
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('no listener keeps the request of an open stream in memory', async () => {
  const requests: IncomingMessage[] = [];
  server.app.server.on('request', (request) => requests.push(request));
  await using _stream = await streamOf(await createClient(server));
  const opened = requests.find(({ url }) => url === '/v1/events');
  expect(opened?.listenerCount('close')).toBe(0);
});

test('HEAD opens no stream', async () => {
  const { cookie } = await createClient(server);
  const response = await fetch(`${address}/v1/events`, { method: 'HEAD', headers: { cookie } });
  expect(response.status).toBe(405);
});

test('proxies and browsers neither cache nor buffer the stream', async () => {
  await using stream = await streamOf(await createClient(server));
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
});

test("a sign-out ends only that session's stream", async () => {
  const ada = await createClient(server);
  const laptop = await startSession(server, ada.user);
  await using stream = await streamOf(ada);
  await using other = await streamOf(laptop);
  await ada.request('POST', '/v1/auth/sign-out');
  await stream.next('signed-out');
  await stream.ended;
  await laptop.request('POST', '/v1/me/notifications/read-all');
  expect(await other.next('notification')).toEqual({});
});

test('an idle stream sends heartbeats so that proxies keep it open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    await using quiet = await startTestApp({ DATABASE_URL: server.databaseUrl });
    const url = await quiet.listen();
    await using stream = await openStream(`${url}/v1/events`, (await createClient(quiet)).cookie);
    await stream.next('retry');
    vi.advanceTimersByTime(25_000);
    await stream.next('heartbeat');
  } finally {
    vi.useRealTimers();
  }
});

test('browsers are told to reconnect at different times within ten seconds', async () => {
  const ada = await createClient(server);
  const pauses: number[] = [];
  for (let stream = 0; stream < 8; stream += 1) {
    await using opened = await streamOf(ada);
    pauses.push(Number(await opened.next('retry')));
  }
  expect(new Set(pauses).size).toBeGreaterThan(1);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10_000);
});

test('a client that reads nothing is disconnected, and others still get their events', async () => {
  await using flooded = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const url = new URL(await flooded.listen());
  const ada = await createClient(flooded);
  const stuck = connect(Number(url.port), url.hostname);
  stuck.write(`GET /v1/events HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${ada.cookie}\r\n\r\n`);
  await once(stuck, 'data');
  stuck.pause();
  const eve = await createClient(flooded);
  await using reading = await openStream(`${url}v1/events`, eve.cookie);
  const connections = promisify(flooded.app.server.getConnections.bind(flooded.app.server));
  expect(await connections()).toBe(2);
  // More than the operating system buffers for a connection.
  const flood = Array.from({ length: 2_000 }, (_, number) => ({
    name: 'report' as const,
    audience: { user: ada.user.id },
    id: `${number}`.padStart(7_000, ' '),
  }));
  await announce(flooded.platform.database, ...flood);
  await eventually(async () => expect(await connections()).toBe(1));
  await eve.request('POST', '/v1/me/notifications/read-all');
  await reading.next('notification');
  stuck.destroy();
});

test('streams end when the server stops', async () => {
  const stopping = await startTestApp({ DATABASE_URL: server.databaseUrl });
  const url = await stopping.listen();
  const { cookie } = await createClient(stopping);
  await using stream = await openStream(`${url}/v1/events`, cookie);
  await stopping[Symbol.asyncDispose]();
  await stream.ended;
});
