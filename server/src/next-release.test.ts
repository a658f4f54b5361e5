import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auditSchema from '#modules/audit/audit.schema.ts';
import * as schema from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { createOrganisationKey } from '#testing/keys.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';

/** Columns with kinds that no CHECK and no type of the schema lists. */
const OPEN = ['notifications.kind', 'audit_log.action', 'categories.value', 'subcategories.value'];

/** Kinds that no answer has: read by name, or worded in emails. */
const NEVER_SHOWN = [
  'identities.role',
  'tokens.purpose',
  'outbox.channel',
  'waiting_status_mails.from_status',
  'reply_proofs.method',
  'pending_changes.reason',
];

/** Counts of rows, by kinds that other columns have. Empty until reports are counted. */
const COUNTS = /^(report_counts|user_counts|nameless_decisions)\./;

const NEXT = 'of-the-next-release';

let server: TestApp;
let client: pg.Client;
let reporter: Client;
let admin: Client;
let routes: string[];
beforeAll(async () => {
  server = await startTestApp({ FEEDS: 'public' });
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  // Counts and audit log refuse such a change; the next release would insert.
  await client.query('set session_replication_role = replica');
  [reporter, admin] = [await createClient(server), await createClient(server, { role: 'admin' })];
  const report = await createReport(reporter);
  const other = await createReport(await createClient(server));
  await admin.request('PATCH', `/v1/reports/${report.id}`, { status: 'Under Review' });
  await admin.request('PATCH', `/v1/reports/${other.id}`, { status: 'Resolved' });
  const flag = { reason: 'not-a-scam', text: 'It is mine.' };
  await reporter.request('POST', `/v1/reports/${other.id}/flags`, flag);
  const settled = await reporter.request('POST', `/v1/targets/${other.targetId}/flags`, flag);
  await admin.request('PATCH', `/v1/flags/${settled.json().id}`, {
    outcome: 'dismissed',
    note: 'It is a scam.',
  });
  const text = 'I run this shop and never heard of them.';
  const reply = await reporter.request('POST', `/v1/targets/${other.targetId}/replies`, {
    ...{ ground: 'mistaken', text },
  });
  await admin.request('PATCH', `/v1/replies/${reply.json().id}`, { proven: true });
  await server.platform.database
    .insert(schema.secondLooks)
    .values({ reportId: report.id, userId: reporter.user.id, text, dueAt: new Date() });
  await server.platform.database.insert(schema.recommendations).values({
    ...{ targetId: report.targetId ?? '', userId: reporter.user.id, counts: true },
    ...{ recommends: 'scam', reason: 'It asks for a PIN.' },
  });
  const decisions = await server.platform.database.select().from(schema.reportStatusChanges);
  await server.platform.database.insert(schema.secondReviews).values(
    decisions.map(({ id: changeId, reportId }, index) => ({
      ...{ changeId, reportId, firstStatus: 'Resolved' as const, secondStatus: 'Closed' as const },
      // One of them waits for a third reviewer.
      ...(index > 0 && { thirdStatus: 'Closed' as const }),
    })),
  );
  await admin.request('PUT', `/v1/reports/${other.id}/hidden`, { hidden: true });
  const counts = { people: 1, verifiedPeople: 0, sources: 0 };
  const never = { firstReportedAt: null, lastReportedAt: null, confirmedAt: null };
  const named = {
    category: 'website',
    key: 'evil.example.com',
    shown: 'evil.example.com',
  } as const;
  const entry = {
    ...named,
    ...counts,
    ...never,
    hash: '',
    disputedSince: null,
    licence: 'CC0-1.0',
  };
  await server.platform.database.insert(schema.changes).values({
    ...{
      position: 1,
      at: new Date(),
      type: 'retracted',
      reason: 'not-confirmed',
      category: 'website',
    },
    entry: { ...entry, level: 'not-confirmed' },
  });
  const { id: keyId } = await createOrganisationKey(server, ['webhooks']);
  const wanted = { keyId, url: 'https://hooks.example.com/', categories: ['website'] };
  const { id: webhookId } = (await admin.request('POST', '/v1/webhooks', wanted)).json();
  await server.platform.database
    .update(schema.webhooks)
    .set({ offSince: new Date(), offReason: 'gone' });
  await server.platform.database.insert(schema.webhookDeliveries).values({
    ...{ webhookId, messageId: 'msg_1', type: 'target.listed', attempt: 1, failure: 'redirected' },
    ...{ milliseconds: 5, answer: '' },
  });
  await client.query(`update reports set hidden_by = 'administrator' where id = $1`, [report.id]);
  const target = encodeURIComponent('https://evil.example.com/login');
  routes = [
    '/v1/categories',
    '/v1/me',
    '/v1/me/export',
    '/v1/me/reports',
    '/v1/me/reports.csv',
    '/v1/me/notifications',
    '/v1/me/alerts',
    '/v1/me/sessions',
    '/v1/reports',
    '/v1/reports.csv',
    '/v1/reports/summary',
    '/v1/reports/count',
    '/v1/reports?q=evil',
    `/v1/reports/${report.id}`,
    `/v1/reports/${report.id}/history`,
    `/v1/reports/${report.id}/neighbours`,
    `/v1/targets?target=${target}`,
    `/v1/targets/${report.targetId}`,
    `/v1/targets/${report.targetId}/overview`,
    '/v1/cases',
    `/v1/cases/${report.targetId}`,
    '/v1/flags',
    '/v1/replies',
    `/v1/replies/${reply.json().id}`,
    '/v1/second-looks',
    '/v1/second-reviews/next',
    `/v1/reports/${report.id}/answers`,
    '/v1/flags?state=settled',
    '/v1/webhooks',
    `/v1/webhooks/${webhookId}/deliveries`,
    '/v1/audit-log',
    '/v1/users',
    `/v1/users/${reporter.user.id}`,
    `/v1/user-reports/${reporter.user.id}`,
    '/v1/stats',
    '/v1/stats/review',
    '/v1/posts',
    '/v1/jobs',
    '/v1/config',
    '/v1/changes',
  ];
});
afterAll(async () => {
  await client.end();
  await server[Symbol.asyncDispose]();
});

