import type { Case } from '@redflag/shared/review/cases';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { recountAllTargets } from '#modules/targets/index.ts';
import { caseCounts, cases, reports, targets, users } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { startTestApp } from '#testing/test-app.ts';

const server = await startTestApp();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await createClient(server, { role: 'admin' });
const [ada, ben, chi] = (await Promise.all([1, 2, 3].map(() => createClient(server)))) as [
  Client,
  Client,
  Client,
];
const { database } = server.platform;

beforeEach(async () => {
  await database.delete(reports);
});

const queue = async (query = '') =>
  (await admin.request('GET', `/v1/cases${query && `?${query}`}`)).json();
const shown = async (query?: string) =>
  (await queue(query)).items.map(({ target }: Case) => target.shown);
const caseOf = async ({ targetId }: { targetId: string | null }) =>
  (await admin.request('GET', `/v1/cases/${targetId}`)).json();
const filedAt = async ({ id }: { id: string }) =>
  (await admin.request('GET', `/v1/reports/${id}`)).json().createdAt;
const on = (target: string) => ({ category: 'website', target });
const decide = (id: string, status: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'No evidence' });

test('the queue has each target once, by people, then the oldest, or the oldest first, whatever is flagged', async () => {
  await createReport(ada, on('old.example'));
  await createReport(ada, on('new.example'));
  for (const person of [ada, ben, chi]) await createReport(person, on('many.example'));
  await createReport(ada, on('twice.example'));
  await createReport(ada, on('twice.example'));
  const flagged = await createReport(ada, on('flagged.example'));
  await ben.request('POST', `/v1/reports/${flagged.id}/flags`, { reason: 'not-a-scam' });
  await ben.request('POST', `/v1/targets/${flagged.targetId}/flags`, { reason: 'about-me' });
  const { items, total, nextCursor } = await queue();
  expect(
    items.map(({ target, waiting, people, flags }: Case) => [target.shown, waiting, people, flags]),
  ).toEqual([
    ['many.example', 3, 3, 0],
    ['old.example', 1, 1, 0],
    ['new.example', 1, 1, 0],
    ['twice.example', 2, 1, 0],
    ['flagged.example', 1, 1, 2],
  ]);
  expect([total, nextCursor]).toEqual([5, null]);
  const oldest = await queue('sort=oldest&limit=2');
  const shownOf = ({ items: found }: { items: Case[] }) => found.map(({ target }) => target.shown);
  expect(shownOf(oldest)).toEqual(['old.example', 'new.example']);
  const next = await queue(`sort=oldest&limit=2&cursor=${oldest.nextCursor}`);
  expect(shownOf(next)).toEqual(['many.example', 'twice.example']);
  expect(items[4].oldestAt).toBe(await filedAt(flagged));
  expect(items[4].target.verdict.level).toBe('reported');
});

test('page by page, every case comes once', async () => {
  for (let index = 0; index < 5; index++) await createReport(ada, on(`site-${index}.example`));
  await createReport(ben, on('site-3.example'));
  const found: string[] = [];
  let cursor: string | null = '';
  do {
    const page = await queue(`limit=2${cursor && `&cursor=${cursor}`}`);
    expect(page.total).toBe(5);
    found.push(...page.items.map(({ target }: Case) => target.shown));
    cursor = page.nextCursor;
  } while (cursor);
  expect(found).toEqual([3, 0, 1, 2, 4].map((index) => `site-${index}.example`));
});

test('a malformed cursor is refused', async () => {
  expectProblem(await admin.request('GET', '/v1/cases?cursor=abc'), 400);
});

