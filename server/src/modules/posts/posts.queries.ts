import { POSTS_PAGE } from '@redflag/shared/posts';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/lists/cursor.ts';
import { countRows, nameOfPage, olderThan, writtenLimit } from '#platform/database/lists/lists.ts';
import { posts } from '#platform/database/schema.ts';

export type PostRow = typeof posts.$inferSelect;

/** Adds a post. Violates `posts_idempotency` if the author has used the key before. */
export async function insertPost(
  database: Queryable,
  row: Omit<PostRow, 'createdAt'>,
): Promise<void> {
  await database.insert(posts).values(row);
}

/** How many posts screens request: beside a search, and on a page. */
const limits = [3, POSTS_PAGE];

/** Returns one page of all posts, newest first, plus one row beyond `limit`. */
export function selectPosts(
  database: Queryable,
  after: Cursor | null,
  limit: number,
): Promise<PostRow[]> {
  const { createdAt, id } = posts;
  return database
    .select()
    .from(posts)
    .where(after ? olderThan(posts, after) : undefined)
    .orderBy(desc(createdAt), desc(id))
    .limit(writtenLimit(limit + 1))
    .prepare(nameOfPage('posts', limit, [after], limits))
    .execute();
}

/** Returns how many posts there are, or null if they are very many. */
export async function countPosts(database: Queryable): Promise<number | null> {
  return countRows(database, posts, undefined, 'posts_count');
}

export async function selectPost(database: Queryable, id: string): Promise<PostRow | null> {
  const [row] = await database.select().from(posts).where(eq(posts.id, id));
  return row ?? null;
}

/** Returns the post, locked until the transaction ends. */
export async function lockPost(database: Queryable, id: string): Promise<PostRow | null> {
  const [row] = await database.select().from(posts).where(eq(posts.id, id)).for('update');
  return row ?? null;
}

/** Returns the post that the author published with this idempotency key, or null. */
export async function selectPostByIdempotencyKey(
  database: Queryable,
  authorId: string,
  key: string,
): Promise<PostRow | null> {
  const [row] = await database
    .select()
    .from(posts)
    .where(and(eq(posts.authorId, authorId), eq(posts.idempotencyKey, key)));
  return row ?? null;
}

/** Updates every field of a post that can change. */
export async function updatePost(
  database: Queryable,
  id: string,
  { title, body, imageKey }: Pick<PostRow, 'title' | 'body' | 'imageKey'>,
): Promise<void> {
  await database.update(posts).set({ title, body, imageKey }).where(eq(posts.id, id));
}

export async function deletePost(database: Queryable, id: string): Promise<void> {
  await database.delete(posts).where(eq(posts.id, id));
}
