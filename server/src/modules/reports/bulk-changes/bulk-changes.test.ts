import { randomInt, randomUUID } from 'node:crypto';
import { ALREADY_SET } from '@redflag/shared/review/status-change';
import { CHANGED_MEANWHILE, COUNT_DIFFERS, WELL_KNOWN_TARGET } from '@redflag/shared/review/values';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tellDecision } from '#modules/alerts/status-changes/decisions.jobs.ts';
import { reports, users } from '#platform/database/schema.ts';
import { mailsTo } from '#testing/accounts/sign-up.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, suspend } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';
import { takeStep } from './bulk-changes.jobs.ts';
import { insertBulkChange } from './bulk-changes.queries.ts';
import { countSearch } from './found-reports.service.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { username: 'Grace', role: 'admin' });
const chidi = await createClient(server, { username: 'Chidi', role: 'admin' });

const post = (body: object, by = admin, key: string = randomUUID()) =>
  by.request('POST', '/v1/reports/status', body, { 'idempotency-key': key });
const decide = async (reportIds: string[], status: string, by = admin, others = {}) =>
  (await post({ reportIds, status, ...others }, by)).json();
const statusOf = async (id: string) =>
  (await admin.request('GET', `/v1/reports/${id}`)).json().status;
const historyOf = async (id: string) =>
  (await admin.request('GET', `/v1/reports/${id}/history`)).json().items;
const notificationsOf = async (client: Client) =>
  (await client.request('GET', '/v1/me/notifications'))
    .json()
    .items.filter(({ type }: { type: string }) => type === 'status update');
/** Tells all of a decision that are to be told, as ten seconds later. */
const tell = (id: string) => tellDecision(server.platform, id);

/** Files reports on targets of their own. */
const file = (reporter: Client, count: number, name: string = randomUUID()) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      createReport(reporter, { target: `${name}-${index}.example` }),
    ),
  ).then((reports) => reports.map(({ id }) => id));

test('several reports are decided at once, each with its history and an audit entry', async () => {
  const ids = await file(ada, 3);
  const answer = await post({
    reportIds: [...ids, ids[0]],
    status: 'Rejected',
    reason: 'No evidence',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ id: expect.any(String), changed: 3, unchanged: [] });
  for (const id of ids) {
    expect(await statusOf(id)).toBe('Rejected');
    expect(await historyOf(id)).toMatchObject([
      { from: 'Pending', to: 'Rejected', reason: 'No evidence', changedBy: 'Grace' },
    ]);
  }
  const { items } = (await admin.request('GET', '/v1/audit-log?action=report.status')).json();
  expect(
    items
      .filter(({ subjectId }: { subjectId: string }) => ids.includes(subjectId))
      .map(({ after }: { after: object }) => after),
  ).toEqual(ids.map(() => ({ status: 'Rejected', reason: 'No evidence' })));
});

const one = [randomUUID()];
const ONE_WAY = 'Please send either reportIds, or filter with asOf and expected';
test.each([
  [
    'a rejection without a reason',
    { reportIds: one, status: 'Rejected' },
    'Please give a reason for the rejection',
  ],
  ['no report', { reportIds: [], status: 'Closed' }, 'Please choose a report'],
  [
    '501 reports',
    { reportIds: Array(501).fill(one[0]), status: 'Closed' },
    'At most 500 reports at once',
  ],
  ['no status', { reportIds: one }, 'Please select a new status'],
  ['neither ids nor a search', { status: 'Closed' }, ONE_WAY],
  ['both', { reportIds: one, filter: {}, status: 'Closed' }, ONE_WAY],
  ['a search without its time and number', { filter: {}, status: 'Closed' }, ONE_WAY],
  [
    'a filter that does not exist',
    { filter: { statuss: 'Pending' }, status: 'Closed' },
    `Unknown filter
${ONE_WAY}`,
  ],
])('%s is refused', async (_what, body, detail) => {
  expect(expectProblem(await post(body), 422).detail).toBe(detail);
});

