import { z } from 'zod/mini';
import { described } from './api/described.ts';
import { countedPageSchema, pageQuery } from './api/paging.ts';
import { isVisible } from './api/texts.ts';

export const POST_TITLE_MAX = 200;
/** A character has at most three bytes, so that the body fits into the field of a form. */
export const POST_BODY_MAX = 20_000;
export const POSTS_PAGE = 12;

const titleRequired = { error: () => 'Please enter a title' };
const bodyRequired = { error: () => 'Please enter the text of the post' };

/** A form sends each line break as two characters. */
const withPlainLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n');

/** Code of a change that would overwrite what somebody else wrote in the meantime. */
export const POST_CHANGED_MEANWHILE = 'post/changed-meanwhile';

/** The text fields of `POST /v1/posts`, which may come with a picture. The body is Markdown. */
export const newPostSchema = z.object({
  title: z.string(titleRequired).check(
    z.trim(),
    z.maxLength(POST_TITLE_MAX, {
      error: () => `The title must be at most ${POST_TITLE_MAX} characters long`,
    }),
    z.refine(isVisible, titleRequired),
  ),
  body: z.string(bodyRequired).check(
    z.overwrite(withPlainLineBreaks),
    z.maxLength(POST_BODY_MAX, {
      error: () => `The text must be at most ${POST_BODY_MAX} characters long`,
    }),
    z.refine(isVisible, bodyRequired),
  ),
});
export type NewPost = z.infer<typeof newPostSchema>;

/** Each field as the editor saw it before a change. */
export const postSeenSchema = z.object({
  fromTitle: z.string(),
  fromBody: z.string().check(z.overwrite(withPlainLineBreaks)),
  fromImage: described(z.string(), 'the `imageUrl`; empty if there was none'),
});

/** A security-vulnerability post. */
export const postSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  body: described(z.string(), 'Markdown'),
  imageUrl: described(z.nullable(z.string()), 'with `size=thumb` in the query, a small one'),
  createdAt: z.iso.datetime(),
});
export type Post = z.infer<typeof postSchema>;

export const postsQuerySchema = z.object(pageQuery(POSTS_PAGE));
export type PostsQuery = z.infer<typeof postsQuerySchema>;
export const postsPageSchema = countedPageSchema(postSchema);
