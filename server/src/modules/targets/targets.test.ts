import { hash, randomUUID } from 'node:crypto';
import type { Target } from '@redflag/shared/checks';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  categories,
  reporterAccounts,
  reports,
  targetReporters,
  targets,
  users,
} from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, PASSWORD } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { recountAllTargets } from './recount.service.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const ada = await createClient(server);
const eve = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

/** On a domain of its own, as what is known of others on it is said, too. */
const site = () => `www-${randomUUID()}.example-${randomUUID()}.com`;

async function lookUp(target: string, query: Record<string, string> = {}): Promise<Target[]> {
  const parameters = new URLSearchParams({ target, ...query });
  const response = await ada.request('GET', `/v1/targets?${parameters}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items;
}

async function verdictOn(target: string) {
  const [first] = await lookUp(target);
  return first?.verdict;
}

const setStatus = (id: string, status: string) =>
  admin.request('PATCH', `/v1/reports/${id}`, { status, reason: 'Because' });

const verifyPhone = (client: Client, phoneVerifiedAt: Date | null = new Date()) =>
  database
    .update(users)
    .set({ phone: `+234${String(Math.random()).slice(2, 12)}`, phoneVerifiedAt })
    .where(eq(users.id, client.user.id));

describe('a verdict', () => {
  test('says so when nobody has reported a target', async () => {
    const target = site();
    expect(await lookUp(target)).toEqual([
      {
        id: null,
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        category: 'website',
        key: target,
        shown: target,
        sharedHost: false,
        lookAlike: false,
        notes: [],
        verdict: expect.objectContaining({ level: 'unknown', people: 0, lastReportedAt: null }),
        disputedSince: null,
        decideBy: null,
        statement: null,
        formerHolder: null,
      },
    ]);
  });

  test('goes with what reviewers find', async () => {
    const target = site();
    const { id } = await createReport(ada, { target: `https://${target}/login` });
    const [reported] = await lookUp(`hxxp://www.${target.replace('.', '[.]')}/other`);
    expect(reported).toMatchObject({
      key: target,
      shown: target,
      verdict: { level: 'reported', people: 1, reports: { pending: 1 }, confirmedAt: null },
    });
    await setStatus(id, 'Resolved');
    expect(await verdictOn(target)).toMatchObject({
      level: 'confirmed',
      heading: 'Scam: confirmed by our reviewers',
      reports: { pending: 0, resolved: 1 },
      confirmedAt: expect.any(String),
    });
    await setStatus(id, 'Closed');
    expect(await verdictOn(target)).toMatchObject({ level: 'not-confirmed', confirmedAt: null });
    await setStatus(id, 'Rejected');
    expect(await verdictOn(target)).toMatchObject({
      level: 'not-confirmed',
      people: 0,
      firstReportedAt: null,
      lastReportedAt: null,
    });
  });

  test('never confirms a scam by a security vulnerability', async () => {
    const target = site();
    const { id } = await createReport(ada, { target, type: 'Security Vulnerability' });
    await setStatus(id, 'Resolved');
    const verdict = await verdictOn(target);
    expect(verdict).toMatchObject({ level: 'not-confirmed', confirmedAt: null });
    expect(verdict?.explanation).toContain('1 report is about a security vulnerability');
  });

  test('is gone with the last report', async () => {
    const target = site();
    const { id } = await createReport(ada, { target });
    const [known] = await lookUp(target);
    expect((await ada.request('DELETE', `/v1/reports/${id}`)).statusCode).toBe(204);
    expect(await lookUp(target)).toMatchObject([{ id: null, verdict: { level: 'unknown' } }]);
    expectProblem(await ada.request('GET', `/v1/targets/${known?.id}`), 404);
    expect(
      await database.$count(targetReporters, eq(targetReporters.targetId, known?.id ?? '')),
    ).toBe(0);
  });
});