test('the queue is filtered by category, pictures and flags, and counted', async () => {
  await createReport(ada, on('site.example'));
  await createReport(ada, { category: 'email', target: 'bad@evil.example' });
  const bare = await createReport(ada, on('bare.example'));
  await database.update(reports).set({ evidenceKey: null }).where(eq(reports.id, bare.id));
  await recountAllTargets(server.platform);
  await ben.request('POST', `/v1/targets/${bare.targetId}/flags`, { reason: 'about-me' });
  expect(await shown('category=email')).toEqual(['bad@evil.example']);
  expect(await shown('picture=true')).toEqual(['site.example', 'bad@evil.example']);
  expect(await shown('flagged=true')).toEqual(['bare.example']);
  expect(await shown('flagged=true&picture=true')).toEqual([]);
  expect((await queue('picture=true')).total).toBe(2);
  expect((await queue('category=website')).total).toBe(2);
  expect((await queue('flagged=true&category=website')).total).toBe(1);
});

test('a case leaves the queue with its last waiting report, and comes back with the next', async () => {
  const first = await createReport(ada, on('shop.example'));
  const second = await createReport(ben, on('shop.example'));
  await decide(first.id, 'Rejected');
  expect((await queue()).items[0]).toMatchObject({
    waiting: 1,
    people: 1,
    oldestAt: await filedAt(second),
  });
  await decide(second.id, 'Under Review');
  expect(await queue()).toMatchObject({ items: [], total: 0 });
  await decide(first.id, 'Pending');
  expect((await queue()).items[0]).toMatchObject({ waiting: 1, oldestAt: await filedAt(first) });
  await ada.request('DELETE', `/v1/reports/${first.id}`);
  expect(await queue()).toMatchObject({ items: [], total: 0 });
});

test('settled flags and those on deleted reports do not count', async () => {
  const one = await createReport(ada, on('shop.example'));
  const other = await createReport(chi, on('shop.example'));
  const { id } = (
    await ben.request('POST', `/v1/reports/${one.id}/flags`, { reason: 'not-a-scam' })
  ).json();
  await ben.request('POST', `/v1/reports/${other.id}/flags`, { reason: 'not-a-scam' });
  expect((await queue()).items[0].flags).toBe(2);
  await admin.request('PATCH', `/v1/flags/${id}`, { outcome: 'dismissed', note: 'It is one.' });
  expect((await queue()).items[0].flags).toBe(1);
  await chi.request('DELETE', `/v1/reports/${other.id}`);
  expect((await queue()).items[0].flags).toBe(0);
});

test('cases that triggers have not made are made by a recount', async () => {
  for (const target of ['one.example', 'two.example']) await createReport(ada, on(target));
  await database.delete(cases);
  await database.update(targets).set({ people: 7 });
  expect(await recountAllTargets(server.platform)).toBe(2);
  expect((await queue()).items).toMatchObject([{ people: 1 }, { people: 1 }]);
  expect(await recountAllTargets(server.platform)).toBe(0);
});

test('many changes at the same time leave the cases and their counts right', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      createReport([ada, ben, chi][index % 3] as Client, on(`shop-${index % 2}.example`)),
    ),
  );
  await Promise.all([
    ...made.slice(0, 6).map(({ id }) => decide(id, 'Closed')),
    ...made
      .slice(4, 9)
      .map(({ id }) => ben.request('POST', `/v1/reports/${id}/flags`, { reason: 'about-me' })),
    ...made
      .slice(8, 10)
      .map(({ id }, index) => ([chi, ada][index] as Client).request('DELETE', `/v1/reports/${id}`)),
  ]);
  expect(await recountAllTargets(server.platform)).toBe(0);
  const counted = await database.select().from(caseCounts);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe((await queue()).items.length);
});

