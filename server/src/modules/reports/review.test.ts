import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANGED_MEANWHILE, WELL_KNOWN_TARGET } from '@redflag/shared/review/values';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { username: 'Grace', role: 'admin' });

const setStatus = (id: string, change: object) =>
  admin.request('PATCH', `/v1/reports/${id}`, change);
const historyFor = async (client: Client, id: string) =>
  (await client.request('GET', `/v1/reports/${id}/history`)).json().items;
const notificationsOf = async (client: Client) =>
  (await client.request('GET', '/v1/me/notifications')).json().items;

test.each(['Under Review', 'Resolved', 'Closed'])(
  'an administrator can set the status %s',
  async (status) => {
    const { id } = await createReport(ada);
    const response = await setStatus(id, { status });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, status });
    expect((await ada.request('GET', `/v1/reports/${id}`)).json()).toMatchObject({ status });
  },
);

test('statuses can be set in any order', async () => {
  const { id } = await createReport(ada);
  for (const status of ['Resolved', 'Pending', 'Closed', 'Under Review']) {
    expect((await setStatus(id, { status })).json().status).toBe(status);
  }
});

test('the reporter is told what changed', async () => {
  const reporter = await createClient(server);
  const { id } = await createReport(reporter, { target: 'evil.example.net' });
  await setStatus(id, { status: 'Resolved' });
  expect((await notificationsOf(reporter))[0]).toMatchObject({
    type: 'status update',
    title: 'Status Update',
    content:
      'Resolved: evil[.]example[.]net. The status of your report changed from Pending to Resolved. Resolved means that our reviewers confirmed the scam. Your own case with your bank or the police goes on.',
    read: false,
    reportId: id,
  });
});

test('setting the status that a report already has is refused, and nobody is notified', async () => {
  const reporter = await createClient(server);
  const { id } = await createReport(reporter);
  const before = await notificationsOf(reporter);
  const problem = expectProblem(await setStatus(id, { status: 'Pending' }), 409);
  expect(problem).toMatchObject({ code: CHANGED_MEANWHILE, detail: 'It is already Pending.' });
  expect(await notificationsOf(reporter)).toEqual(before);
  expect(await historyFor(admin, id)).toEqual([]);
});

