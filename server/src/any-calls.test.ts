import { expect, test } from 'vitest';
import { makeAnyCalls } from './testing/any-calls/make-calls.ts';
import { startTestApp } from './testing/test-app.ts';

// Many more, of another kind each time: faults/any-calls.fault.ts.
test("whatever is called, the answer is one that the API's document describes", {
  timeout: 120_000,
}, async () => {
  await using server = await startTestApp();
  const options = { calls: 300, seed: 1, solveRobotChecks: false };
  expect(await makeAnyCalls(server, options)).toEqual([]);
});
