import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { createHttpServer } from './http-server.ts';

const server = await sharedTestApp();

/** Asks a route whose answers must be an object with a name. */
async function answerWith(answer: object) {
  const app = await createHttpServer(server.platform.config, server.platform.log, []);
  onTestFinished(() => app.close());
  const schema = { response: { 200: z.object({ name: z.string() }) } };
  app.get('/', { schema }, () => answer as { name: string });
  return app.inject('/');
}

test('a client gets only what the schema of an answer lists', async () => {
  const { body } = await answerWith({ name: 'Ada', secret: 'lovelace' });
  expect(body).toBe('{"name":"Ada"}');
});

test('an answer that does not fit its schema is not sent', async () => {
  expectProblem(await answerWith({ name: null }), 500);
});