describe('a report stays as it is', () => {
  test('if another administrator has decided it, and the rest is decided', async () => {
    const [one = '', other = ''] = await file(ada, 2);
    await decide([one], 'Resolved', chidi);
    expect(await decide([one, other], 'Closed')).toMatchObject({
      changed: 1,
      unchanged: [
        {
          id: one,
          target: expect.stringMatching(/-0\.example$/),
          code: CHANGED_MEANWHILE,
          detail: 'It has since been set to Resolved by Chidi.',
        },
      ],
    });
    expect([await statusOf(one), await statusOf(other)]).toEqual(['Resolved', 'Closed']);
  });

  test('but not if that administrator has put it back', async () => {
    const [one = ''] = await file(ada, 1);
    await decide([one], 'Resolved', chidi);
    await decide([one], 'Pending', chidi);
    expect(await decide([one], 'Closed')).toMatchObject({ changed: 1, unchanged: [] });
  });

  test('if it is gone, has the status already, or another than the administrator saw', async () => {
    const [one = ''] = await file(ada, 1);
    const gone = randomUUID();
    expect((await decide([gone, one], 'Pending')).unchanged).toEqual([
      { id: gone, target: null, code: 'not-found', detail: 'Report not found' },
      {
        id: one,
        target: expect.any(String),
        code: ALREADY_SET,
        detail: 'It is already Pending.',
      },
    ]);
    await decide([one], 'Closed');
    expect((await decide([one], 'Resolved', admin, { from: 'Pending' })).unchanged).toMatchObject([
      { detail: 'It has since been set to Closed by Grace.' },
    ]);
    expect(await decide([one], 'Resolved', chidi, { from: 'Closed' })).toMatchObject({
      changed: 1,
    });
  });

  test('if that would confirm a well-known target, unless the administrator was asked', async () => {
    for (const fields of [
      { category: 'website', target: 'https://www.paypal.com/' },
      { category: 'email', target: 'help@zenithbank.com' },
    ]) {
      const { id } = await createReport(ada, fields);
      expect((await decide([id], 'Resolved')).unchanged).toMatchObject([
        { code: WELL_KNOWN_TARGET },
      ]);
      expect(await decide([id], 'Resolved', admin, { wellKnown: true })).toMatchObject({
        changed: 1,
      });
    }
  });

  test('and only one of two decisions at the same moment is made', async () => {
    const ids = await file(ada, 5);
    const answers = await Promise.all([
      decide(ids, 'Resolved', admin, { from: 'Pending' }),
      decide(ids.toReversed(), 'Closed', chidi, { from: 'Pending' }),
    ]);
    expect(answers.map(({ changed }) => changed).toSorted()).toEqual([0, 5]);
    for (const id of ids) expect(await historyOf(id)).toHaveLength(1);
  });
});

describe('sent once more', () => {
  test('a change is made once, and answered alike', async () => {
    const [one = ''] = await file(ada, 1);
    const key = randomUUID();
    const body = { reportIds: [one], status: 'Closed' };
    const answers = await Promise.all([post(body, admin, key), post(body, admin, key)]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await historyOf(one)).toHaveLength(1);
    const other = { ...body, status: 'Resolved' };
    expectProblem(await post(other, admin, key), 422);
  });
});

