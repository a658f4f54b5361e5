import { randomUUID } from 'node:crypto';
import type { Notification } from '@redflag/shared/notifications';
import type { Report } from '@redflag/shared/reports';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reports } from '#platform/database/schema.ts';
import { downloadData } from '#testing/accounts/data-export.ts';
import { mailsTo } from '#testing/accounts/sign-up.ts';
import { findEverywhere } from '#testing/database/find-everywhere.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, submitReport } from '#testing/factories.ts';
import { untilDone } from '#testing/jobs.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const admin = await createClient(server, { role: 'admin', username: 'Chidi' });
const other = await createClient(server, { role: 'admin', username: 'Bola' });
const ada = await createClient(server);
const reader = await createClient(server);

const site = () => `${randomUUID()}.example.com`;

async function read(client: Client, id: string): Promise<Report> {
  return (await client.request('GET', `/v1/reports/${id}`)).json();
}

/** Removes words from a report as somebody sees it. */
async function redact(id: string, words: string[], by = admin, seen?: Report) {
  const { description, redactedAt } = seen ?? (await read(by, id));
  const ranges = words.map((word) => {
    const start = description.indexOf(word);
    return { start, end: start + word.length };
  });
  return by.request('POST', `/v1/reports/${id}/redactions`, { ranges, redactedAt });
}

const told = async (client: Client): Promise<Notification[]> =>
  (await client.request('GET', '/v1/me/notifications')).json().items;

const linkedTo = async (targetId: string) =>
  (await reader.request('GET', `/v1/targets/${targetId}`)).json().linked;

const actsOn = async (target: string) =>
  (await admin.request('GET', `/v1/audit-log?action=report.redact&q=${target}`)).json().items;

test('removed words are blocks for everyone, and only administrators read who removed them', async () => {
  const { id } = await createReport(ada, {
    target: site(),
    description: 'Ada Obi of 12 Allen Avenue paid them.',
  });
  const response = await redact(id, ['Ada', 'Obi', '12 Allen Avenue']);
  expect(response.statusCode, response.body).toBe(200);
  const redacted = { description: '█████ of █████ paid them.', redactedAt: expect.any(String) };
  expect(response.json()).toMatchObject({ ...redacted, redactedBy: 'Chidi' });
  expect(await read(other, id)).toMatchObject({ ...redacted, redactedBy: 'Chidi' });
  for (const client of [reader, ada]) {
    expect(await read(client, id)).toMatchObject({ ...redacted, redactedBy: null });
  }
});

test('nothing keeps removed words', async () => {
  const word = `Ada${randomUUID()}`;
  const named = `${word}.example.net`.toLowerCase();
  const person = await createClient(server);
  const filed = await submitReport(
    person,
    { target: site(), description: `I am ${word}. See ${named} and ada-${word}@gmail.com.` },
    undefined,
    { 'idempotency-key': undefined },
  );
  const { id, targetId } = filed.json();
  await reader.request('POST', `/v1/reports/${id}/flags`, { reason: 'personal-data' });
  await admin.request('PATCH', `/v1/reports/${id}`, {
    status: 'Resolved',
    wellKnown: true,
    flagged: true,
  });
  await mailsTo(server, person.user.email, 1);
  await untilDone(server, 'alerts.%');
  expect(await findEverywhere(server, [word])).toEqual([
    'public.report_mentions.key',
    'public.report_mentions.shown',
    'public.reports.description',
  ]);

  const words = [word, named, `ada-${word}@gmail.com`];
  expect((await redact(id, words)).json().description).toBe('I am █████. See █████ and █████.');
  expect(await findEverywhere(server, [word, named])).toEqual([]);
  // A digest of all that was sent, by which words could be guessed.
  const [row] = await database.select().from(reports).where(eq(reports.id, id));
  expect(row?.idempotencyKey).toBeNull();
  expect(await linkedTo(targetId)).toEqual([]);
  const { json } = await downloadData(person);
  expect(json).not.toContain(word);
  expect(JSON.parse(json).reports).toMatchObject([{ redactedAt: expect.any(String) }]);
  const csv = (await person.request('GET', '/v1/me/reports.csv')).body;
  expect(csv).toContain('I am █████. See █████ and █████.');
  await admin.request('DELETE', `/v1/reports/${id}`);
  expect(await findEverywhere(server, [word])).toEqual([]);
});