describe('people', () => {
  test('count once, however often they report', async () => {
    const target = site();
    for (const client of [ada, ada, eve, ada]) await createReport(client, { target });
    expect(await verdictOn(target)).toMatchObject({ people: 2, reports: { pending: 4 } });
    const summary = await ada.request('GET', `/v1/reports/summary?target=${target}`);
    expect(summary.json()).toMatchObject({ category: 'website', reports: 4, people: 2 });
  });

  test('stay one person when their account is deleted, and nothing says who it was', async () => {
    const target = site();
    const [leaving, elsewhere] = [await createClient(server), site()];
    for (let count = 0; count < 5; count += 1) await createReport(leaving, { target });
    await createReport(leaving, { target: elsewhere });
    const left = await leaving.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
    expect(left.statusCode).toBe(204);
    expect(await verdictOn(target)).toMatchObject({ people: 1, reports: { pending: 5 } });
    await createReport(ada, { target });
    expect(await verdictOn(target)).toMatchObject({ people: 2 });
    const tokens = await database
      .selectDistinct({ token: reports.reporterToken })
      .from(reports)
      .where(eq(reports.reporterId, leaving.user.id));
    expect(tokens).toEqual([]);
    const rows = await database
      .select()
      .from(reporterAccounts)
      .innerJoin(targets, eq(targets.id, reporterAccounts.targetId))
      .where(
        sql`${targets.key} in (${target}, ${elsewhere}) and ${reporterAccounts.userId} is null`,
      );
    for (const field of ['token', 'id', 'mailboxHash'] as const) {
      expect(new Set(rows.map((row) => String(row.reporter_accounts[field]))).size).toBe(2);
    }
  });

  test('count as verified while, or if at the end, they have a verified phone number', async () => {
    const target = site();
    const [early, late] = [await createClient(server), await createClient(server)];
    await verifyPhone(early);
    await createReport(early, { target });
    await createReport(late, { target });
    expect(await verdictOn(target)).toMatchObject({ people: 2, verifiedPeople: 1 });
    await verifyPhone(late);
    expect(await verdictOn(target)).toMatchObject({ verifiedPeople: 2 });
    await verifyPhone(late, null);
    expect(await verdictOn(target)).toMatchObject({ verifiedPeople: 1 });
    await early.request('DELETE', '/v1/me', { currentPassword: PASSWORD });
    expect(await verdictOn(target)).toMatchObject({ people: 2, verifiedPeople: 1 });
  });

  test('do not count for rejected reports', async () => {
    const target = site();
    const { id } = await createReport(ada, { target });
    await createReport(eve, { target });
    await setStatus(id, 'Rejected');
    expect(await verdictOn(target)).toMatchObject({ people: 1, reports: { rejected: 1 } });
  });
});

describe('a shared host', () => {
  test('gets no verdict of its own, but its pages do', async () => {
    const page = `https://docs.google.com/forms/d/e/${randomUUID()}/viewform`;
    const { id } = await createReport(ada, { target: page });
    await setStatus(id, 'Resolved');
    await createReport(ada, { target: 'https://docs.google.com/' });
    expect(await lookUp('docs.google.com')).toMatchObject([
      {
        sharedHost: true,
        verdict: {
          level: 'unknown',
          heading: 'Anyone can publish on docs.google.com',
          people: 0,
        },
      },
    ]);
    expect(await lookUp(page)).toMatchObject([
      { sharedHost: false, verdict: { level: 'confirmed' } },
    ]);
    const other = page.replace('viewform', '').replace('/e/', '/e/other');
    expect(await lookUp(other)).toMatchObject([{ id: null, verdict: { level: 'unknown' } }]);
  });
});

test('a name without a platform means those of every platform', async () => {
  const name = `giveaway_${randomUUID().slice(0, 8)}`;
  const file = (subcategory: string) =>
    createReport(ada, { category: 'social-media', subcategory, target: `@${name}` });
  await file('instagram');
  await file('telegram');
  const query = { category: 'social-media' };
  const found = (await lookUp(name, query)).map(({ key }) => key).sort();
  expect(found).toEqual([`instagram/${name}`, `telegram/${name}`]);
  expect(await lookUp(name, { ...query, subcategory: 'x' })).toMatchObject([{ id: null }]);
  const search = await ada.request('GET', `/v1/reports?category=social-media&target=@${name}`);
  expect(search.json().items).toHaveLength(2);
});

test('an address that looks like another is not shown as that', async () => {
  const latin = site();
  const masked = latin.replace('example', 'ехample');
  await createReport(ada, { target: `https://${masked}/login` });
  const [target] = await lookUp(masked);
  expect(target).toMatchObject({ shown: expect.stringContaining('.xn--'), lookAlike: true });
  expect(await lookUp(latin)).toMatchObject([{ id: null, lookAlike: false }]);
});

test.each(['', ' ', 'x'.repeat(2_001)])('%j is no target', async (target) => {
  const parameters = new URLSearchParams({ target, category: 'website' });
  expectProblem(await ada.request('GET', `/v1/targets?${parameters}`), 400);
});

test('what at least two people name in reports on a target, or a confirmed report, is linked', async () => {
  const [target, named, once] = [site(), site(), site()];
  const { id } = await createReport(ada, {
    target,
    description: `They moved me to ${named} and then to ${once}, see https://${target}/`,
  });
  const linkedTo = async () => {
    const [known] = await lookUp(target);
    const { linked } = (await ada.request('GET', `/v1/targets/${known?.id}`)).json<Target>();
    return linked?.map(({ shown, verdict }) => [shown, verdict.level]);
  };
  await createReport(ada, { target, description: `Again ${named}` });
  expect(await linkedTo()).toEqual([]);
  await createReport(eve, { target, description: `hxxps://${named}/ it was` });
  expect(await linkedTo()).toEqual([[expect.stringContaining(named), 'unknown']]);
  await createReport(eve, { target: named });
  await setStatus(id, 'Resolved');
  const linked = await linkedTo();
  expect(linked).toHaveLength(2);
  expect(linked).toContainEqual([named, 'reported']);
  expect(linked).toContainEqual([once, 'unknown']);
});