/** Every column whose values the schema lists, and those known above. */
function kindColumns(): string[] {
  const tables = Object.values({ ...schema, ...auditSchema }).filter((it) => is(it, PgTable));
  const listed = tables.flatMap((table) =>
    getTableConfig(table)
      .columns.filter(({ enumValues, generated }) => enumValues?.length && !generated)
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  return [...listed, ...OPEN].filter((name) => !NEVER_SHOWN.includes(name) && !COUNTS.test(name));
}

/** The columns whose values a CHECK lists, by the database itself. */
async function checkedColumns(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'c' and array_length(c.conkey, 1) = 1
      and c.connamespace = 'public'::regnamespace
      and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[''%'`);
  return rows.map(({ name }) => name);
}

test('every column with a CHECK of its kinds is known', async () => {
  const unknown = (await checkedColumns()).filter(
    (name) => !kindColumns().includes(name) && !NEVER_SHOWN.includes(name) && !COUNTS.test(name),
  );
  expect(unknown).toEqual([]);
});

/** Changes a column of all rows, of accounts only the reporter's; returns what restores it. */
async function spoil(column: string): Promise<{ count: number; restore: () => Promise<void> }> {
  const [table = '', name = ''] = column.split('.');
  const key = table === 'changes' ? 'position' : 'id';
  const where = table === 'users' ? `where id = '${reporter.user.id}'` : '';
  const { rows: checks } = await client.query<{ conname: string; definition: string }>(
    `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  const kept = await client.query(`select ctid, "${name}" as value from ${table} ${where}`);
  for (const { conname } of checks)
    await client.query(`alter table ${table} drop constraint ${conname}`);
  const unique = ['categories', 'subcategories'].includes(table) ? `|| '-' || position` : '';
  await client.query(`create table kept as select * from ${table}`);
  await client.query(`update ${table} set "${name}" = '${NEXT}' ${unique} ${where}`);
  return {
    count: kept.rows.length,
    async restore() {
      await client.query(
        `update ${table} t set "${name}" = k."${name}" from kept k where t.${key} = k.${key}`,
      );
      await client.query('drop table kept');
      for (const { conname, definition } of checks) {
        await client.query(`alter table ${table} add constraint ${conname} ${definition}`);
      }
    },
  };
}

describe('a row of the next release breaks no answer', () => {
  test.each(kindColumns())('%s', async (column) => {
    const { count, restore } = await spoil(column);
    try {
      expect(count, 'rows with a value').toBeGreaterThan(0);
      const failed: string[] = [];
      for (const person of [admin, reporter]) {
        for (const route of routes) {
          const { statusCode, body } = await person.request('GET', route);
          if (statusCode >= 500) failed.push(`${person.user.role} ${route}: ${body}`);
        }
      }
      expect(failed).toEqual([]);
    } finally {
      await restore();
    }
  });
});