describe('two administrators on one report', () => {
  let chidi: Client;
  beforeAll(async () => {
    chidi = await createClient(server, { username: 'Chidi', role: 'admin' });
  });

  test('the second is told which status was set in the meantime, and by whom', async () => {
    const { id } = await createReport(ada);
    await chidi.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved', from: 'Pending' });
    const late = { status: 'Rejected', reason: 'No evidence', from: 'Pending' };
    const problem = expectProblem(await setStatus(id, late), 409);
    expect(problem).toMatchObject({
      code: CHANGED_MEANWHILE,
      detail: 'It has since been set to Resolved by Chidi.',
    });
    expect(await historyFor(admin, id)).toMatchObject([{ to: 'Resolved', changedBy: 'Chidi' }]);
    expect((await admin.request('GET', `/v1/reports/${id}`)).json().status).toBe('Resolved');
  });

  test('an administrator who saw the current status can change it', async () => {
    const { id } = await createReport(ada);
    await setStatus(id, { status: 'Resolved', from: 'Pending' });
    const response = await setStatus(id, { status: 'Closed', from: 'Resolved' });
    expect(response.json()).toMatchObject({ status: 'Closed' });
  });

  test('an administrator who chooses the current status is told that it is already set', async () => {
    const { id } = await createReport(ada);
    await setStatus(id, { status: 'Resolved' });
    const problem = expectProblem(
      await setStatus(id, { status: 'Resolved', from: 'Resolved' }),
      409,
    );
    expect(problem.detail).toBe('It is already Resolved.');
  });

  test('a change is reported even if the account that made it is deleted', async () => {
    const gone = await createClient(server, { username: 'Gone', role: 'admin' });
    const { id } = await createReport(ada);
    await gone.request('PATCH', `/v1/reports/${id}`, { status: 'Closed' });
    await server.platform.database.delete(users).where(eq(users.id, gone.user.id));
    const problem = expectProblem(
      await setStatus(id, { status: 'Resolved', from: 'Pending' }),
      409,
    );
    expect(problem.detail).toBe('It has since been set to Closed.');
  });

  test.each([
    ['equal', ['Resolved', 'Resolved']],
    ['different', ['Resolved', 'Closed']],
  ])('only one of two %s simultaneous changes is made', async (_kind, [first, second]) => {
    const reporter = await createClient(server);
    const { id } = await createReport(reporter);
    const before = (await notificationsOf(reporter)).length;
    const answers = await Promise.all([
      setStatus(id, { status: first, from: 'Pending' }),
      chidi.request('PATCH', `/v1/reports/${id}`, { status: second, from: 'Pending' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await historyFor(admin, id)).toHaveLength(1);
    expect(await notificationsOf(reporter)).toHaveLength(before + 1);
  });

  test('only one of several equal changes without an earlier status is made', async () => {
    const { id } = await createReport(ada);
    const answers = await Promise.all(
      [admin, chidi, admin, chidi].map((client) =>
        client.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await historyFor(admin, id)).toHaveLength(1);
  });
});

describe('a report on a well-known site', () => {
  const site = { target: 'https://www.paypal.com/signin' };
  const lastAct = async () =>
    (await admin.request('GET', '/v1/audit-log?action=report.status&limit=1')).json().items[0];

  test("a brand's own email address is asked about, too", async () => {
    const reporter = await createClient(server);
    const fields = { category: 'email', target: 'Help@ZenithBank.com' };
    const { id } = await createReport(reporter, fields);
    const problem = expectProblem(await setStatus(id, { status: 'Resolved' }), 409);
    expect(problem).toMatchObject({
      code: WELL_KNOWN_TARGET,
      detail: expect.stringMatching(
        /^help\[at\]zenithbank\[\.\]com is an address at a well-known site\. Everybody/,
      ),
    });
  });

  test('and what the operator lists: numbers, and profiles also by their pages', async () => {
    const path = join(tmpdir(), `well-known-${randomUUID()}`);
    await writeFile(path, '+2348031234567\ninstagram/my_bank\n');
    await using own = await startTestApp({ WELL_KNOWN_SITES: path });
    const [eve, grace] = [await createClient(own), await createClient(own, { role: 'admin' })];
    for (const [category = '', target = '', question] of [
      ['phone-number', '0803 123 4567', '+2348031234567 is a well-known number.'],
      [
        'social-media',
        'https://instagram.com/My_Bank',
        'instagram/my_bank is a well-known profile.',
      ],
      ['website', 'https://instagram.com/My_Bank', 'instagram[.]com/my_bank is a well-known site.'],
    ]) {
      const { id } = await createReport(eve, { category, target });
      const answer = await grace.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved' });
      expect(answer.json()).toMatchObject({ code: WELL_KNOWN_TARGET });
      expect(answer.json().detail).toContain(question);
    }
  });

  test.each(['Scam', 'Phishing'])(
    'is resolved as %s only by someone who was told what that means',
    async (type) => {
      const reporter = await createClient(server);
      const { id } = await createReport(reporter, { ...site, type });
      const before = await notificationsOf(reporter);
      for (const wellKnown of [undefined, false]) {
        const problem = expectProblem(await setStatus(id, { status: 'Resolved', wellKnown }), 409);
        expect(problem).toMatchObject({
          code: WELL_KNOWN_TARGET,
          detail:
            'paypal[.]com is a well-known site. Everybody who looks it up would read that our reviewers confirmed it as a scam, and people who searched for it would be alerted.',
        });
      }
      expect(await historyFor(admin, id)).toEqual([]);
      expect(await notificationsOf(reporter)).toEqual(before);
      expect((await lastAct()).subjectId).not.toBe(id);

      const answer = await setStatus(id, { status: 'Resolved', wellKnown: true });
      expect(answer.json()).toMatchObject({ id, status: 'Resolved' });
      expect(await lastAct()).toMatchObject({
        subjectId: id,
        after: { status: 'Resolved', wellKnown: true },
      });
    },
  );

  test.each([
    ['closed', site, { status: 'Closed' }],
    ['rejected', site, { status: 'Rejected', reason: 'It is the bank itself' }],
    [
      'resolved as a security vulnerability',
      { ...site, type: 'Security Vulnerability' },
      { status: 'Resolved' },
    ],
  ])('is %s without a question', async (_what, fields, change) => {
    const { id } = await createReport(ada, fields);
    expect((await setStatus(id, change)).statusCode).toBe(200);
  });

  test.each([
    ['a site that only looks like one', { target: 'paypal.com.evil.example.net' }],
    ['a page on a shared host', { target: 'https://docs.google.com/forms/d/e/1FAIpQL/viewform' }],
    ['an address at a mailbox provider', { category: 'email', target: 'paypal@gmail.com' }],
  ])('%s is resolved without a question', async (_what, fields) => {
    const { id } = await createReport(ada, fields);
    expect((await setStatus(id, { status: 'Resolved', wellKnown: true })).statusCode).toBe(200);
    expect((await lastAct()).after).toEqual({ status: 'Resolved' });
    await setStatus(id, { status: 'Pending' });
    expect((await setStatus(id, { status: 'Resolved' })).statusCode).toBe(200);
  });

  test('that somebody else has decided is shown to the administrator before any question', async () => {
    const { id } = await createReport(ada, site);
    await setStatus(id, { status: 'Closed' });
    const late = await setStatus(id, { status: 'Resolved', from: 'Pending' });
    expect(expectProblem(late, 409).code).toBe(CHANGED_MEANWHILE);
    await setStatus(id, { status: 'Resolved', wellKnown: true });
    const again = await setStatus(id, { status: 'Resolved' });
    expect(expectProblem(again, 409).code).toBe(CHANGED_MEANWHILE);
  });
});

test('the reporter is told the reason for a rejection', async () => {
  const reporter = await createClient(server);
  const { id } = await createReport(reporter, { target: 'evil.example.net' });
  await setStatus(id, { status: 'Rejected', reason: ' The picture shows another address. ' });
  expect((await notificationsOf(reporter))[0].content).toBe(
    'Rejected: evil[.]example[.]net. The status of your report changed from Pending to Rejected. Rejected means that our reviewers did not accept the report, so it does not count. Reason: The picture shows another address. If your report is right, open it within 7 days and tell us what happened to you, once.',
  );
});

test.each([
  [{ status: 'Rejected' }, 'reason', 'Please give a reason for the rejection'],
  [{ status: 'Rejected', reason: '  ' }, 'reason', 'Please give a reason for the rejection'],
  [{ status: 'Rejected', reason: '\u200b' }, 'reason', 'Please give a reason for the rejection'],
  [{}, 'status', 'Please select a new status'],
  [{ status: '' }, 'status', 'Please select a new status'],
  [{ status: 'resolved' }, 'status', 'Please select a new status'],
  [{ status: ['Resolved'] }, 'status', 'Please select a new status'],
])('%j is refused at %s: %s', async (change, path, detail) => {
  const { id } = await createReport(ada);
  expect(expectProblem(await setStatus(id, change), 422)).toMatchObject({
    detail,
    errors: [{ path, message: detail }],
  });
});

test('a reason that is too long is refused', async () => {
  const { id } = await createReport(ada);
  expectProblem(await setStatus(id, { status: 'Rejected', reason: 'x'.repeat(1_001) }), 422);
});

test('the history shows what changed, when, why and by whom', async () => {
  const { id } = await createReport(ada);
  await setStatus(id, { status: 'Under Review' });
  await setStatus(id, { status: 'Rejected', reason: 'No evidence' });
  expect(await historyFor(admin, id)).toEqual([
    {
      from: 'Pending',
      to: 'Under Review',
      reason: null,
      changedBy: 'Grace',
      changedAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    },
    {
      from: 'Under Review',
      to: 'Rejected',
      reason: 'No evidence',
      changedBy: 'Grace',
      changedAt: expect.any(String),
    },
  ]);
});

test('the reporter sees the history without the administrator', async () => {
  const { id } = await createReport(ada);
  await setStatus(id, { status: 'Closed' });
  expect(await historyFor(ada, id)).toMatchObject([
    { from: 'Pending', to: 'Closed', changedBy: null },
  ]);
});

test.each(['019aa000-0000-7000-8000-000000000000', 'nonsense'])(
  'the status of an unknown report cannot be set: %s',
  async (id) => {
    const problem = expectProblem(await setStatus(id, { status: 'Closed' }), 404);
    expect(problem.detail).toBe('Report not found');
  },
);
