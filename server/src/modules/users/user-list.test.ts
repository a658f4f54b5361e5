import { expect, test } from 'vitest';
import { createClient, createReport, createUser } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin', username: 'Chidi' });

async function list(query: Record<string, string>, path = '/v1/users') {
  const response = await admin.request('GET', `${path}?${new URLSearchParams(query)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{
    items: { id: string; username: string; target: string }[];
    total: number;
    nextCursor: string | null;
  }>();
}

const namesOf = ({ items }: { items: { username: string }[] }) =>
  items.map(({ username }) => username);

const joined = (day: string) => ({ createdAt: new Date(`${day}T12:00:00Z`) });

test('users are listed newest first, ten to a page, with the total', async () => {
  for (let day = 10; day < 35; day += 1) {
    await createUser(server, { username: `Paged ${day}`, ...joined('2026-01-01') });
  }
  const q = 'paged';
  const pages = [await list({ q }), await list({ q, page: '2' }), await list({ q, page: '3' })];
  const names = pages.flatMap(namesOf);
  expect(names.toSorted().toReversed()).toEqual(names);
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [10, 25],
    [10, 25],
    [5, 25],
  ]);
  expect(await list({ q, page: '4' })).toMatchObject({ items: [], total: 25, nextCursor: null });
});

test('a cursor leads to the next page', async () => {
  for (const name of ['Ann', 'Ben', 'Cas']) {
    await createUser(server, { username: `Cursor ${name}` });
  }
  const first = await list({ q: 'cursor', limit: '2' });
  expect(namesOf(first)).toEqual(['Cursor Cas', 'Cursor Ben']);
  const second = await list({ q: 'cursor', limit: '2', cursor: first.nextCursor ?? '' });
  expect(second).toMatchObject({
    items: [{ username: 'Cursor Ann' }],
    total: 3,
    nextCursor: null,
  });
});

test('administrators see the details they need about a user, and no secrets', async () => {
  const ada = await createUser(server, { username: 'Whole Ada', phone: '+2348031234567' });
  const { items } = await list({ q: 'whole ada' });
  expect(items).toEqual([
    {
      id: ada.id,
      username: 'Whole Ada',
      usernameReserved: false,
      mark: null,
      email: ada.email,
      phone: '+2348031234567',
      photoUrl: null,
      role: 'user',
      reviewRole: null,
      status: 'active',
      emailVerified: true,
      phoneVerified: false,
      reportCount: 0,
      statusMails: true,
      createdAt: ada.createdAt.toISOString(),
      reviewedFirst: false,
    },
  ]);
});

test('users can be filtered by part of the name, and % is taken literally', async () => {
  await createUser(server, { username: '100% Ada' });
  await createUser(server, { username: '100 Ada' });
  expect(namesOf(await list({ q: '00% aDA' }))).toEqual(['100% Ada']);
});

test('users can be filtered by their number of reports, with both ends of the range included', async () => {
  for (const reportCount of [0, 1, 9, 10, 49, 50, 999, 1000]) {
    await createUser(server, { username: `Busy ${reportCount}`, reportCount });
  }
  const inRange = async (reports: string) =>
    namesOf(await list({ q: 'busy', reports })).toReversed();
  expect(await inRange('1-9')).toEqual(['Busy 1', 'Busy 9']);
  expect(await inRange('10-49')).toEqual(['Busy 10', 'Busy 49']);
  expect(await inRange('50-99')).toEqual(['Busy 50']);
  expect(await inRange('100-499')).toEqual([]);
  expect(await inRange('500-999')).toEqual(['Busy 999']);
});

test('users can be filtered by status and by the day they joined', async () => {
  const shared = { status: 'suspended', username: 'Joined' } as const;
  await createUser(server, { ...shared, ...joined('2025-03-01') });
  await createUser(server, { ...shared, ...joined('2025-03-02') });
  await createUser(server, { ...shared, status: 'active', ...joined('2025-03-02') });
  const narrowed = await list({
    q: 'joined',
    status: 'suspended',
    from: '2025-03-02',
    to: '2025-03-02',
  });
  expect(narrowed).toMatchObject({
    items: [{ status: 'suspended', createdAt: '2025-03-02T12:00:00.000Z' }],
    total: 1,
  });
});

test.each(['reports=1-1000', 'status=gone', 'page=0', 'from=yesterday'])(
  'the query %s is refused',
  async (query) => {
    const response = await admin.request('GET', `/v1/users?${query}`);
    expectProblem(response, 400);
  },
);

test("one user's reports can be listed, with the same filters as all reports", async () => {
  const ada = await createClient(server);
  const other = await createClient(server);
  await createReport(ada, { target: 'first.example.com' });
  const second = await createReport(ada, { category: 'email', target: 'second@example.com' });
  await createReport(other, { category: 'email', target: 'second@example.com' });
  const path = `/v1/user-reports/${ada.user.id}`;
  const targets = async (query: Record<string, string>) =>
    (await list(query, path)).items.map(({ target }) => target);
  expect(await targets({})).toEqual(['second@example.com', 'first.example.com']);
  expect(await targets({ category: 'website' })).toEqual(['first.example.com']);
  expect(await targets({ q: 'FIRST' })).toEqual(['first.example.com']);
  expect(await targets({ status: 'Resolved' })).toEqual([]);
  expect(await targets({ to: '2020-01-01' })).toEqual([]);
  const page = await list({ limit: '1' }, path);
  expect(page.items.map(({ id }) => id)).toEqual([second.id]);
  expect(await targets({ cursor: page.nextCursor ?? '' })).toEqual(['first.example.com']);
});

test('the reports of an unknown user are not found', async () => {
  const nobody = '/v1/user-reports/01a1faea-1605-7878-901d-68770449dab5';
  expect(expectProblem(await admin.request('GET', nobody), 404).detail).toBe('User not found');
});
