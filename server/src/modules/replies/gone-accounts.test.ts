import type { ReplyState } from '@redflag/shared/replies';
import { afterAll, expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { inDays, openDisputes } from '#testing/disputes.ts';
import type { Client } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { startTestApp } from '#testing/test-app.ts';
import { watchOver } from './remind.jobs.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const { admin, other, accuse, answer, appeal, decide, dispute, verdictOn, read, tellDecisions } =
  await openDisputes(server);

const decided = (state: string) => async () => {
  const disputed = await dispute();
  const { id, reportId } = disputed;
  const change = { state, reason: 'Seen', statement: 'We sell shoes.' };
  const reports = state === 'upheld' ? { reports: [reportId] } : {};
  expect((await decide(admin, id, { ...change, ...reports })).statusCode).toBe(200);
  return disputed;
};
/** Each state of a reply, and what is left of it after its account. */
const states: Record<string, [make: () => ReturnType<typeof dispute>, left: ReplyState]> = {
  unproven: [
    async () => {
      const accused = await accuse();
      return { ...accused, id: (await answer(accused.holder, accused.targetId)).json().id };
    },
    'withdrawn',
  ],
  proven: [dispute, 'withdrawn'],
  upheld: [decided('upheld'), 'upheld'],
  published: [decided('published'), 'withdrawn'],
  refused: [decided('refused'), 'refused'],
  appealed: [
    async () => {
      const refused = await decided('refused')();
      await appeal(refused.holder, refused.id);
      return refused;
    },
    'refused',
  ],
  withdrawn: [
    async () => {
      const disputed = await dispute();
      await decide(disputed.holder, disputed.id, { state: 'withdrawn' });
      return disputed;
    },
    'withdrawn',
  ],
};
const each = Object.entries(states).map(([name, [make, left]]) => ({ name, make, left }));

/** Everything that reads a reply answers, and what is counted is right. */
async function expectAnswers(targetId: string, client: Client = other): Promise<void> {
  const paths = [
    ...[`/v1/cases/${targetId}`, '/v1/cases?limit=100', '/v1/cases?replied=true&limit=100'],
    ...[`/v1/replies?targetId=${targetId}`, '/v1/replies?open=true', '/v1/second-looks'],
    ...[`/v1/targets/${targetId}`, '/v1/stats', '/v1/stats/review'],
  ];
  for (const path of paths) expect((await client.request('GET', path)).statusCode, path).toBe(200);
  expect(await recountAllTargets(server.platform)).toBe(0);
}

test.each(each)(
  'a reply that is $name loses what was written with its account',
  async ({ make, left }) => {
    const { holder, targetId, id } = await make();
    await admin.request('DELETE', `/v1/users/delete/${holder.user.id}`, { reason: 'Asked' });
    await tellDecisions();
    await watchOver(server.platform, inDays(30));
    expect(await read(admin, id)).toMatchObject({
      ...{ text: null, statement: null, picture: null, state: left },
      review: { holder: null },
    });
    expect((await read(admin, id)).appeal?.text ?? '').toBe('');
    expect(await verdictOn(targetId)).toMatchObject({ disputedSince: null, statement: null });
    await expectAnswers(targetId);
  },
);

test.each(each)(
  'a reply that is $name disputes nothing while its holder is suspended',
  async ({ make, name }) => {
    const { holder, targetId, id } = await make();
    const before = await verdictOn(targetId);
    expect(before.disputedSince !== null).toBe(name === 'proven');
    const setAccount = (change: object) =>
      admin.request('PATCH', `/v1/users/${holder.user.id}`, change);
    await setAccount({ status: 'suspended', reason: 'Spam' });
    // What reviewers have published stays.
    const { statement } = before;
    expect(await verdictOn(targetId)).toMatchObject({
      disputedSince: null,
      decideBy: null,
      statement,
    });
    await tellDecisions();
    await watchOver(server.platform, new Date());
    await expectAnswers(targetId);
    await setAccount({ status: 'active' });
    expect(await verdictOn(targetId)).toEqual(before);
    await untilDone(server, 'targets.%');
    if (name !== 'proven') return;
    await setAccount({ status: 'suspended', reason: 'Spam' });
    expect((await decide(admin, id, { state: 'refused', reason: 'No' })).statusCode).toBe(200);
  },
);

test('whose reviewer is gone can be taken back to before', async () => {
  const { holder, id } = await dispute();
  await decide(admin, id, { state: 'refused', reason: 'The first no' });
  await appeal(holder, id);
  await decide(other, id, { state: 'upheld', reason: 'Yes' });
  await other.request('DELETE', `/v1/users/delete/${admin.user.id}`, { reason: 'Left' });
  expect((await decide(other, id, { state: 'appealed' })).json()).toMatchObject({
    ...{ state: 'appealed', reason: 'The first no' },
    review: { decidedBy: null, mayDecide: true },
  });
});
