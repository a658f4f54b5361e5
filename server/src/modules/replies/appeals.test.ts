import { afterAll, describe, expect, test } from 'vitest';
import { openDisputes } from '#testing/disputes.ts';
import { createClient } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { admin, other, text, decide, appeal, dispute } = await openDisputes(server);
const stranger = await createClient(server);

describe('a refused reply', () => {
  test('that was refused is appealed once, and another administrator decides', async () => {
    const { holder, id } = await dispute();
    const ask = () => appeal(holder, id);
    expect(expectProblem(await ask(), 409).code).toBe('reply/not-refused');
    await decide(admin, id, { state: 'refused', reason: 'The site is empty' });
    expectProblem(await appeal(stranger, id), 404);
    expect((await ask()).json()).toMatchObject({ state: 'appealed', appeal: { text } });
    expect(
      expectProblem(await decide(admin, id, { state: 'upheld', reason: 'Yes' }), 409).code,
    ).toBe('reply/another-decides');
    await decide(other, id, { state: 'refused', reason: 'It stays so' });
    expect(expectProblem(await ask(), 409).code).toBe('reply/not-refused');
  });
});
