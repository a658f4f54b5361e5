import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { KeyScope } from '@redflag/shared/keys';
import { keyScopes } from '@redflag/shared/keys';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrganisationKey, withKey } from '#testing/keys.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

/** What the keys of each scope may call, in addition to what the keys of every scope may. */
const byEveryKey = ['GET /v1/key'];
const table: Record<KeyScope, string[]> = {
  check: [
    'GET /v1/categories',
    'GET /v1/targets',
    'GET /v1/targets/:id',
    'POST /v1/check',
    'GET /v1/check/:category',
    'GET /v1/check/:category/:bits/:bucket',
  ],
  'reports:read': [
    'GET /v1/categories',
    'GET /v1/reports',
    'GET /v1/reports/:id',
    'GET /v1/reports/:id/evidence',
    'GET /v1/reports/:id/history',
    'GET /v1/me/reports',
  ],
  'reports:write': [
    'GET /v1/categories',
    'POST /v1/reports',
    'DELETE /v1/reports/:id',
    'GET /v1/reports/:id/history',
    'GET /v1/me/reports',
  ],
  feeds: ['GET /v1/changes', 'GET /v1/feeds/:file', 'GET /v1/feeds/misp/:file'],
  webhooks: [
    'GET /v1/webhooks',
    'POST /v1/webhooks',
    'GET /v1/webhooks/:id',
    'PUT /v1/webhooks/:id',
    'DELETE /v1/webhooks/:id',
    'POST /v1/webhooks/:id/secret',
    'POST /v1/webhooks/:id/enable',
    'POST /v1/webhooks/:id/test',
    'GET /v1/webhooks/:id/deliveries',
  ],
};

interface Route {
  method: string;
  url: string;
}

/** Every route of the running server. Those outside are the built web app and the documentation. */
const routes = collectRoutes();
let server: TestApp;
const keys = new Map<KeyScope, string>();
beforeAll(async () => {
  server = await startTestApp();
  for (const scope of keyScopes) {
    keys.set(scope, (await createOrganisationKey(server, [scope])).secret);
  }
});
afterAll(() => server[Symbol.asyncDispose]());

function collectRoutes(): Route[] {
  const seen: Route[] = [];
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      if (config?.permission) seen.push({ method: String(method), url });
    });
  });
  return seen;
}

/** What a route answers to a key. Nothing has these ids, so whatever a key may call has no effect. */
function call({ method, url }: Route, secret: string) {
  const path = url
    .replace(':category', 'website')
    .replace(':bits/:bucket', '0/0')
    .replaceAll(/:\w+/g, randomUUID());
  const request = withKey(server, secret);
  return request(method as 'GET', path, ['GET', 'HEAD'].includes(method) ? undefined : {});
}

describe.each(keyScopes)('a key with the scope %s', (scope) => {
  test('reaches the routes that name it, and is refused by every other', async () => {
    const secret = keys.get(scope) ?? '';
    const mayCall = [...byEveryKey, ...table[scope]];
    const reached: string[] = [];
    for (const route of routes) {
      const answer = await call(route, secret);
      const name = `${route.method.replace('HEAD', 'GET')} ${route.url}`;
      expect([name, answer.statusCode]).not.toEqual([name, 401]);
      if (answer.statusCode !== 403) reached.push(name);
    }
    expect([...new Set(reached)].toSorted()).toEqual(mayCall.toSorted());
  });
});

test('a refusal names the scope that is missing, or says that no key may', async () => {
  const secret = keys.get('check') ?? '';
  const missing = await call({ method: 'GET', url: '/v1/reports' }, secret);
  expect(missing.json()).toMatchObject({
    ...{ status: 403, code: 'key/missing-scope', scopes: ['reports:read'] },
    detail: 'This needs a key that may do: reports:read.',
  });
  expect(missing.headers['www-authenticate']).toBe(
    'Bearer error="insufficient_scope", scope="reports:read"',
  );
  for (const url of ['/v1/events', '/v1/keys', '/v1/me', '/v1/stats', '/v1/app-config', '/livez']) {
    const answer = await call({ method: 'GET', url }, secret);
    expect([url, answer.statusCode, answer.json().detail]).toEqual([
      ...[url, 403, 'Keys may not call this address.'],
    ]);
  }
});

test('a key opens nothing outside the API', async () => {
  const secret = keys.get('check') ?? '';
  for (const url of ['/v1/nothing', '/mcp', '/admin/keys', '/docs/json']) {
    const headers = { accept: 'application/json' };
    const answer = await withKey(server, secret)('GET', url, undefined, headers);
    const visitors = await server.app.inject({ url, headers });
    expect([url, answer.statusCode]).toEqual([url, visitors.statusCode]);
  }
});
