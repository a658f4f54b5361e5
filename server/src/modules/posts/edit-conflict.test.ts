import { POST_CHANGED_MEANWHILE } from '@redflag/shared/posts';
import { expect, test } from 'vitest';
import type { Client } from '#testing/factories.ts';
import { createClient, createPost, photograph, sendForm } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin' });
const chidi = await createClient(server, { role: 'admin' });

const change = (by: Client, id: string, fields: Record<string, string>, picture?: Buffer) =>
  sendForm(
    by,
    'PATCH',
    `/v1/posts/${id}`,
    fields,
    picture ? { field: 'image', content: picture, name: 'lock.jpg' } : null,
  );
const read = async (id: string) => (await admin.request('GET', `/v1/posts/${id}`)).json();

test('when two people change the same field, the second is told that the other was first', async () => {
  const { id, title } = await createPost(admin);
  const answers = await Promise.all([
    change(admin, id, { title: 'Ours', fromTitle: title }),
    change(chidi, id, { title: 'Theirs', fromTitle: title }),
  ]);
  const [taken, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
  if (!taken || !refused) throw new Error('There are no answers');
  expect(taken.statusCode).toBe(200);
  expect(expectProblem(refused, 409)).toMatchObject({
    code: POST_CHANGED_MEANWHILE,
    detail: 'Someone else has since changed the title.',
  });
  expect((await read(id)).title).toBe(taken.json().title);
});

test('every field that was changed is listed', async () => {
  const { id, title, body } = await createPost(admin);
  await change(chidi, id, { title: 'Theirs', body: 'Their text' });
  const ours = { title: 'Ours', body: 'Our text', fromTitle: title, fromBody: body };
  expect(expectProblem(await change(admin, id, ours), 409).detail).toBe(
    'Someone else has since changed the title and the text.',
  );
});

test('changes to different fields do not conflict', async () => {
  const { id, title, body } = await createPost(admin);
  await change(chidi, id, { title: 'Theirs', fromTitle: title });
  await change(admin, id, { body: 'Our text', fromBody: body, fromTitle: title });
  expect(await read(id)).toMatchObject({ title: 'Theirs', body: 'Our text' });
});

test('a change to the value that is already there succeeds', async () => {
  const { id, title } = await createPost(admin);
  await change(chidi, id, { title: 'The same', fromTitle: title });
  const response = await change(admin, id, { title: 'The same', fromTitle: title });
  expect(response.statusCode).toBe(200);
});

test('line breaks as forms send them do not count as a change', async () => {
  const { id } = await createPost(admin, { body: 'One\n\nTwo' });
  const response = await change(admin, id, { body: 'Three', fromBody: 'One\r\n\r\nTwo' });
  expect(response.statusCode).toBe(200);
});

test('a picture that someone else has just chosen is neither replaced nor removed', async () => {
  const { id, imageUrl } = await createPost(admin);
  await change(chidi, id, {}, await photograph());
  const theirs = (await read(id)).imageUrl;
  const fromImage = imageUrl ?? '';
  for (const attempt of [
    change(admin, id, { fromImage }, await photograph()),
    change(admin, id, { fromImage: 'another', removeImage: 'true' }),
  ]) {
    expect(expectProblem(await attempt, 409).detail).toBe(
      'Someone else has since changed the image.',
    );
  }
  expect((await read(id)).imageUrl).toBe(theirs);
  const knowing = await change(admin, id, { fromImage: theirs, removeImage: 'true' });
  expect(knowing.json().imageUrl).toBeNull();
});
