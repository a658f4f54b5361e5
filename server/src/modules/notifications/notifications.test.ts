import { UUID } from 'uuidv7';
import { expect, test } from 'vitest';
import { notifications } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { expireNotifications } from './notifications.jobs.ts';
import { notify } from './notifications.service.ts';

const server = await sharedTestApp();

/** Adds notifications one after the other, titled 'Welcome to 1', 'Welcome to 2', ... */
async function addTo({ user }: Client, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await notify(server.platform.database, {
      userId: user.id,
      kind: 'welcome',
      parameters: { companyName: String(number) },
    });
  }
}

interface Page {
  items: { id: string; title: string; read: boolean }[];
  nextCursor: string | null;
  unread: number;
}

async function list(client: Client, query = ''): Promise<Page> {
  return (await client.request('GET', `/v1/me/notifications${query}`)).json<Page>();
}

const titles = ({ items }: Page) => items.map(({ title }) => title);

test('the newest notification comes first, and unread ones are counted', async () => {
  const ada = await createClient(server);
  await addTo(ada, 2);
  const page = await list(ada);
  expect(titles(page)).toEqual(['Welcome to 2', 'Welcome to 1']);
  expect(page).toMatchObject({ unread: 2, total: 2, nextCursor: null });
});

test('the first page has twenty notifications, and the cursor leads to the rest', async () => {
  const ada = await createClient(server);
  await addTo(ada, 24);
  const first = await list(ada);
  expect(first.items).toHaveLength(20);
  expect(first).toMatchObject({ unread: 24, total: 24 });
  const second = await list(ada, `?limit=10&cursor=${first.nextCursor}`);
  expect(titles(second)).toEqual([4, 3, 2, 1].map((it) => `Welcome to ${it}`));
  expect(second).toMatchObject({ nextCursor: null, unread: 24 });
});

test('a notification from before there were kinds keeps its words', async () => {
  const ada = await createClient(server);
  const words = { type: 'scam alert', title: 'Scam Alert', content: 'Scam: evil[.]com.' } as const;
  await notify(server.platform.database, { userId: ada.user.id, kind: 'text', parameters: words });
  expect((await list(ada)).items).toMatchObject([words]);
});

test('above a thousand notifications, nobody counts', async () => {
  const { user, request } = await createClient(server);
  const parameters = { count: 1 };
  const one = { userId: user.id, kind: 'reports-pending', parameters } as const;
  const thousand = Array.from({ length: 1_000 }, () => one);
  await server.platform.database.insert(notifications).values(thousand);
  expect((await request('GET', '/v1/me/notifications')).json().total).toBe(1_000);
  await server.platform.database.insert(notifications).values(one);
  expect((await request('GET', '/v1/me/notifications')).json().total).toBeNull();
});

test('one notification can be marked as read', async () => {
  const ada = await createClient(server);
  await addTo(ada, 1);
  const [unread] = (await list(ada)).items;
  const response = await ada.request('PATCH', `/v1/me/notifications/${unread?.id}`, { read: true });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ ...unread, read: true });
  expect(await list(ada)).toMatchObject({ unread: 0, items: [{ read: true }] });
});

test('all notifications can be marked as read', async () => {
  const ada = await createClient(server);
  await addTo(ada, 3);
  expect((await ada.request('POST', '/v1/me/notifications/read-all')).statusCode).toBe(204);
  expect((await list(ada)).unread).toBe(0);
});

test("marking all mine as read leaves other people's unread", async () => {
  const ada = await createClient(server);
  const eve = await createClient(server);
  await addTo(eve, 1);
  await ada.request('POST', '/v1/me/notifications/read-all');
  expect((await list(eve)).unread).toBe(1);
});

test("another user's notification is not found and stays unread", async () => {
  const ada = await createClient(server);
  const eve = await createClient(server);
  await addTo(ada, 1);
  const [notification] = (await list(ada)).items;
  const url = `/v1/me/notifications/${notification?.id}`;
  const problem = expectProblem(await eve.request('PATCH', url, { read: true }), 404);
  expect(problem.detail).toBe('Notification not found');
  expect((await list(ada)).unread).toBe(1);
});

test.each([{ read: false }, { read: 'true' }, {}, { unread: true }])(
  '%j is refused',
  async (body) => {
    const ada = await createClient(server);
    await addTo(ada, 1);
    const [notification] = (await list(ada)).items;
    expectProblem(
      await ada.request('PATCH', `/v1/me/notifications/${notification?.id}`, body),
      422,
    );
  },
);

test('an invalid id is not found', async () => {
  const ada = await createClient(server);
  const response = await ada.request('PATCH', '/v1/me/notifications/nonsense', { read: true });
  expect(expectProblem(response, 404).detail).toBe('Notification not found');
});

test.each(['limit=0', 'limit=101', 'limit=abc', 'cursor=nonsense'])(
  '%s is refused',
  async (query) => {
    const ada = await createClient(server);
    expectProblem(await ada.request('GET', `/v1/me/notifications?${query}`), 400);
  },
);

test('notifications expire after a year, read or not, and only then', async () => {
  const ada = await createClient(server);
  const { database, config } = server.platform;
  expect(config.notificationDays).toBe(365);
  const make = (companyName: string, days: number) => {
    const createdAt = new Date(Date.now() - days * 24 * 3_600_000);
    const id = UUID.fromFieldsV7(createdAt.getTime(), 0, 0, days).toString();
    const row = { id, userId: ada.user.id, createdAt, read: days % 2 === 0 };
    return { ...row, kind: 'welcome' as const, parameters: { companyName } };
  };
  await database
    .insert(notifications)
    .values([make('old', 366), make('older', 367), make('recent', 364), make('new', 1)]);
  await expireNotifications(server.platform, new Date());
  expect((await list(ada)).items.map(({ title }) => title)).toEqual([
    'Welcome to new',
    'Welcome to recent',
  ]);
});