describe('a case', () => {
  test('has the target, its waiting reports, the oldest first, and who reported them', async () => {
    const first = await createReport(ada, on('shop.example'));
    await decide(first.id, 'Resolved');
    const second = await createReport(ada, on('shop.example'));
    const third = await createReport(ben, on('shop.example'));
    const found = await caseOf(first);
    expect(found.target).toMatchObject({
      shown: 'shop.example',
      linked: [],
      verdict: { level: 'confirmed' },
    });
    expect(found.waiting).toBe(2);
    expect(found.reports.map(({ id }: { id: string }) => id)).toEqual([second.id, third.id]);
    expect(found.reports[0].reporter).toEqual({
      reports: 2,
      accepted: 1,
      rejected: 0,
      mostlyRejected: false,
      accountCreatedAt: ada.user.createdAt.toISOString(),
      phoneVerified: false,
      notes: 0,
    });
  });

  test('shows a report of each person before the others of one who sent more than fit', async () => {
    const first = await createReport(ada, on('shop.example'));
    await database.execute(sql`
      update reports set created_at = created_at - interval '1 hour' where id = ${first.id}`);
    await database.execute(sql`
      insert into reports (id, category_id, type, target, target_id, description, reporter_id, created_at)
      select gen_random_uuid(), category_id, type, target, target_id, description, reporter_id,
        created_at + n * interval '1 ms'
      from reports, generate_series(1, 110) n where id = ${first.id}`);
    const victim = await createReport(ben, on('shop.example'));
    // Two accounts that turn out to be one person's are one, whichever token their reports have.
    const [one, other] = await Promise.all([1, 2].map(() => createClient(server)));
    const both = [
      await createReport(one as Client, on('shop.example')),
      await createReport(other as Client, on('shop.example')),
    ];
    const print = sql`(select mailbox_print from users where id = ${one?.user.id ?? ''})`;
    await database
      .update(users)
      .set({ mailboxPrint: print })
      .where(eq(users.id, other?.user.id ?? ''));
    const { reports: shown, waiting, target } = await caseOf(victim);
    const ids = shown.map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 3)).toEqual([first.id, victim.id, both[0]?.id]);
    expect(ids).not.toContain(both[1]?.id);
    expect([ids.length, new Set(ids).size, waiting, target.verdict.people]).toEqual([
      100, 100, 114, 3,
    ]);
  });

  test('marks reports with the same text or picture, and of accounts made within one hour', async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12));
    const people = [
      await createClient(server, { createdAt: day(1) }),
      await createClient(server, { createdAt: day(5) }),
    ];
    const [one, other] = await Promise.all(
      people.map((person, index) =>
        createReport(person, {
          ...on('rival.example'),
          description: index === 0 ? 'They cheat!' : 'they cheat',
        }),
      ),
    );
    const { alike } = await caseOf(one as { targetId: string });
    const ids = [one?.id, other?.id].toSorted();
    expect(
      alike.map(({ likeness, reportIds }: { likeness: string; reportIds: string[] }) => [
        likeness,
        reportIds.toSorted(),
      ]),
    ).toEqual([
      ['picture', ids],
      ['text', ids],
    ]);
    await database
      .update(users)
      .set({ createdAt: day(1) })
      .where(
        inArray(
          users.id,
          people.map(({ user }) => user.id),
        ),
      );
    expect((await caseOf(one as { targetId: string })).alike).toHaveLength(3);
  });

  test('names a reporter whose last ten reports were mostly rejected', async () => {
    const liar = await createClient(server);
    for (let index = 0; index < 10; index++) {
      const { id } = await createReport(liar, on(`lie-${index}.example`));
      await decide(id, index < 4 ? 'Resolved' : 'Rejected');
    }
    const last = await createReport(liar, on('lie.example'));
    expect((await caseOf(last)).reports[0].reporter).toMatchObject({
      rejected: 6,
      mostlyRejected: true,
    });
  });

  test('whose reports are all decided has none left, and one of an unknown target is not found', async () => {
    const report = await createReport(ada, on('shop.example'));
    await decide(report.id, 'Closed');
    expect(await caseOf(report)).toMatchObject({ waiting: 0, reports: [], alike: [] });
    const missing = '/v1/cases/019aa000-0000-7000-8000-000000000000';
    expect(expectProblem(await admin.request('GET', missing), 404).detail).toBe('Target not found');
  });

  test('on a host where anyone can publish counts its reports all the same', async () => {
    const report = await createReport(ada, on('https://docs.google.com/'));
    expect(await caseOf(report)).toMatchObject({ waiting: 1, target: { sharedHost: true } });
  });
});