describe('people are told', () => {
  test('nothing for ten seconds, then of one decision once, however many reports', async () => {
    const reporter = await createClient(server);
    const name = randomUUID();
    const ids = await file(reporter, 3, name);
    const { id } = await decide(ids, 'Rejected', admin, { reason: 'No evidence' });
    expect(await notificationsOf(reporter)).toEqual([]);
    await tell(id);
    await tell(id);
    const [told, ...others] = await notificationsOf(reporter);
    expect(others).toEqual([]);
    expect(told.content).toMatch(
      /^Rejected: .*\[.\]example and 2 more\. The status of 3 of your reports changed to Rejected\. Rejected means .* count\. Reason: No evidence If one of them is right, open it /,
    );
    const [mail] = await mailsTo(server, reporter.user.email);
    expect(mail?.subject).toBe('Status Update: 3 of your reports are now Rejected');
    for (let index = 0; index < 3; index++)
      expect(mail?.text).toContain(`${name}-${index}[.]example`);
    expect(mail?.text).toContain('/user/dashboard?tab=mine');
  });

  test('of one report as of a single change', async () => {
    const reporter = await createClient(server);
    const { id } = await createReport(reporter, { target: 'evil.example.net' });
    await tell((await decide([id], 'Resolved')).id);
    expect(await notificationsOf(reporter)).toMatchObject([
      {
        content:
          'Resolved: evil[.]example[.]net. The status of your report changed from Pending to Resolved. Resolved means that our reviewers confirmed the scam. Your own case with your bank or the police goes on.',
        reportId: id,
      },
    ]);
  });

  test('nothing of what was undone', async () => {
    const reporter = await createClient(server);
    const [one = ''] = await file(reporter, 1);
    const decision = await decide([one], 'Resolved');
    const undo = await decide([one], 'Pending', admin, { from: 'Resolved' });
    for (const { id } of [decision, undo]) await tell(id);
    expect(await notificationsOf(reporter)).toEqual([]);
    expect(await historyOf(one)).toMatchObject([
      { to: 'Resolved' },
      { from: 'Resolved', to: 'Pending' },
    ]);
    const later = await decide([one], 'Closed');
    await tell(later.id);
    expect(await notificationsOf(reporter)).toMatchObject([
      { content: expect.stringContaining('changed from Pending to Closed') },
    ]);
  });

  test('what became of a report in the end, by whichever way it was changed', async () => {
    const reporter = await createClient(server);
    const [one = ''] = await file(reporter, 1);
    const first = await decide([one], 'Resolved');
    await admin.request('PATCH', `/v1/reports/${one}`, { status: 'Closed' });
    await tell(first.id);
    expect(await notificationsOf(reporter)).toMatchObject([
      { content: expect.stringContaining('changed from Pending to Closed') },
    ]);
  });

  test('in batches, each once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => createClient(server)));
    const ids = (await Promise.all(people.map((person) => file(person, 2)))).flat();
    const { id } = await decide(ids, 'Closed');
    await tellDecision(server.platform, id, 2);
    await eventually(async () => {
      for (const person of people) expect(await notificationsOf(person)).toHaveLength(1);
    });
  });
});

