import { expect, test } from 'vitest';
import { visitor } from '#testing/factories.ts';
import { openDatabaseProxy } from '#testing/services/database-proxy.ts';
import { startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';

test('while the database is silent, any number of probes are answered and share one check', async () => {
  await using other = await startTestApp();
  await using proxy = await openDatabaseProxy(other.databaseUrl);
  await using server = await startTestApp({ DATABASE_URL: proxy.url });
  const probe = async (url: string) => (await visitor(server)('GET', url)).statusCode;
  await until(async () => (await probe('/readyz')) === 200);
  proxy.swallow();
  const probes = Array.from({ length: 50 }, () => probe('/readyz'));
  expect(await probe('/livez')).toBe(200);
  const { totalCount, idleCount, waitingCount } = server.platform.database.$client;
  expect([totalCount - idleCount, waitingCount]).toEqual([1, 0]);
  expect(new Set(await Promise.all(probes))).toEqual(new Set([503]));
  proxy.restore();
  await until(async () => (await probe('/readyz')) === 200);
  // Connections that are swallowed would never close.
  proxy.cut();
});
