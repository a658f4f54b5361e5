import { once } from 'node:events';
import { get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { until } from '#testing/waiting.ts';
import { disarmCell, rearmCell } from './formula-cells.ts';

let server: TestApp;
let ada: Client;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  ada = await createClient(server);
  admin = await createClient(server, { username: 'Chidi', role: 'admin' });
});
afterAll(() => server[Symbol.asyncDispose]());

const exported = (query: Record<string, string>) =>
  admin.request('GET', `/v1/reports.csv?${new URLSearchParams(query)}`);

/** Adds copies of an existing report, filed one second apart, which nothing counts. */
async function copyReport(id: string, copies: number) {
  await server.platform.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`
      insert into ${reports} (id, category_id, type, target, target_id, description, status,
        reporter_id, evidence_key, evidence_source, created_at)
      select gen_random_uuid(), category_id, type, target || n, target_id, description, status,
        reporter_id, evidence_key || n, evidence_source, created_at - n * interval '1 second'
      from ${reports}, generate_series(1, ${copies}::integer) n where id = ${id}`);
  });
}

test("the spreadsheet file is named after the day and has the table's columns and more", async () => {
  const target = 'columns.example.com';
  const description = 'First line\r\nsaid "pay", then left';
  const report = await createReport(ada, { target, description, subcategory: 'fake-shop' });
  const response = await exported({ q: target });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  const today = new Date().toISOString().slice(0, 10);
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="reports-${today}.csv"`,
  );
  expect(response.body).toMatch(
    new RegExp(
      [
        '^\\uFEFFTarget,User,Category,Sub Category,Status,Date \\(UTC\\),Details removed \\(UTC\\),Type,Description,Id,Amount lost,Currency,Paid on \\(UTC\\)\\r\\n',
        'columns.example.com,Ada,Website,Fake Shop,Pending,',
        '\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2},,Scam,',
        `"First line\\r\\nsaid ""pay"", then left",${report.id},,,\\r\\n$`,
      ].join(''),
    ),
  );
});

test.each(['=1+1', '+234 803 123 4567', '-2+3', '@SUM(A1)', '＝1+1'])(
  'spreadsheets treat %s as text',
  async (target) => {
    await createReport(ada, { category: 'bank', target });
    const { body } = await exported({ category: 'bank', q: target });
    expect(body.split('\r\n')[1]?.replace(/^"/, '').startsWith(`'${target}`)).toBe(true);
  },
);

test.each([
  '\u200B',
  '\uFEFF',
  '\u00AD',
  '\u202E',
  '\u2066',
  '\u00A0',
  '\u3164',
  '\u2800',
  '\u0001',
  '\u180E \u2060',
])('spreadsheets treat a formula behind the invisible %j as text', (unseen) => {
  for (const sign of '=+-@') {
    expect(disarmCell(`${unseen}${sign}cmd()`)).toBe(`'${unseen}${sign}cmd()`);
    expect(rearmCell(disarmCell(`${unseen}${sign}cmd()`))).toBe(`${unseen}${sign}cmd()`);
    expect(disarmCell(`a;${unseen}${sign}cmd()`)).toBe(`a;${unseen}'${sign}cmd()`);
  }
  expect(disarmCell(`${unseen}1 = 1`)).toBe(`${unseen}1 = 1`);
});

test('a formula inside a cell stays text even with a different cell separator', async () => {
  const target = 'within.example.com';
  await createReport(ada, { target, description: 'a;=cmd()\r\n=cmd()' });
  expect((await exported({ q: target })).body).toContain(`"a;'=cmd()\r\n'=cmd()"`);
});

test.each(['first\nsecond', 'first\rsecond', 'first\r\n\r\nsecond'])(
  'the line break in %j stays inside its cell',
  async (description) => {
    const target = `break-${description.length}.example.com`;
    const { id } = await createReport(ada, { target });
    await server.platform.database.update(reports).set({ description }).where(eq(reports.id, id));
    expect((await exported({ q: target })).body).toContain(`,"${description}",${id},,,\r\n`);
  },
);

test('the export has the same filters and order as the list', async () => {
  const [first, second] = [
    await createReport(ada, { target: 'narrow.example.com/1' }),
    await createReport(ada, { target: 'narrow.example.com/2' }),
  ];
  await createReport(ada, { target: 'other.example.com' });
  await admin.request('PATCH', `/v1/reports/${second.id}`, { status: 'Closed' });
  const ids = async (query: Record<string, string>) =>
    (await exported(query)).body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',').at(-4));
  expect(await ids({ q: 'narrow.' })).toEqual([second.id, first.id]);
  expect(await ids({ q: 'narrow.', sort: 'oldest' })).toEqual([first.id, second.id]);
  expect(
    await ids({ category: 'website', target: 'narrow.example.com', status: 'Closed' }),
  ).toEqual([second.id]);
  expect(await ids({ q: 'narrow.', to: '2020-01-01' })).toEqual([]);
});

test('an export of many pages contains each report once', async () => {
  const { id } = await createReport(ada, { target: 'many.example.com/' });
  await copyReport(id, 2_500);
  const lines = (await exported({ q: 'many.example.com' })).body.split('\r\n');
  expect(lines).toHaveLength(2_503);
  expect(new Set(lines).size).toBe(2_503);
});

test('an export is recorded with its filters', async () => {
  await exported({ q: 'recorded', status: 'Pending' });
  const log = await admin.request('GET', '/v1/audit-log?action=report.export&limit=1');
  expect(log.json().items).toMatchObject([
    { actor: 'Chidi', subject: 'Reports as CSV', after: { q: 'recorded', status: 'Pending' } },
  ]);
});

test('a target that does not fit its category is refused', async () => {
  const response = await exported({ category: 'email', target: 'no address' });
  expectProblem(response, 422);
});

test('cancelling the download stops reading from the database', async () => {
  const description = 'x'.repeat(4_000);
  const { id } = await createReport(ada, { target: 'left.example.com/', description });
  await copyReport(id, 20_000);
  await server.listen();
  const { port } = server.app.server.address() as AddressInfo;
  const queries = vi.spyOn(server.platform.database.$client, 'query');
  const request = httpGet({
    port,
    path: '/v1/reports.csv?q=left.example.com',
    headers: { cookie: admin.cookie },
  });
  const [response] = await once(request, 'response');
  await once(response, 'readable');
  const connections = () =>
    new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
  expect(await connections()).toBe(1);
  request.destroy();
  await until(async () => (await connections()) === 0);
  // The server's jobs ask as well: only what reads reports counts.
  const batches = () =>
    queries.mock.calls.filter(([query]) =>
      (query as { text?: string }).text?.startsWith('select "reports"."id"'),
    ).length;
  // Of 21 batches, only those that fit into the buffers between the database and the closed connection.
  const read = batches();
  expect(read).toBeLessThan(8);
  await exported({ target: 'nothing.example.com' });
  // Besides this one: the batch that was being read, and its next.
  expect(batches() - read).toBeLessThan(4);
});