describe('a check of a text', () => {
  test('finds what it names, with what is known of it', async () => {
    const target = site();
    await createReport(ada, { target });
    const text = `Dear customer, call 0803 999 1234 or see hxxps://${target}/win today`;
    const { items } = (await ada.request('POST', '/v1/check', { text })).json();
    expect(items).toMatchObject([
      { text: '0803 999 1234', target: { category: 'phone-number', key: '+2348039991234' } },
      { target: { category: 'website', key: target, verdict: { level: 'reported' } } },
    ]);
    for (const { text: found, start, end } of items) expect(text.slice(start, end)).toBe(found);
  });

  test('finds nothing in nothing, and refuses what is too long or no text', async () => {
    const check = (body: object) => ada.request('POST', '/v1/check', body);
    expect((await check({ text: 'Good morning' })).json()).toEqual({ items: [] });
    expect((await check({ text: '' })).json()).toEqual({ items: [] });
    expectProblem(await check({ text: 'x'.repeat(5_001) }), 422);
    expectProblem(await check({}), 422);
  });
});

describe('a private check', () => {
  test('answers as an open one, by the first bits of a hash', async () => {
    const target = site();
    await createReport(ada, { target });
    const { bits } = (await ada.request('GET', '/v1/check/website')).json();
    const digest = hash('sha256', `website:${target}`).slice(0, 16);
    const bucket = BigInt(`0x${digest}`) >> BigInt(64 - bits);
    const response = await ada.request('GET', `/v1/check/website/${bits}/${bucket}`);
    expect(response.headers['cache-control']).toBe('private, max-age=300');
    const { items } = response.json();
    expect(items).toContainEqual({ hash: digest, verdict: await verdictOn(target) });
    const problem = expectProblem(await ada.request('GET', `/v1/check/website/${bits + 1}/0`), 409);
    expect(problem).toMatchObject({ code: 'check/bits-changed', bits });
    expectProblem(await ada.request('GET', `/v1/check/website/${bits}/${2 ** bits}`), 404);
  });

  test('still answers when many targets share a beginning, whatever was counted', async () => {
    const [category] = await database.select().from(categories).where(eq(categories.value, 'bank'));
    const row = (number: number) => ({
      ...{ categoryId: category?.id ?? '', key: `crowd ${number}`, shown: 'Crowd' },
      hash: Buffer.from([0, 0, 0, 0, 0, 0, number >> 8, number & 255]),
    });
    await database.insert(targets).values(Array.from({ length: 300 }, (_, number) => row(number)));
    const problem = expectProblem(await ada.request('GET', '/v1/check/bank/0/0'), 409);
    expect(problem).toMatchObject({ bits: 2 });
    const answer = await ada.request('GET', '/v1/check/bank/2/0');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().items.length).toBeGreaterThanOrEqual(300);
    await database.delete(targets).where(eq(targets.shown, 'Crowd'));
  });

  test.each(['website/x/0', 'website/0/-1', 'website/1.5/0', 'nothing/0/0', 'nothing'])(
    '%s does not exist',
    async (path) => {
      expectProblem(await ada.request('GET', `/v1/check/${path}`), 404);
    },
  );
});

test('wrong counts are found and mended', async () => {
  const [wrong, emptied, lost] = [site(), site(), site()];
  for (const target of [wrong, wrong, emptied, lost]) await createReport(ada, { target });
  expect(await recountAllTargets(server.platform)).toBe(0);
  const change = (text: string) => database.execute(sql.raw(text));
  await change(`update targets set pending = 7, people = 3 where key = '${wrong}'`);
  await change(`update target_reporters set reports = 9 where target_id =
    (select id from targets where key = '${lost}')`);
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`alter table reports disable trigger reports_on_target`);
    await transaction.execute(sql`delete from reports where target = ${emptied}`);
    await transaction.execute(sql`alter table reports enable trigger reports_on_target`);
  });
  expect(await recountAllTargets(server.platform)).toBe(3);
  expect(await recountAllTargets(server.platform)).toBe(0);
  expect(await verdictOn(wrong)).toMatchObject({ people: 1, reports: { pending: 2 } });
  expect(await lookUp(emptied)).toMatchObject([{ id: null }]);
});
