import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSnapshots } from '#modules/feeds/snapshots.service.ts';
import { exampleIds } from '#platform/http/examples.ts';
import { openClock } from '#testing/change-log.ts';
import { createClient, createReport, photograph } from '#testing/factories.ts';
import { createOrganisationKey } from '#testing/keys.ts';
import { startInternet } from '#testing/services/internet.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { in: string; name: string; required?: boolean; example?: string | number }[];
  requestBody?: { content: Record<string, { example?: Record<string, string> }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}
type Described = Operation & { path: string; method: string };

/** Where the example of a webhook sends. */
const hooks = await startInternet('hooks.example.com');
hooks.pages.set('hooks.example.com/redflag', (_, response) => response.writeHead(204).end());

let server: TestApp;
let secret: string;
let targetId: string;
let calls: Described[];
beforeAll(async () => {
  server = await startTestApp({
    FEEDS: 'public',
    RATE_LIMITS: 'on',
    PUBLIC_URL: 'https://redflag.example',
    ...hooks.settings,
  });
  const clock = openClock(server.platform);
  const report = await createReport(await createClient(server), {
    target: 'evil-shop.com',
    description: 'I paid for shoes that never came.',
  });
  targetId = report.targetId;
  const admin = await createClient(server, { role: 'admin' });
  await admin.request('PATCH', `/v1/reports/${report.id}`, { status: 'Resolved' });
  await clock.settle();
  await writeSnapshots(server.platform);
  const scopes = ['check', 'reports:read', 'reports:write', 'feeds', 'webhooks'] as const;
  ({ secret } = await createOrganisationKey(server, [...scopes], { organisation: 'Example Bank' }));
  const { paths } = (await server.app.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  calls = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
    )
    .filter(({ security }) => security.some(({ key }) => key));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await hooks[Symbol.asyncDispose]();
});

test('every call that a key may make has an example', () => {
  const without = calls.filter(
    ({ parameters = [], requestBody, responses }) =>
      parameters.some((parameter) => parameter.in === 'path' && parameter.example === undefined) ||
      Object.values(requestBody?.content ?? {}).some(({ example }) => !example) ||
      ['application/json', 'application/octet-stream'].some((type) =>
        Object.entries(responses).some(
          ([status, { content }]) =>
            /^20[01]$/.test(status) && content?.[type] && content[type].example === undefined,
        ),
      ),
  );
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});

/** Sends the example of a request, with the ids of what is there. */
async function send(call: Described, made: Map<string, string>) {
  const query = new URLSearchParams();
  let path = call.path;
  for (const { in: place, name, example } of call.parameters ?? []) {
    if (example === undefined) continue;
    if (place === 'path') path = path.replace(`{${name}}`, String(example));
    else query.set(name, String(example));
  }
  const address = `${path}?${query}`.replace(uuid, (id) => made.get(id) ?? id);
  const [type, content] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const headers: Record<string, string> = { authorization: `Bearer ${secret}` };
  let body: FormData | string | undefined;
  if (type === 'multipart/form-data') {
    body = new FormData();
    for (const [name, value] of Object.entries(content?.example ?? {})) {
      const picture = value.startsWith('@') && new Blob([new Uint8Array(await photograph())]);
      if (picture) body.append(name, picture, value.slice(1));
      else body.append(name, value);
    }
  } else if (type) {
    headers['content-type'] = type;
    body = JSON.stringify(content?.example);
  }
  const method = call.method.toUpperCase();
  const response = await fetch(`${await server.listen()}${address}`, { method, headers, body });
  const text = await response.text();
  expect(response.ok, `${call.operationId}: ${text}`).toBe(true);
  return { type: response.headers.get('content-type') ?? '', text };
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Returns an answer as it is each time: ids, moments, positions and limits are those of the examples. */
function settle(text: string, ids: Map<string, string>): string {
  return text
    .replaceAll(uuid, (id) => {
      const example = `019aca44-0000-7000-8000-${String(ids.size).padStart(12, '0')}`;
      return ids.get(id) ?? ids.set(id, example).get(id) ?? '';
    })
    .replaceAll(/\b20\d\d-\d\d-\d\dT[\d:.]+Z/g, '2026-11-28T09:30:00.000Z')
    .replaceAll(/\b20\d\d-\d\d-\d\d\b/g, '2026-11-28')
    .replaceAll(/\b\d\d\/\d\d\/20\d\d\b/g, '28/11/2026')
    .replaceAll(/\b1[78]\d{11}\b/g, '1795858200000')
    .replaceAll(/\b1[78]\d{8}\b/g, '1795858200')
    .replaceAll(/"left":\d+/g, '"left":100')
    .replaceAll(/"resetSeconds":\d+/g, '"resetSeconds":60')
    .replaceAll(/"milliseconds":\d+/g, '"milliseconds":120')
    .replaceAll(/whsec_[\w+/]+=/g, 'whsec_kd2J0eVqzq2Yq4oXq0Cw1nq8Jx7s5m3T9bA6cD4eF2g=');
}

test('each example can be sent, and is answered as the document says', async () => {
  const made = new Map([[exampleIds.target, targetId]]);
  const first = new Map<string, Awaited<ReturnType<typeof send>>>();
  for (const [operation, id] of [
    ['post-reports', exampleIds.report],
    ['post-webhooks', exampleIds.webhook],
  ] as const) {
    const call = calls.find(({ operationId }) => operationId === operation);
    if (!call) throw new Error(`${operation} is not there`);
    const answer = await send(call, made);
    first.set(operation, answer);
    made.set(id, JSON.parse(answer.text).id);
  }
  const ids = new Map([...made].map(([example, id]) => [id, example]));
  const answers: Record<string, unknown> = {};
  const order = (call: Described) => (call.method === 'delete' ? 1 : 0);
  for (const call of calls.toSorted((one, other) => order(one) - order(other))) {
    const { type, text } = first.get(call.operationId) ?? (await send(call, made));
    if (type.startsWith('image/') || text === '') continue;
    const { 200: ok, 201: created } = call.responses;
    const isJson = (ok ?? created)?.content?.['application/json'] !== undefined;
    const settled = settle(text, ids);
    answers[call.operationId] = isJson ? JSON.parse(settled) : settled;
  }
  const recorded = `${JSON.stringify(answers, null, 2)}\n`;
  await expect(recorded).toMatchFileSnapshot('./platform/http/examples.gen.json');
});
