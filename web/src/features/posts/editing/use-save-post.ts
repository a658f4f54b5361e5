import type { Post } from '@redflag/shared/posts';
import { POST_CHANGED_MEANWHILE } from '@redflag/shared/posts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { useRefresh } from '#api/query-client.ts';
import { useUpload } from '#api/uploads/use-upload.ts';
import { toastSuccess } from '#ui/toast.tsx';
import type { PostDraft } from './post-check.ts';

interface SavePostOptions {
  onSaved: (id: string) => void;
  onRefused: (error: Error) => void;
}

/**
 * Publishes a post, or changes the given one. If someone else has changed it since, saving is refused; saving again
 * replaces their version. A retry after a lost connection does not publish twice.
 * @param idempotencyKey the same for every attempt to publish this post
 */
export function useSavePost(
  post: Post | null,
  idempotencyKey: string,
  { onSaved, onRefused }: SavePostOptions,
) {
  const refresh = useRefresh('/v1/posts', '/v1/posts/{id}');
  // The post as it was when the form opened, even if others change it later.
  const [read] = useState(post);
  const [seen, setSeen] = useState(post);
  const upload = useUpload();
  const saving = useMutation({
    mutationFn: async (draft: PostDraft) => {
      const form = read && seen ? change(read, seen, draft) : publish(draft, idempotencyKey);
      try {
        return (await upload.send(form)) as Post;
      } catch (error) {
        if (read && problemOf(error).code === POST_CHANGED_MEANWHILE) {
          const { data } = await api.GET('/v1/posts/{id}', { params: { path: { id: read.id } } });
          if (data) setSeen(data);
        }
        throw error;
      }
    },
    onSuccess: (saved) => {
      toastSuccess(post ? 'Post updated' : 'Post published');
      void refresh();
      onSaved(saved.id);
    },
  });
  function cancel() {
    upload.cancel();
    saving.reset();
  }
  return {
    save: (draft: PostDraft) => saving.mutate(draft, { onError: onRefused }),
    cancel,
    busy: saving.isPending,
    error: saving.error,
    progress: upload.progress,
  };
}

function publish(draft: PostDraft, idempotencyKey: string) {
  return { method: 'POST', path: '/v1/posts', form: asFormData(draft), idempotencyKey } as const;
}

/**
 * Sends only the fields that the person changed, so that others' changes to the rest stay.
 * @param seen the version that they knowingly replace
 */
function change(read: Post, seen: Post, draft: PostDraft) {
  const title = draft.title === read.title ? null : draft.title;
  const body = draft.body === read.body ? null : draft.body;
  const form = asFormData({ ...draft, title, body }, seen);
  return { method: 'PATCH', path: `/v1/posts/${read.id}`, form } as const;
}

/** Null leaves a field unchanged. */
type PostFields = Omit<PostDraft, 'title' | 'body'> & { title: string | null; body: string | null };

/** The picture comes last, so that the server has the other fields before it reads it. */
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
