import { afterAll, expect, test } from 'vitest';
import { openDisputes } from '#testing/disputes.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { admin, decide, dispute, verdictOn, read } = await openDisputes(server);

test.each(['waiting', 'published', 'refused', 'upheld'])(
  'when the account is deleted, what it wrote in a %s reply goes',
  async (state) => {
    const { holder, targetId, id } = await dispute();
    if (state !== 'waiting')
      await decide(admin, id, { state, reason: 'Seen', statement: 'We sell shoes.' });
    await admin.request('DELETE', `/v1/users/delete/${holder.user.id}`, { reason: 'Asked' });
    const left = { text: null, statement: null, review: expect.objectContaining({ holder: null }) };
    const ends = state === 'waiting' || state === 'published';
    expect(await read(admin, id)).toMatchObject({ ...left, state: ends ? 'withdrawn' : state });
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null, statement: null });
  },
);
