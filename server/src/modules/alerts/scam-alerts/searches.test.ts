import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { targetSearches } from '#platform/database/schema.ts';
import { downloadData } from '#testing/accounts/data-export.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, PASSWORD } from '#testing/factories.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { forgetSearches } from './searches.jobs.ts';

const DAY_MS = 24 * 3_600_000;

const server = await sharedTestApp();

const search = (client: Client, query: Record<string, string>) =>
  client.request('GET', `/v1/reports?${new URLSearchParams(query)}`);
const exported = async (client: Client) => (await downloadData(client)).data.searches;

test('a search for a target is stored once and appears in the data export', async () => {
  const ada = await createClient(server);
  await search(ada, { target: '0803 123 4567' });
  await search(ada, { target: '+2348031234567', category: 'phone-number' });
  expect(await exported(ada)).toEqual([
    {
      category: 'Phone Number',
      target: '+2348031234567',
      searchedAt: expect.any(String),
      alertsStopped: false,
    },
  ]);
});

test('a list without a target, or with an invalid one, is not stored as a search', async () => {
  const ada = await createClient(server);
  await search(ada, { category: 'website' });
  await search(ada, { category: 'website', target: 'no website' });
  expect(await exported(ada)).toEqual([]);
});

test('a search that cannot be stored is answered all the same', async () => {
  await using other = await startTestApp();
  const ada = await createClient(other);
  await other.platform.database.execute(sql`alter table target_searches add check (false)`);
  expect((await search(ada, { target: 'evil.example.com' })).statusCode).toBe(200);
});

test("administrators' searches are not stored", async () => {
  const admin = await createClient(server, { role: 'admin' });
  await search(admin, { target: 'evil.example.com' });
  expect(await exported(admin)).toEqual([]);
});

test('a search is deleted after 90 days, or with the account', async () => {
  const ada = await createClient(server);
  await search(ada, { target: 'evil.example.com' });
  await forgetSearches(server.platform, new Date(Date.now() + 89 * DAY_MS));
  expect(await exported(ada)).toHaveLength(1);
  const eve = await createClient(server);
  await search(eve, { target: 'evil.example.com' });
  await eve.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
  const left = () =>
    server.platform.database
      .select()
      .from(targetSearches)
      .where(eq(targetSearches.userId, eve.user.id));
  expect(await left()).toEqual([]);
  await forgetSearches(server.platform, new Date(Date.now() + 91 * DAY_MS));
  expect(await exported(ada)).toEqual([]);
});
