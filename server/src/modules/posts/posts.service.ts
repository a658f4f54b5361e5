import type { CountedPage } from '@redflag/shared/api/paging';
import type { Post } from '@redflag/shared/posts';
import { uuidv7 } from 'uuidv7';
import { recordAct } from '#modules/audit/index.ts';
import { announce } from '#platform/announcements/announcements.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readCursor, toPage } from '#platform/database/lists/cursor.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { PictureSize } from '#platform/pictures/picture-store.ts';
import { describePicture } from '#platform/pictures/picture-store.ts';
import type { Platform } from '#platform/platform.ts';
import { refuseOverwriting } from './edit-conflict.ts';
import type { NewPostForm, PostChangeForm } from './post-form.ts';
import { storeImage } from './post-image.ts';
import { imageDeletions } from './posts.jobs.ts';
import type { PostRow } from './posts.queries.ts';
import {
  countPosts,
  deletePost,
  insertPost,
  lockPost,
  selectPost,
  selectPostByIdempotencyKey,
  selectPosts,
  updatePost,
} from './posts.queries.ts';

/** Returns one page of all posts, newest first. */
export async function listPosts(
  { database }: Platform,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CountedPage<Post>> {
  const [rows, total] = await Promise.all([
    selectPosts(database, readCursor(cursor), limit),
    countPosts(database),
  ]);
  return { ...toPage(rows, limit, present), total };
}

/** @throws ProblemError 404 if there is no such post */
export async function readPost({ database }: Platform, id: string): Promise<Post> {
  return present(found(await selectPost(database, id)));
}

/** @throws ProblemError 404 if there is no such post or it has no picture */
export async function readImage({ database, files }: Platform, id: string, size: PictureSize) {
  const { imageKey } = found(await selectPost(database, id));
  if (!imageKey) throw notFound('Picture');
  return { ...describePicture(files, imageKey, size), etag: `"${imageKey}-${size}"` };
}

/**
 * Publishes a post, with its picture if it has one: one post per idempotency key and person.
 * @throws ProblemError 422 for an unusable picture, or a key that published a different post
 */
export async function publishPost(
  platform: Platform,
  author: Viewer,
  { title, body, image }: NewPostForm,
  idempotencyKey: string | null,
): Promise<Post> {
  const { database } = platform;
  const id = uuidv7();
  const post = await createOnce({
    findEarlier: async () =>
      idempotencyKey ? selectPostByIdempotencyKey(database, author.id, idempotencyKey) : null,
    content: { title, body },
    onOtherContent: 'This post was already published with a different title or text.',
    constraint: 'posts_idempotency',
    async create() {
      const imageKey = image ? await storeImage(platform, author.id, image.content) : null;
      await database.transaction(async (transaction) => {
        const row = { id, title, body, imageKey, authorId: author.id, idempotencyKey };
        await insertPost(transaction, row);
        await recordAct(transaction, author, {
          action: 'post.publish',
          subject: title,
          subjectId: id,
          after: { title, body, image: imageKey },
        });
        await announcePost(transaction, id, author.id);
      });
      return found(await selectPost(database, id));
    },
  });
  return present(post);
}

/**
 * Changes the fields in the form, and deletes a picture that is no longer used.
 * @throws ProblemError 404 if there is no such post, 409 if someone else has changed a field since
 * the form saw it, 422 for an unusable picture
 */
export async function changePost(
  platform: Platform,
  editor: Viewer,
  id: string,
  form: PostChangeForm,
): Promise<Post> {
  const { database, jobs } = platform;
  const { title, body, image, removeImage } = form;
  refuseOverwriting(asSeen(found(await selectPost(database, id))), form);
  const newImageKey = image && (await storeImage(platform, editor.id, image.content));
  await database.transaction(async (transaction) => {
    const before = found(await lockPost(transaction, id));
    refuseOverwriting(asSeen(before), form);
    const imageKey = newImageKey ?? (removeImage === 'true' ? null : before.imageKey);
    const { title: oldTitle, body: oldBody } = before;
    const after = { title: title ?? oldTitle, body: body ?? oldBody };
    await updatePost(transaction, id, { ...after, imageKey });
    await recordAct(transaction, editor, {
      action: 'post.change',
      subject: after.title,
      subjectId: id,
      before: { title: oldTitle, body: oldBody, image: before.imageKey },
      after: { ...after, image: imageKey },
    });
    if (before.imageKey && before.imageKey !== imageKey) {
      await jobs.enqueue(transaction, imageDeletions, { imageKey: before.imageKey });
    }
    await announcePost(transaction, id, editor.id);
  });
  return readPost(platform, id);
}

/** Deletes a post, and then its picture. Throws ProblemError 404 if there is none. */
export async function removePost(
  { database, jobs }: Platform,
  editor: Viewer,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { title, body, imageKey } = found(await lockPost(transaction, id));
    await deletePost(transaction, id);
    await recordAct(transaction, editor, {
      action: 'post.delete',
      subject: title,
      subjectId: id,
      before: { title, body, image: imageKey },
    });
    if (imageKey) await jobs.enqueue(transaction, imageDeletions, { imageKey });
    await announcePost(transaction, id, editor.id);
  });
}

/** Announces a new, changed or deleted post to everyone who is signed in. */
async function announcePost(database: Queryable, id: string, by: string): Promise<void> {
  const post = { name: 'post', id, by } as const;
  await announce(
    database,
    { ...post, audience: { role: 'user' } },
    { ...post, audience: { role: 'admin' } },
  );
}

/** @throws ProblemError 404 */
function found(post: PostRow | null): PostRow {
  if (!post) throw notFound('Post');
  return post;
}

function present({ id, title, body, imageKey, createdAt }: PostRow): Post {
  return {
    id,
    title,
    body,
    imageUrl: imageKey ? imageUrl(id, imageKey) : null,
    createdAt: createdAt.toISOString(),
  };
}

function asSeen(row: PostRow) {
  const { title, body, imageUrl: image } = present(row);
  return { title, text: body, image: image ?? '' };
}

/** Each picture has a different address, so that screens show a new one immediately. */
function imageUrl(id: string, imageKey: string): string {
  return `/v1/posts/${id}/image?v=${imageKey.replace(/^.*\//, '')}`;
}