test('of what the text names, only what is left of it is found', async () => {
  const target = site();
  const [kept, gone] = [site(), site()];
  const description = `Paid at https://${kept}/ada, not ${gone}. It is https://${kept}/bola.`;
  for (const client of [ada, await createClient(server)]) {
    await createReport(client, { target, description });
  }
  const third = await createReport(await createClient(server), { target, description });
  const { targetId } = third;
  expect(await linkedTo(targetId)).toHaveLength(2);
  const found = (await admin.request('GET', `/v1/reports?target=${target}`)).json();
  for (const { id } of found.items) await redact(id, [`${kept}/ada`, gone]);
  expect(await linkedTo(targetId)).toMatchObject([{ key: kept }]);
  expect(await findEverywhere(server, [`${kept}/ada`, gone])).toEqual([]);
});

test('its reporter is told the first time', async () => {
  const person = await createClient(server);
  const target = site();
  const { id } = await createReport(person, { target, description: 'Ada and Bola.' });
  await redact(id, ['Ada']);
  await redact(id, ['Bola']);
  const [newest, ...earlier] = await told(person);
  expect(newest).toMatchObject({
    title: 'Personal Details Removed',
    content: expect.stringContaining('A reviewer removed personal details from your report.'),
    reportId: id,
  });
  expect(earlier.map(({ title }) => title)).not.toContain('Personal Details Removed');
});

test('the audit log says at how many places, without the words', async () => {
  const target = site();
  const { id } = await createReport(ada, { target, description: 'Ada Obi, or Bola.' });
  await redact(id, ['Ada', 'Obi', 'Bola']);
  expect(await actsOn(target)).toMatchObject([
    { actor: 'Chidi', subjectId: id, before: null, after: { places: 2 } },
  ]);
});

