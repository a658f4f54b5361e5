import type { Post } from '@redflag/shared/posts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createClient, createPost, photograph, sendForm } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';
import { eventually } from '#testing/waiting.ts';

const server = await sharedTestApp();
const admin = await createClient(server, { role: 'admin' });
const ada = await createClient(server);

const createWithImage = async () => createPost(admin, {}, await photograph());

const send = (id: string, fields: Record<string, string>, content?: Buffer) =>
  sendForm(
    admin,
    'PATCH',
    `/v1/posts/${id}`,
    fields,
    content ? { field: 'image', content, name: 'a.jpg' } : null,
  );

/** Returns the stored files of a post's picture. */
async function filesOf({ imageUrl }: Post): Promise<string[]> {
  const name = /v=([\w-]+)/.exec(imageUrl ?? '')?.[1] ?? 'none';
  const keys: string[] = [];
  for await (const { key } of server.platform.files.list('blog_images')) {
    if (key.includes(name)) keys.push(key);
  }
  return keys;
}

const expectGone = (post: Post) => eventually(async () => expect(await filesOf(post)).toEqual([]));

test('the picture is served without the location where it was taken', async () => {
  expect((await sharp(await photograph()).metadata()).exif).toBeDefined();
  const { imageUrl } = await createWithImage();
  const response = await ada.request('GET', String(imageUrl));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-cache',
  });
  const picture = await sharp(response.rawPayload).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
  expect(picture.exif).toBeUndefined();
});

test('a large picture is scaled down to screen size', async () => {
  const large = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: 'teal' } });
  const { id } = await createPost(admin, {}, await large.png().toBuffer());
  const widthOf = async (size: string) => {
    const response = await ada.request('GET', `/v1/posts/${id}/image?size=${size}`);
    return (await sharp(response.rawPayload).metadata()).width;
  };
  expect([await widthOf('full'), await widthOf('thumb')]).toEqual([1_600, 640]);
});

test('a browser can check whether its copy of the picture is current', async () => {
  const imageUrl = String((await createWithImage()).imageUrl);
  const first = await ada.request('GET', imageUrl);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const second = await ada.request('GET', imageUrl, undefined, headers);
  const thumb = await ada.request('GET', `${imageUrl}&size=thumb`, undefined, headers);
  expect([second.statusCode, thumb.statusCode]).toEqual([304, 200]);
});

test.each([
  [
    'a file that is not a picture',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['a damaged picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
])('%s is refused at its field', async (_what, content) => {
  const file = { field: 'image', content, name: 'a.jpg' };
  const fields = { title: 'A flaw', body: 'Update.' };
  const problem = expectProblem(await sendForm(admin, 'POST', '/v1/posts', fields, file), 422);
  expect(problem.errors).toMatchObject([{ path: 'image' }]);
});

test('text instead of a picture is refused', async () => {
  const fields = { title: 'A flaw', body: 'Update.', image: 'lock.jpg' };
  const problem = expectProblem(await sendForm(admin, 'POST', '/v1/posts', fields), 422);
  expect(problem.errors).toMatchObject([{ path: 'image' }]);
});

test('a new picture replaces the old one, at a new address', async () => {
  const before = await createWithImage();
  const after = (await send(before.id, {}, await photograph(1_600))).json<Post>();
  expect(after.imageUrl).not.toBe(before.imageUrl);
  expect(await filesOf(after)).toHaveLength(2);
  await expectGone(before);
});

test('a change without a picture keeps the old one', async () => {
  const before = await createWithImage();
  const after = (await send(before.id, { title: 'Another', removeImage: 'false' })).json<Post>();
  expect(after.imageUrl).toBe(before.imageUrl);
  expect((await ada.request('GET', String(after.imageUrl))).statusCode).toBe(200);
});

test('a picture can be removed from a post', async () => {
  const before = await createWithImage();
  expect((await send(before.id, { removeImage: 'true' })).json()).toMatchObject({ imageUrl: null });
  expectProblem(await ada.request('GET', `/v1/posts/${before.id}/image`), 404);
  await expectGone(before);
});

test('a request that both replaces and removes the picture is refused', async () => {
  const { id } = await createWithImage();
  const problem = expectProblem(await send(id, { removeImage: 'true' }, await photograph()), 422);
  expect(problem.errors).toMatchObject([{ path: 'removeImage' }]);
});

test('the picture is deleted with its post', async () => {
  const post = await createWithImage();
  await admin.request('DELETE', `/v1/posts/${post.id}`);
  await expectGone(post);
});
