import type { Post } from '@redflag/shared/posts';
import { POST_CHANGED_MEANWHILE } from '@redflag/shared/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { toastSuccess } from '#ui/toast.tsx';
import type { PostDraft } from './post-check.ts';

interface SavePostOptions {
  onSaved: () => void;
  onRefused: (error: Error) => void;
}

/**
 * Publishes a post, or changes the given one. Where somebody else was quicker it is refused, and then
 * put in the place of theirs when it is saved again. Tried again after a lost line, it is published once.
 * @param idempotencyKey stands for this new post
 */
export function useSavePost(
  post: Post | null,
  idempotencyKey: string,
  { onSaved, onRefused }: SavePostOptions,
) {
  const queries = useQueryClient();
  // As it was when the form was opened, whatever others make of it meanwhile.
  const [read] = useState(post);
  const [seen, setSeen] = useState(post);
  return useMutation({
    mutationFn: (draft: PostDraft) =>
      read && seen ? change(read, seen, draft) : publish(draft, idempotencyKey),
    onSuccess: () => {
      toastSuccess(post ? 'Post updated' : 'Post published');
      for (const path of ['/v1/posts', '/v1/posts/{id}']) {
        void queries.invalidateQueries({ queryKey: ['get', path] });
      }
      onSaved();
    },
    onError: async (error) => {
      if (read && problemOf(error).code === POST_CHANGED_MEANWHILE) {
        const { data } = await api.GET('/v1/posts/{id}', { params: { path: { id: read.id } } });
        if (data) setSeen(data);
      }
      onRefused(error);
    },
  });
}

async function publish(draft: PostDraft, idempotencyKey: string) {
  const { data } = await api.POST('/v1/posts', {
    params: { header: { 'idempotency-key': idempotencyKey } },
    body: { title: draft.title, body: draft.body },
    bodySerializer: () => asFormData(draft),
  });
  return data;
}

/**
 * Sends what the person changed, and leaves the rest to whoever changed that.
 * @param seen what they know that they replace
 */
async function change(read: Post, seen: Post, draft: PostDraft) {
  const title = draft.title === read.title ? null : draft.title;
  const body = draft.body === read.body ? null : draft.body;
  const { data } = await api.PATCH('/v1/posts/{id}', {
    params: { path: { id: read.id } },
    body: {},
    bodySerializer: () => asFormData({ ...draft, title, body }, seen),
  });
  return data;
}

/** Null leaves a field as it is. */
type PostFields = Omit<PostDraft, 'title' | 'body'> & { title: string | null; body: string | null };

/** The picture comes last, so that the server knows the rest before it takes that in. */
function asFormData({ title, body, image, removeImage }: PostFields, seen?: Post): FormData {
  const form = new FormData();
  if (seen) {
    if (title !== null) form.set('fromTitle', seen.title);
    if (body !== null) form.set('fromBody', seen.body);
    if (image || removeImage) form.set('fromImage', seen.imageUrl ?? '');
  }
  if (title !== null) form.set('title', title);
  if (body !== null) form.set('body', body);
  if (image) form.set('image', image);
  else if (removeImage) form.set('removeImage', 'true');
  return form;
}
