import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, createUser, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { countTrends, forgetTrends } from './trends.service.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const TARGETS = ['win.example.com', 'gift.example.org', 'lotto.example.net'].map(
  (host) => `https://${host}/`,
);
const NOW = new Date('2026-11-25T12:00:00Z');

let server: TestApp;
let admin: Client;
let templates: (typeof reports.$inferSelect)[];
beforeAll(async () => {
  server = await startTestApp({ TRENDS: 'on' });
  admin = await createClient(server, { role: 'admin' });
});
beforeEach(async () => {
  const { database } = server.platform;
  await database.delete(reports);
  for (const target of TARGETS) await createReport(admin, { target });
  templates = await database.select().from(reports);
});
afterAll(() => server[Symbol.asyncDispose]());

type Fields = Partial<typeof reports.$inferInsert> & {
  weeksAgo?: number;
  reporter?: Parameters<typeof createUser>[1];
};

/** Has so many people report three websites in turn, all with these words. */
async function report(
  people: number,
  description: string,
  { weeksAgo = 1, reporter = {}, ...fields }: Fields = {},
) {
  const turns = Array.from({ length: people }, () => templates).flat();
  for (const template of turns.slice(0, people)) {
    const { id: reporterId } = await createUser(server, reporter);
    await server.platform.database.insert(reports).values({
      ...template,
      ...{ id: randomUUID(), evidenceKey: null, idempotencyKey: null, reporterId, description },
      ...{ status: 'Resolved', createdAt: new Date(NOW.getTime() - weeksAgo * WEEK_MS), ...fields },
    });
  }
}

async function read() {
  await countTrends(server.platform, NOW);
  return (await visitor(server)('GET', '/v1/trends')).json();
}

async function readWords() {
  const { kinds } = await read();
  return Object.fromEntries(
    kinds.map(({ type, words }: { type: string; words: string[] }) => [type, words]),
  );
}

test('a kind that ten people reported is counted by week, rounded down, and nine are not', async () => {
  await report(13, 'They promised prizes.', { weeksAgo: 2 });
  await report(9, 'They promised prizes.', { weeksAgo: 3 });
  const { weeks, kinds } = await read();
  expect([weeks.length, weeks.at(-1)]).toEqual([12, '2026-11-16']);
  expect(kinds).toMatchObject([
    { category: 'website', type: 'Scam', recent: 20, change: null, isNew: true },
  ]);
  expect(kinds[0].perWeek.slice(-3)).toEqual([null, 10, null]);
});

test('one person counts once, and what waits, is hidden or is no scam does not', async () => {
  const { id: reporterId } = await createUser(server);
  await report(12, 'They promised prizes.', { reporterId });
  await report(12, 'They promised prizes.', { reporter: { mailboxPrint: Buffer.from('one') } });
  await report(12, 'They promised prizes.', {
    reporterId: (await createUser(server, { email: 'list@feeds.invalid' })).id,
  });
  await report(12, 'They promised prizes.', { status: 'Pending' });
  await report(12, 'They promised prizes.', { hiddenBy: 'administrator' });
  await report(12, 'They promised prizes.', { type: 'Security Vulnerability' });
  expect((await read()).kinds).toEqual([]);
});

test('its words are ordinary ones of ten people: no names, addresses, or what others write as well', async () => {
  await report(
    10,
    'They promised prizes. Emeka of GTBank wrote from http://prizes.example/lottery @winner',
  );
  await report(10, 'They wanted a deposit.', { type: 'Phishing' });
  await report(9, 'A lottery ticket.');
  expect(await readWords()).toEqual({
    Scam: ['prizes', 'promised', 'wrote'],
    Phishing: ['deposit', 'wanted'],
  });
});

test('a word that is also a name, of people, places, banks or what was reported, is left out', async () => {
  await report(
    12,
    'a sad rose and grace wrote from turkey: equity, access, rise. zero eight three',
  );
  await report(12, 'Send it, Patience wrote. MONEY lost. win a lotto gift');
  await report(12, 'they wanted a deposit', { type: 'Phishing', targetId: templates[0]?.targetId });
  expect(await readWords()).toEqual({
    Scam: ['eight', 'lost', 'sad', 'three', 'wrote', 'zero'],
    Phishing: [],
  });
});

test('what one person wrote often, or of one website alone, is no word of a kind', async () => {
  await report(10, 'They wanted a deposit.');
  const { id: reporterId } = await createUser(server);
  await report(12, 'They promised prizes.', { reporterId });
  expect(await readWords()).toEqual({ Scam: ['deposit', 'wanted'] });
});

test('what is hidden, redacted or taken back is gone with the next count', async () => {
  const { database } = server.platform;
  await report(10, 'They promised prizes.');
  expect(await readWords()).toEqual({ Scam: ['prizes', 'promised'] });
  await database.update(reports).set({ description: 'They ▇▇▇ prizes.' });
  expect(await readWords()).toEqual({ Scam: ['prizes'] });
  const [one] = await database.select().from(reports).where(eq(reports.status, 'Resolved'));
  await database.delete(reports).where(eq(reports.id, String(one?.id)));
  expect((await read()).kinds).toEqual([]);
});

test('a week begins on Monday, 00:00 UTC', async () => {
  await report(10, 'They promised prizes.', { createdAt: new Date('2026-11-16T00:00:00Z') });
  await report(10, 'They promised prizes.', { createdAt: new Date('2026-11-15T23:59:59.999Z') });
  await report(10, 'They promised prizes.', { createdAt: new Date('2026-11-23T00:00:00Z') });
  expect((await read()).kinds[0].perWeek.slice(-3)).toEqual([null, 10, 10]);
});

test('the answer is asked for again each time, and forgotten once the operator turns it off', async () => {
  await report(10, 'They promised prizes.');
  await read();
  const { headers } = await visitor(server)('GET', '/v1/trends');
  expect(headers['cache-control']).toBe('public, no-cache');
  for (const path of ['/v1/trends', '/trends']) {
    const { etag } = (await visitor(server)('GET', path)).headers;
    const held = { 'if-none-match': String(etag) };
    expect((await visitor(server)('GET', path, undefined, held)).statusCode).toBe(304);
    const head = await server.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.headers.etag]).toEqual([200, etag]);
  }
  await forgetTrends(server.platform);
  expect((await visitor(server)('GET', '/v1/trends')).json().kinds).toEqual([]);
  const { body } = await visitor(server)('GET', '/trends');
  expect(body).toContain('Nothing has been counted yet.');
  expect(body).not.toMatch(/Nothing grew|No kind of scam/);
});

test('the page says what grew, and is not there where it is off', async () => {
  await report(10, 'They promised prizes.', { weeksAgo: 6 });
  await report(20, 'They promised prizes.', { weeksAgo: 1 });
  expect((await read()).kinds).toMatchObject([{ recent: 20, change: 100, isNew: false }]);
  const page = await visitor(server)('GET', '/trends');
  expect(page.body).toContain('<strong>Scams with websites</strong>: up 100%, to at least 20');
  const off = await sharedTestApp();
  expectProblem(await visitor(off)('GET', '/v1/trends'), 404);
  expect((await visitor(off)('GET', '/trends')).statusCode).toBe(404);
});
