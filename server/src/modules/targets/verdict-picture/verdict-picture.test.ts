import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Client } from '#testing/factories.ts';
import { createClient, createReport, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { wordsOn } from './verdict-picture.words.ts';

const server = await sharedTestApp();
const ada = await createClient(server);
const admin = await createClient(server, { role: 'admin' });

const pictureOf = (request: Client['request'], targetId: string, headers = {}) =>
  request('GET', `/v1/targets/${targetId}/picture`, undefined, headers);

async function confirmed(fields: Record<string, string> = {}): Promise<string> {
  const target = `${randomUUID()}.example`;
  const { id, targetId } = await createReport(ada, { target, ...fields });
  await admin.request('PATCH', `/v1/reports/${id}`, { status: 'Resolved', wellKnown: true });
  return targetId;
}

test('a confirmed target has a picture to share, which is the same for everyone', async () => {
  const targetId = await confirmed();
  const first = await pictureOf(ada.request, targetId);
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1_080,
    height: 1_080,
  });
  const second = await pictureOf(admin.request, targetId);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const kept = { 'if-none-match': String(first.headers.etag) };
  expect((await pictureOf(ada.request, targetId, kept)).statusCode).toBe(304);
});

test('it says that the holder disputes it, and is drawn again when they do', async () => {
  const targetId = await confirmed();
  const before = await pictureOf(ada.request, targetId);
  const holder = await createClient(server);
  const answer = { ground: 'mistaken', text: 'I never sold anything to these people.' };
  const { id } = (await holder.request('POST', `/v1/targets/${targetId}/replies`, answer)).json();
  expect((await pictureOf(ada.request, targetId)).headers.etag).toBe(before.headers.etag);
  await admin.request('PATCH', `/v1/replies/${id}`, { proven: true });
  expect((await pictureOf(ada.request, targetId)).headers.etag).not.toBe(before.headers.etag);
  const { confirmed: said } = wordsOn('a', server.platform.config, new Date('2026-11-24'), true);
  expect(said).toBe('Confirmed by our reviewers, disputed by its holder. As of 24/11/2026');
});

test('one that is not confirmed, or no longer, has none, even for who has its picture', async () => {
  const { targetId } = await createReport(ada, { target: `${randomUUID()}.example` });
  const target = `${randomUUID()}.example`;
  const other = await createReport(ada, { target });
  await admin.request('PATCH', `/v1/reports/${other.id}`, { status: 'Resolved' });
  const { etag } = (await pictureOf(ada.request, other.targetId)).headers;
  await admin.request('PATCH', `/v1/reports/${other.id}`, { status: 'Rejected', reason: 'No.' });
  const kept = { 'if-none-match': String(etag) };
  for (const id of [targetId, other.targetId, randomUUID()]) {
    const { detail } = expectProblem(await pictureOf(admin.request, id, kept), 404);
    expect(detail).toBe('Picture not found');
  }
});

test('a name that the font cannot write has none', async () => {
  const targetId = await confirmed({ category: 'bank', target: '诈骗 公司 账户' });
  expect((await pictureOf(ada.request, targetId)).statusCode).toBe(404);
});

test('visitors get one only where the public check is on', async () => {
  const targetId = await confirmed();
  expectProblem(await pictureOf(visitor(server), targetId), 401);
  await using open = await startTestApp({ PUBLIC_CHECK: 'on' });
  const [reporter, reviewer] = [
    await createClient(open),
    await createClient(open, { role: 'admin' }),
  ];
  const waiting = await createReport(reporter, { target: 'https://evil-picture.example/' });
  expectProblem(await pictureOf(visitor(open), waiting.targetId), 404);
  await reviewer.request('PATCH', `/v1/reports/${waiting.id}`, { status: 'Resolved' });
  expect((await pictureOf(visitor(open), waiting.targetId)).statusCode).toBe(200);
});
