import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseProxy } from '#testing/database-proxy.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import { freePort } from '#testing/free-port.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

let server: TestApp;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await startTestApp({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' });
  await server.app.ready();
});
afterAll(() => server[Symbol.asyncDispose]());

async function scrape(): Promise<string> {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.text();
}

test('responses are counted by route and status, without the requested details', async () => {
  const client = await createClient(server);
  const { id } = await createReport(client);
  await client.request('GET', `/v1/reports/${id}?secret=0803`);
  await visitor(server)('GET', '/v1/nothing-of-that-name');
  const text = await scrape();
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/v1\/reports\/:id",status="200"\} 1$/m,
  );
  expect(text).toMatch(/route="[^"]+",status="404"\} \d+$/m);
  for (const private_ of [id, '0803', 'nothing-of-that-name', client.user.email]) {
    expect(text).not.toContain(private_);
  }
});

test('operators see memory, event loop, connections, readiness and jobs', async () => {
  const text = await scrape();
  for (const line of [
    /^process_resident_memory_bytes \d+$/m,
    /^nodejs_eventloop_lag_p99_seconds \d/m,
    /^redflag_http_connections 0$/m,
    /^redflag_database_connections\{state="waiting"\} 0$/m,
    /^redflag_ready 1$/m,
    /^redflag_jobs\{queue="accounts\.expiry",state="failed"\} 0$/m,
  ]) {
    expect(text).toMatch(line);
  }
});

test('the port serves nothing else and accepts no other method', async () => {
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/v1/app-config`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405);
});

test('the public port has no metrics', async () => {
  const response = await visitor(server)('GET', '/metrics');
  expect(response.body).not.toContain('process_resident_memory_bytes');
});

test('there is no metrics port without METRICS_PORT', async () => {
  const other = await sharedTestApp();
  expect(other.platform.config.metrics).toBeNull();
});

test('the server does not start when the port is in use', async () => {
  const { port } = new URL(origin);
  await using other = await startTestApp({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' });
  await expect(other.app.ready()).rejects.toThrow('EADDRINUSE');
});

test('the other metrics are still served while the database is down', async () => {
  await using proxy = await openDatabaseProxy(server.databaseUrl);
  const port = await freePort();
  await using other = await startTestApp({
    DATABASE_URL: proxy.url,
    METRICS_PORT: String(port),
    METRICS_HOST: '127.0.0.1',
  });
  await other.app.ready();
  proxy.cut();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  proxy.restore();
  expect(text).toMatch(/^redflag_ready 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes/m);
});
