import { expect, test } from 'vitest';
import { makeAnyCalls } from '#testing/any-calls/make-calls.ts';
import { startTestApp } from '#testing/test-app.ts';

/** `ANY_CALLS=100000 ANY_CALLS_SEED=7 npm run test:faults -- any-calls` makes more and different calls. */
const { ANY_CALLS = '2000', ANY_CALLS_SEED = String(Date.now() % 1_000_000) } = process.env;

test(`${ANY_CALLS} calls of any kind (seed ${ANY_CALLS_SEED}) get answers that the API's document describes`, {
  timeout: 3_600_000,
}, async () => {
  await using server = await startTestApp();
  const options = { calls: Number(ANY_CALLS), seed: Number(ANY_CALLS_SEED) };
  expect(await makeAnyCalls(server, options)).toEqual([]);
});
