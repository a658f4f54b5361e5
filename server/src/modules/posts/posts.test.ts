import { isDeepStrictEqual } from 'node:util';
import type { Post } from '@redflag/shared/posts';
import { describe, expect, test } from 'vitest';
import { openStream } from '#testing/event-stream.ts';
import { createClient, createPost, sendForm } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const address = await server.listen();
const admin = await createClient(server, { role: 'admin' });
const ada = await createClient(server);

const unknown = '019aa000-0000-7000-8000-000000000000';
const right = { title: 'A flaw in a lock', body: 'Update it **today**.' };
const publish = (fields: Record<string, string | undefined>, headers = {}) =>
  sendForm(admin, 'POST', '/v1/posts', fields, null, headers);
const change = (id: string, fields: Record<string, string>) =>
  sendForm(admin, 'PATCH', `/v1/posts/${id}`, fields);
const list = async (query = '') =>
  (await ada.request('GET', `/v1/posts${query}`)).json<{
    items: Post[];
    nextCursor: string | null;
    total: number | null;
  }>();

test('users read a published post as it was written', async () => {
  const response = await publish(right);
  const post = response.json<Post>();
  expect(response.statusCode).toBe(201);
  expect(response.headers.location).toBe(`/v1/posts/${post.id}`);
  expect(post).toMatchObject({ ...right, imageUrl: null });
  expect(Date.parse(post.createdAt)).toBeGreaterThan(Date.now() - 60_000);
  expect((await ada.request('GET', `/v1/posts/${post.id}`)).json()).toEqual(post);
});

test('posts are paged newest first, each listed once', async () => {
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    ids.unshift((await createPost(admin, { title })).id);
  }
  const first = await list('?limit=2');
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
});

test('the last page says that it is the last, and no page is longer than 100', async () => {
  const { id } = await createPost(admin);
  let page = await list('?limit=100');
  const shown = page.items.map((post) => post.id);
  while (page.nextCursor) {
    page = await list(`?limit=100&cursor=${page.nextCursor}`);
    shown.push(...page.items.map((post) => post.id));
  }
  expect(shown[0]).toBe(id);
  expect(new Set(shown).size).toBe(shown.length);
  expect(page.total).toBe(shown.length);
  expectProblem(await ada.request('GET', '/v1/posts?limit=101'), 400);
  expectProblem(await ada.request('GET', '/v1/posts?cursor=nonsense'), 400);
});

test.each([
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  [
    'a link that runs code',
    '[click](javascript:alert(1)) [data](data:text/html;base64,PHNjcmlwdD4=)',
  ],
  ['quotes and SQL', `'; drop table posts; -- " \\ %`],
  ['right-to-left text', 'שלום עולם \u202Eنص'],
  ['astral characters', '👩‍👩‍👧 𝒜𝒹𝒶 Z̸a̷l̶g̷o̸'],
  ['a huge word', 'x'.repeat(200)],
])('%s is kept as typed', async (_what, text) => {
  const { id } = await createPost(admin, { title: text, body: text });
  expect((await ada.request('GET', `/v1/posts/${id}`)).json()).toMatchObject({
    title: text,
    body: text,
  });
});

test('lines and indents are kept, however forms send line breaks', async () => {
  const body = '    indented\n\n- one\n  - two\n';
  expect(await createPost(admin, { body })).toMatchObject({ body });
});

test.each([
  [{ title: undefined }, 'title', 'Please enter a title'],
  [{ title: ' \n\t ' }, 'title', 'Please enter a title'],
  [{ title: '\u200b\u2060' }, 'title', 'Please enter a title'],
  [{ title: 'x'.repeat(201) }, 'title', 'The title must be at most 200 characters long'],
  [{ body: undefined }, 'body', 'Please enter the text of the post'],
  [{ body: ' \r\n ' }, 'body', 'Please enter the text of the post'],
  [{ body: 'x'.repeat(20_001) }, 'body', 'The text must be at most 20000 characters long'],
])('%j is refused at %s: %s', async (fields, path, message) => {
  const problem = expectProblem(await publish({ ...right, ...fields }), 422);
  expect(problem).toMatchObject({ detail: message, errors: [{ path, message }] });
});

