import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '#platform/database/schema.ts';
import { downloadData } from '#testing/accounts/data-export.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();
const ngozi = await createClient(server, { reviewRole: 'reviewer', username: 'Ngozi' });
const bola = await createClient(server, { reviewRole: 'reviewer', username: 'Bola' });
const question = 'On which day did they ring you, and from which number?';
const answer = 'On Monday, from a hidden one.';

const ask = ({ request }: Client, id: string, asked = question) =>
  request('POST', `/v1/reports/${id}/question`, { question: asked });
const reply = ({ request }: Client, id: string) =>
  request('PUT', `/v1/reports/${id}/question/answer`, { answer });
const read = ({ request }: Client, id: string) => request('GET', `/v1/reports/${id}/question`);
const titles = async ({ request }: Client) =>
  (await request('GET', '/v1/me/notifications'))
    .json()
    .items.map(({ title }: { title: string }) => title);

test('a reviewer asks the reporter once, who is told, answers once, and the reviewer is told', async () => {
  const ada = await createClient(server);
  const { id } = await createReport(ada);
  expect((await read(ngozi, id)).json()).toEqual({ asked: null, mayAsk: true });
  expect((await ask(ngozi, id)).statusCode).toBe(200);
  expectProblem(await ask(bola, id), 409);
  expect(await titles(ada)).toContain('A Question About Your Report');
  await eventually(async () => {
    const mails = server.platform.database.select().from(outbox);
    const sent = await mails.where(eq(outbox.to, ada.user.email));
    expect(sent.map(({ text }) => text).join()).toContain(question);
  });
  const seen = await read(ada, id);
  expect(seen.json()).toMatchObject({ asked: { question, askedBy: null }, mayAsk: false });
  expect((await reply(ada, id)).statusCode).toBe(200);
  expectProblem(await reply(ada, id), 409);
  expect(await titles(ngozi)).toContain('Your Question Was Answered');
  expect((await read(bola, id)).json()).toMatchObject({ asked: { answer, askedBy: 'Ngozi' } });
  const { json } = await downloadData(ada);
  expect(JSON.parse(json).questions).toMatchObject([{ reportId: id, question, answer }]);
});

test('of many reviewers who ask at once, one does', async () => {
  const { id } = await createReport(await createClient(server));
  const asked = await Promise.all(Array.from({ length: 10 }, () => ask(ngozi, id)));
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array(9).fill(409),
  ]);
});

test('nobody else reads, asks or answers, and nobody about their own report', async () => {
  const ada = await createClient(server);
  const ben = await createClient(server);
  const { id } = await createReport(ada);
  expectProblem(await ask(ada, id), 403);
  expectProblem(await reply(ada, id), 404);
  await ask(ngozi, id);
  expectProblem(await read(ben, id), 403);
  expectProblem(await reply(ben, id), 403);
  expectProblem(await reply(ngozi, id), 403);
  const own = await createReport(ngozi);
  expectProblem(await ask(ngozi, own.id), 403);
  for (const text of ['Too short?', 'x'.repeat(501)])
    expectProblem(await ask(ngozi, own.id, text), 422);
});

test('a question goes with its report', async () => {
  const ada = await createClient(server);
  const { id } = await createReport(ada);
  await ask(ngozi, id);
  await ada.request('DELETE', `/v1/reports/${id}`);
  expectProblem(await read(ngozi, id), 404);
  const { json } = await downloadData(ada);
  expect(JSON.parse(json).questions).toEqual([]);
});
