import { expect, test } from 'vitest';
import { createClient } from '#testing/factories.ts';
import { runRedflagHere } from '#testing/processes/redflag.ts';
import { startTestApp } from '#testing/test-app.ts';
import { revokeAll } from './revoke-all.ts';

test('everything that lets somebody in is revoked, but not while a server runs', async () => {
  await using server = await startTestApp();
  const user = await createClient(server);
  const made = await user.request('POST', '/v1/keys', { name: 'Blocklist' });
  expect(made.statusCode).toBe(201);
  const { code, stderr } = await runRedflagHere(server, ['revoke-all']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('Stop the servers')]);
  expect((await user.request('GET', '/v1/me')).statusCode).toBe(200);

  const { database } = server.platform;
  const count = async (table: string) =>
    (await database.$client.query(`select count(*)::int from ${table}`)).rows[0].count;
  const secrets = `settings where name in ('cookieSecret', 'robotCheckSecret')`;
  expect(await count(secrets)).toBe(2);
  expect(await revokeAll(database)).toEqual({ sessions: 1, keys: 1 });
  for (const table of ['sessions', 'api_keys', 'known_devices', 'tokens', secrets]) {
    expect(await count(table), table).toBe(0);
  }
});