test('the longest text is accepted in any script', async () => {
  const body = '日'.repeat(20_000);
  expect((await createPost(admin, { body })).body).toBe(body);
});

test('a NUL character is refused', async () => {
  expect(expectProblem(await publish({ ...right, body: 'a\0b' }), 400).code).toBe('malformed-text');
});

describe('a change', () => {
  test('affects only the fields it names, and not the date', async () => {
    const post = await createPost(admin);
    const response = await change(post.id, { title: 'Another title' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...post, title: 'Another title' });
    expect((await change(post.id, { body: 'Another text' })).json()).toEqual({
      ...post,
      title: 'Another title',
      body: 'Another text',
    });
  });

  test('of nothing is not an error', async () => {
    const post = await createPost(admin);
    expect((await change(post.id, { title: post.title })).json()).toEqual(post);
  });

  test('follows the same rules', async () => {
    const { id } = await createPost(admin);
    expect(expectProblem(await change(id, { title: ' ' }), 422).detail).toBe(
      'Please enter a title',
    );
  });
});

test('a deleted post is gone', async () => {
  const { id } = await createPost(admin);
  expect((await admin.request('DELETE', `/v1/posts/${id}`)).statusCode).toBe(204);
  expectProblem(await ada.request('GET', `/v1/posts/${id}`), 404);
  expect((await list('?limit=100')).items.map((post) => post.id)).not.toContain(id);
});

test('a post that does not exist is not found', async () => {
  const responses = [
    await ada.request('GET', `/v1/posts/${unknown}`),
    await ada.request('GET', `/v1/posts/${unknown}/image`),
    await change(unknown, { title: 'Another' }),
    await admin.request('DELETE', `/v1/posts/${unknown}`),
  ];
  for (const response of responses) {
    expect(expectProblem(response, 404).detail).toBe('Post not found');
  }
});

test('users who may not publish cannot change or delete a post', async () => {
  const post = await createPost(admin);
  expectProblem(await sendForm(ada, 'PATCH', `/v1/posts/${post.id}`, { title: 'Mine' }), 403);
  expectProblem(await ada.request('DELETE', `/v1/posts/${post.id}`), 403);
  expect((await ada.request('GET', `/v1/posts/${post.id}`)).json()).toEqual(post);
});

test('users and administrators get events about new, changed and deleted posts', async () => {
  await using user = await openStream(`${address}/v1/events`, ada.cookie);
  await using office = await openStream(`${address}/v1/events`, admin.cookie);
  const { id } = await createPost(admin);
  // One at a time: equal events that are sent together are one.
  const expectEvents = async (count: number) => {
    for (const { received } of [user, office]) {
      await expect
        .poll(() =>
          received.filter(({ name, data }) => name === 'post' && isDeepStrictEqual(data, { id })),
        )
        .toHaveLength(count);
    }
  };
  await expectEvents(1);
  await change(id, { title: 'Another' });
  await expectEvents(2);
  await admin.request('DELETE', `/v1/posts/${id}`);
  await expectEvents(3);
});

describe('with an Idempotency-Key', () => {
  const send = (key: string, fields = {}) =>
    publish({ ...right, ...fields }, { 'idempotency-key': key });

  test('five simultaneous requests publish one post, and all return it', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => send('key-1')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
  });

  test('a different post with the same key is refused, not silently dropped', async () => {
    await send('key-2');
    const response = await send('key-2', { body: 'Something else.' });
    expect(expectProblem(response, 422).code).toBe('idempotency-key-reused');
  });

  test('an empty key is refused', async () => {
    expectProblem(await send(''), 400);
  });
});
