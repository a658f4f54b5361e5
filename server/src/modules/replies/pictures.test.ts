import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { possibleOrphans, replies } from '#platform/database/schema.ts';
import { openDisputes } from '#testing/disputes.ts';
import type { Client } from '#testing/factories.ts';
import { createClient, photograph, sendForm, visitor } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const { database } = server.platform;
const { admin, text, accuse, answer, decide, dispute, read } = await openDisputes(server);
const stranger = await createClient(server);

const picture = { field: 'picture', content: await photograph(), name: 'proof.jpg' };
async function answerWithPicture() {
  const accused = await accuse();
  const path = `/v1/targets/${accused.targetId}/replies`;
  const made = await sendForm(accused.holder, 'POST', path, { ground: 'not-me', text }, picture);
  return { ...accused, id: String(made.json().id), url: String(made.json().picture) };
}
const add = (client: Client, id: string, file = picture) =>
  sendForm(client, 'PUT', `/v1/replies/${id}/picture`, {}, file);

test('only its holder and reviewers read a picture, also with the tag of one that they once had', async () => {
  const { holder, reporter, url } = await answerWithPicture();
  const { headers } = await holder.request('GET', url);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('private'),
  });
  const tag = { 'if-none-match': String(headers.etag) };
  for (const client of [holder, admin])
    expect((await client.request('GET', url, undefined, tag)).statusCode).toBe(304);
  for (const client of [stranger, reporter])
    expectProblem(await client.request('GET', url, undefined, tag), 404);
  expectProblem(await visitor(server)('GET', url, undefined, tag), 401);
});

test('a picture goes with its account, and nobody has it any more', async () => {
  const { holder, id, url } = await answerWithPicture();
  const [row] = await database.select().from(replies).where(eq(replies.id, id));
  const tag = { 'if-none-match': String((await admin.request('GET', url)).headers.etag) };
  await admin.request('DELETE', `/v1/users/delete/${holder.user.id}`, { reason: 'Asked' });
  expectProblem(await admin.request('GET', url, undefined, tag), 404);
  const orphans = await database
    .select()
    .from(possibleOrphans)
    .where(like(possibleOrphans.key, `${row?.pictureKey}%`));
  expect(orphans).toHaveLength(1);
});

test('a holder who sent none can add a picture as evidence while it waits, once', async () => {
  const { holder, targetId } = await accuse();
  const { id, picture: none } = (await answer(holder, targetId)).json();
  expect(none).toBe(null);
  expectProblem(await add(stranger, id), 404);
  expectProblem(await add(admin, id), 403);
  expectProblem(await visitor(server)('PUT', `/v1/replies/${id}/picture`), 401);
  expectProblem(await add(holder, id, { ...picture, content: Buffer.from('<svg>') }), 422);
  const added = await Promise.all([add(holder, id), add(holder, id)]);
  expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { picture: url } = await read(admin, id);
  expect((await admin.request('GET', url)).headers['content-type']).toBe('image/jpeg');
  expect(expectProblem(await add(holder, id), 409).code).toBe('reply/has-picture');
});

test('a holder adds no picture to what is decided', async () => {
  const { holder, id } = await dispute();
  await decide(admin, id, { state: 'refused', reason: 'No' });
  expect(expectProblem(await add(holder, id), 409).code).toBe('reply/already-decided');
});
