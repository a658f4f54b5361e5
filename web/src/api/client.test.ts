import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { api } from './client.ts';

let requests: string[];
let answer: () => Response;
beforeEach(() => {
  requests = [];
  answer = () => new Response(null, { status: 204 });
});

/** A report that nobody else knows, and how to ask for it. */
function anyReport() {
  return {
    params: { path: { id: randomUUID() } },
    baseUrl: 'https://redflag.example',
    fetch: async ({ method, url }: Request) => {
      requests.push(`${method} ${url}`);
      return answer();
    },
  };
}

test('what was deleted is not fetched again, nor what belongs to it', async () => {
  const report = anyReport();
  await api.DELETE('/v1/reports/{id}', report);
  for (const path of ['/v1/reports/{id}', '/v1/reports/{id}/history'] as const) {
    await expect(api.GET(path, report)).rejects.toMatchObject({ status: 404, isMissing: true });
  }
  expect(requests).toHaveLength(1);
  await api.GET('/v1/reports/{id}', anyReport());
  expect(requests).toHaveLength(2);
});

test('what had something deleted of it is fetched as before', async () => {
  const target = anyReport();
  await api.DELETE('/v1/targets/{id}/cleared', target);
  await api.GET('/v1/targets/{id}', target);
  expect(requests).toHaveLength(2);
});

test('nor while it is being deleted', async () => {
  const report = anyReport();
  const deletion = api.DELETE('/v1/reports/{id}', report);
  await expect(api.GET('/v1/reports/{id}', report)).rejects.toMatchObject({ status: 404 });
  await deletion;
  expect(requests).toHaveLength(1);
});

test.each([
  ['is refused', () => new Response(null, { status: 409 })],
  [
    'gets no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('it is fetched again if the deletion %s', async (_what, refuse) => {
  const report = anyReport();
  answer = refuse;
  await expect(api.DELETE('/v1/reports/{id}', report)).rejects.toThrow();
  answer = () => Response.json({});
  await api.GET('/v1/reports/{id}', report);
  expect(requests).toHaveLength(2);
});
