import { checkPrivately } from '@redflag/shared/targets/private-check';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { replies, reports } from '#platform/database/schema.ts';
import { inDays, openDisputes } from '#testing/disputes.ts';
import { createClient, visitor } from '#testing/factories.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp({ PUBLIC_CHECK: 'on' });
afterAll(() => server[Symbol.asyncDispose]());
const { database } = server.platform;
const { admin, accuse, answer, decide, dispute, readReport } = await openDisputes(server);
const reader = await createClient(server);
const get = async (path: string, client = reader) => (await client.request('GET', path)).json();

const statement = 'We sell shoes.';
const decided = (state: string) => async () => {
  const disputed = await dispute();
  await decide(admin, disputed.id, { state, reason: 'Seen', statement });
  return disputed;
};
const none = { disputedSince: null, decideBy: null, statement: null, formerHolder: null };
const disputed = { disputedSince: expect.any(String), decideBy: expect.any(String) };
type Made = { reportId: string; targetId: string };
/** What a target can be answered, and what a verdict then says of it. */
const states: [name: string, make: () => Promise<Made>, said: object][] = [
  ['reported', accuse, none],
  ['disputed', dispute, { ...none, ...disputed }],
  [
    'overdue',
    async () => {
      const made = await dispute();
      const dueAt = inDays(-1);
      await database.update(replies).set({ dueAt }).where(eq(replies.id, made.id));
      return made;
    },
    { ...none, ...disputed },
  ],
  ['refused', decided('refused'), none],
  ['upheld', decided('upheld'), none],
  [
    'published',
    decided('published'),
    { ...none, statement: { text: statement, at: expect.any(String) } },
  ],
  [
    'withdrawn',
    async () => {
      const made = await decided('published')();
      await decide(made.holder, made.id, { state: 'withdrawn' });
      return made;
    },
    none,
  ],
  [
    'of a new holder',
    async () => {
      const made = await accuse();
      await admin.request('PATCH', `/v1/reports/${made.reportId}`, { status: 'Resolved' });
      const createdAt = inDays(-60);
      await database.update(reports).set({ createdAt }).where(eq(reports.id, made.reportId));
      const since = inDays(-30).toISOString().slice(0, 10);
      const { id } = (
        await answer(made.holder, made.targetId, { ground: 'new-holder', since })
      ).json();
      await decide(admin, id, { state: 'upheld', reason: 'Yes' });
      return made;
    },
    { ...none, formerHolder: { until: expect.any(String), reports: 1, people: 1 } },
  ],
];

test.each(states)('every check says the same of a target that is %s', async (_, make, said) => {
  const { reportId, targetId } = await make();
  const { target } = await readReport(reportId);
  const text = `Have a look at https://${target}/ before it is gone`;
  const asked = new URLSearchParams({ category: 'website', target });
  const privately = await checkPrivately(
    { category: 'website', subcategory: '', target },
    {
      readBits: (category) => get(`/v1/check/${category}`),
      readBucket: (category, bits, bucket) => get(`/v1/check/${category}/${bits}/${bucket}`),
    },
  );
  const { verdict } = await get(`/v1/targets/${targetId}`);
  expect(verdict).toMatchObject(said);
  const others = [
    (await get(`/v1/targets?${asked}`)).items[0],
    (await reader.request('POST', '/v1/check', { text })).json().items[0].target,
    (await get(`/v1/cases/${targetId}`, admin)).target,
    privately.targets[0],
  ];
  for (const other of others) expect(other.verdict).toEqual(verdict);
  const { body } = await visitor(server)('GET', `/search?${new URLSearchParams({ target })}`);
  const page = body.replace(/<[^>]+>/g, '');
  expect(page).toContain(verdict.brief);
  expect(page.includes(statement)).toBe(verdict.statement !== null);
});