describe('all that a search finds', () => {
  const outcome = async (id: string) =>
    (await admin.request('GET', `/v1/bulk-changes/${id}`)).json();
  const finished = (id: string) =>
    eventually(async () => {
      const found = await outcome(id);
      expect(found.finishedAt).not.toBeNull();
    });
  const update = (id: string, values: Partial<typeof users.$inferInsert>) =>
    server.platform.database.update(users).set(values).where(eq(users.id, id));
  const now = () => new Date(Date.now() + 1).toISOString();
  const today = now().slice(0, 10);
  const counted = async (query: URLSearchParams) =>
    (await admin.request('GET', `/v1/reports/count?${query}`)).json();

  test('are changed in the background, but not those that come or change later', async () => {
    const name = randomUUID();
    const ids = await file(ada, 5, name);
    const asOf = now();
    const [late = ''] = await file(ada, 1, `${name}-late`);
    const later = new Date(Date.parse(asOf) + 60_000);
    await server.platform.database
      .update(reports)
      .set({ createdAt: later })
      .where(eq(reports.id, late));
    await decide([ids[2] ?? ''], 'Resolved', chidi);
    const answer = await post({ filter: { q: name }, asOf, expected: 5, status: 'Closed' });
    expect(answer.statusCode).toBe(202);
    const { id } = answer.json();
    await finished(id);
    expect(await outcome(id)).toEqual({
      id,
      status: 'Closed',
      expected: 5,
      isMore: false,
      changed: 4,
      unchanged: [
        {
          id: ids[2],
          target: `${name}-2.example`,
          code: CHANGED_MEANWHILE,
          detail: 'It has since been set to Resolved by Chidi.',
        },
      ],
      finishedAt: expect.any(String),
    });
    expect(await statusOf(late)).toBe('Pending');
  });

  test('are those of now at most, whatever time is given', async () => {
    const name = randomUUID();
    const [one = ''] = await file(ada, 1, name);
    const asOf = new Date(Date.now() + 3_600_000).toISOString();
    const id = randomUUID();
    await insertBulkChange(server.platform.database, {
      id,
      request: JSON.stringify({ filter: { q: name }, asOf, expected: 1, status: 'Closed' }),
      madeBy: admin.user.id,
      address: '127.0.0.1',
      expected: 1,
    });
    await decide([one], 'Resolved', chidi);
    await file(ada, 1, `${name}-late`);
    await takeStep(server.platform, id);
    expect(await outcome(id)).toMatchObject({ changed: 0, unchanged: [{ id: one }] });
  });

  test('are not changed when their number is another', async () => {
    const name = randomUUID();
    await file(ada, 2, name);
    const body = {
      filter: { q: name, status: 'Pending' },
      asOf: now(),
      expected: 3,
      status: 'Closed',
    };
    const problem = expectProblem(await post(body), 409);
    expect(problem).toMatchObject({
      code: COUNT_DIFFERS,
      detail: '2 reports match now, not 3. Look at them again before you decide.',
    });
  });

  test('are counted when they are too many for the list to say', async () => {
    const name = randomUUID();
    await file(ada, 2, name);
    const asOf = now();
    await eventually(() => expect(Date.now()).toBeGreaterThan(Date.parse(asOf) + 1));
    await file(ada, 1, `${name}-late`);
    const query = new URLSearchParams({ q: name, asOf });
    expect(await counted(query)).toEqual({ count: 2, isMore: false });
  });

  test.each([
    ['category', { category: 'bank', status: 'Under Review' }],
    ['day', { status: 'Under Review', from: today, to: today }],
    ['days up to one', { status: 'Under Review', to: today }],
  ])('are counted without those filed later, also by %s', async (_what, filter) => {
    const before = await counted(new URLSearchParams({ ...filter, asOf: now() }));
    const fields = { category: 'bank', target: `GTBank 01${randomInt(10_000_000, 99_999_999)}` };
    const filed = await Promise.all([1, 2].map(() => createReport(ada, fields)));
    const ids = filed.map(({ id }) => id);
    await decide(ids, 'Under Review');
    const asOf = now();
    const later = new Date(Date.parse(asOf) + 1);
    await server.platform.database
      .update(reports)
      .set({ createdAt: later })
      .where(eq(reports.id, ids[0] ?? ''));
    const query = new URLSearchParams({ ...filter, asOf });
    expect(await counted(query)).toEqual({ count: before.count + 1, isMore: false });
  });

  test('are not counted for longer than a request may take', async () => {
    const { database, sites } = server.platform;
    await database.transaction(async (other) => {
      await other.execute(sql`lock table ${reports} in access exclusive mode`);
      const counting = database.transaction(async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 20`);
        await countSearch({ sites, database: transaction }, { asOf: now() });
      });
      await expect(counting).rejects.toThrow('There are too many reports to count.');
    });
  });

  test.each([
    ['is suspended', (id: string) => suspend(server, id)],
    ['is no administrator any more', (id: string) => update(id, { role: 'user' })],
    ['is deleted', (id: string) => server.platform.database.delete(users).where(eq(users.id, id))],
  ])('stay as they are once the administrator %s', async (_how, stop) => {
    const leaving = await createClient(server, { role: 'admin' });
    const name = randomUUID();
    const [one = ''] = await file(ada, 1, name);
    const id = randomUUID();
    await insertBulkChange(server.platform.database, {
      id,
      request: JSON.stringify({ filter: { q: name }, asOf: now(), expected: 1, status: 'Closed' }),
      madeBy: leaving.user.id,
      address: '127.0.0.1',
      expected: 1,
    });
    await stop(leaving.user.id);
    await takeStep(server.platform, id);
    expect(await outcome(id)).toMatchObject({ changed: 0, finishedAt: expect.any(String) });
    expect(await statusOf(one)).toBe('Pending');
  });

  test('a change that does not exist is not found', async () => {
    expectProblem(await admin.request('GET', `/v1/bulk-changes/${randomUUID()}`), 404);
  });
});