test('of two reviewers who saw the same text, the second is told, and nothing changes', async () => {
  const { id } = await createReport(ada, { target: site(), description: 'Ada and Bola.' });
  const seen = await read(admin, id);
  const responses = await Promise.all([
    redact(id, ['Ada'], admin, seen),
    redact(id, ['Bola'], other, seen),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409);
  if (!refused) throw new Error('One is refused');
  const { code, detail } = expectProblem(refused, 409);
  expect(code).toBe('report/changed-meanwhile');
  expect(detail).toMatch(/^(Chidi|Bola) has since removed words from this text\./);
  expect((await read(admin, id)).description).toMatch(/^(█████ and Bola|Ada and █████)\.$/);
});

test('what is removed already can be removed again, which changes nothing', async () => {
  const target = site();
  const { id } = await createReport(ada, { target, description: 'Ada and Bola.' });
  const first: Report = (await redact(id, ['Ada'])).json();
  expect((await redact(id, ['█████'])).json()).toMatchObject(first);
  expect(await actsOn(target)).toHaveLength(1);
  const all = await redact(id, ['█████ and Bola.']);
  expect(all.json().description).toBe('█████');
});

test.each([
  ['nothing', []],
  ['what is behind its end', [{ start: 0, end: 6 }]],
  ['what begins where it ends', [{ start: 2, end: 2 }]],
  ['what ends before it begins', [{ start: 3, end: 1 }]],
  ['what begins before the text', [{ start: -1, end: 2 }]],
  ['half a place', [{ start: 0.5, end: 2 }]],
  ['too much', Array.from({ length: 2_501 }, () => ({ start: 0, end: 1 }))],
])('removing %s is refused', async (_what, ranges) => {
  const { id } = await createReport(ada, { target: site(), description: 'Short' });
  const body = { ranges, redactedAt: null };
  expectProblem(await admin.request('POST', `/v1/reports/${id}/redactions`, body), 422);
  expect(await read(admin, id)).toMatchObject({ description: 'Short', redactedAt: null });
});

test('a report that is deleted at the same moment is not found, and stays deleted', async () => {
  const { id } = await createReport(ada, { target: site(), description: 'Ada and Bola.' });
  const seen = await read(admin, id);
  const [, redaction] = await Promise.all([
    ada.request('DELETE', `/v1/reports/${id}`),
    redact(id, ['Ada'], admin, seen),
  ]);
  expect([200, 404]).toContain(redaction.statusCode);
  expectProblem(await redact(id, ['Ada'], admin, seen), 404);
});

test('a hidden report, its status and its place among the cases stay as they are', async () => {
  const { id, targetId } = await createReport(ada, { target: site(), description: 'Ada here.' });
  await reader.request('POST', `/v1/reports/${id}/flags`, { reason: 'personal-data' });
  const caseOf = async () => (await admin.request('GET', `/v1/cases/${targetId}`)).json();
  const { reports: _, ...before } = await caseOf();
  await redact(id, ['Ada']);
  const { reports: waiting, ...after } = await caseOf();
  expect(after).toEqual(before);
  expect(waiting).toMatchObject([{ description: '█████ here.', hiddenBy: 'flags' }]);
  expect((await read(reader, id)).description).toBe('');
});

test('a decision that arrives from a screen with the text before stands, and so does the redaction', async () => {
  const { id, targetId } = await createReport(ada, { target: site(), description: 'Ada here.' });
  const [seen] = (await other.request('GET', `/v1/cases/${targetId}`)).json().reports;
  await redact(id, ['Ada']);
  const decision = { status: 'Resolved', from: seen.status };
  const decided = await other.request('PATCH', `/v1/reports/${id}`, decision);
  expect(decided.json()).toMatchObject({ status: 'Resolved', description: '█████ here.' });
  expectProblem(await redact(id, ['here'], other, seen), 409);
  expect((await redact(id, ['here'], other)).json()).toMatchObject({
    ...{ status: 'Resolved', description: '█████.' },
  });
});

test('a redaction outlives its reporter and its reviewer, and names neither', async () => {
  const leaving = await createClient(server);
  const reviewer = await createClient(server, { role: 'admin', username: 'Leaving' });
  const { id } = await createReport(leaving, { target: site(), description: 'Ada paid them.' });
  await redact(id, ['Ada'], reviewer);
  const { data } = await downloadData(leaving);
  expect(data.reports).toMatchObject([
    { id, description: '█████ paid them.', redactedAt: expect.any(String) },
  ]);
  for (const { user } of [leaving, reviewer])
    await admin.request('DELETE', `/v1/users/delete/${user.id}`, { reason: 'Asked' });
  expect(await read(admin, id)).toMatchObject({
    ...{ description: '█████ paid them.', redactedAt: expect.any(String), redactedBy: null },
    ...{ reporterId: null },
  });
  expect((await redact(id, ['paid'])).json().description).toBe('█████ them.');
  const stale = await redact(id, ['them'], other, { ...(await read(admin, id)), redactedAt: null });
  expect(expectProblem(stale, 409).detail).toMatch(/^Chidi has since removed words/);
});

test('what was removed is as gone when its reporter answers a rejection of it', async () => {
  const reporter = await createClient(server);
  const { id } = await createReport(reporter, { target: site(), description: 'Ada paid them.' });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Rejected', reason: 'No picture' });
  const text = 'I paid them, and here is what they wrote.';
  const { id: lookId } = (
    await reporter.request('POST', `/v1/reports/${id}/answers`, { text })
  ).json();
  await redact(id, ['Ada']);
  const granted = { state: 'granted', reason: 'Right' };
  await other.request('PATCH', `/v1/second-looks/${lookId}`, granted);
  await other.request('PATCH', `/v1/second-looks/${lookId}`, { state: 'waiting' });
  expect(await read(other, id)).toMatchObject({
    ...{ status: 'Rejected', description: '█████ paid them.' },
  });
});
