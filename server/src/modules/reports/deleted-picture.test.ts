import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();
/** A second instance with the same database and files. */
let other: TestApp;
beforeAll(async () => {
  const { dataDirectory } = server.platform.config;
  other = await startTestApp({ DATABASE_URL: server.databaseUrl, DATA_DIR: dataDirectory });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
});

const sizes = ['', '?size=full', '?size=thumb'];

/** Requests the picture in all sizes from both instances. */
function fetchAll(url: string, { cookie }: Client, headers: (index: number) => object) {
  return Promise.all(
    [server, other].flatMap(({ app }) =>
      sizes.map((size, index) =>
        app.inject({ url: url + size, headers: { cookie, ...headers(index) } }),
      ),
    ),
  );
}

test.each(['its reporter', 'an administrator'])(
  'the picture of a report deleted by %s is gone everywhere',
  async (who) => {
    const ada = await createClient(server);
    const admin = await createClient(server, { role: 'admin' });
    const { id, evidence } = await createReport(ada);
    const kept = await fetchAll(evidence.url, ada, () => ({}));
    expect(kept.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const known = (index: number) => ({ 'if-none-match': String(kept[index]?.headers.etag) });
    const again = await fetchAll(evidence.url, ada, known);
    expect(again.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(304));

    const client = who === 'an administrator' ? admin : ada;
    expect((await client.request('DELETE', `/v1/reports/${id}`)).statusCode).toBe(204);

    for (const viewer of [ada, admin]) {
      for (const headers of [() => ({}), known, () => ({ 'if-none-match': '*' })]) {
        for (const response of await fetchAll(evidence.url, viewer, headers)) {
          expectProblem(response, 404);
        }
      }
    }
    await eventually(async () => {
      const files = await readdir(server.platform.config.dataDirectory, { recursive: true });
      expect(files.filter((name) => name.includes(id))).toEqual([]);
    });
  },
);
