import type { Post } from '@redflag/shared/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import type { PostDraft } from './use-post-draft.ts';

interface SavePostOptions {
  onSaved: () => void;
  onRefused: (error: Error) => void;
}

/**
 * Publishes a post, or changes the given one. Tried again after a lost line, it is published once.
 * @param idempotencyKey stands for this new post
 */
export function useSavePost(
  post: Post | null,
  idempotencyKey: string,
  { onSaved, onRefused }: SavePostOptions,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: PostDraft) =>
      post ? change(post.id, draft) : publish(draft, idempotencyKey),
    onSuccess: () => {
      toastSuccess(post ? 'Post updated' : 'Post published');
      for (const path of ['/v1/posts', '/v1/posts/{id}']) {
        void queries.invalidateQueries({ queryKey: ['get', path] });
      }
      onSaved();
    },
    onError: onRefused,
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

async function change(id: string, draft: PostDraft) {
  const { data } = await api.PATCH('/v1/posts/{id}', {
    params: { path: { id } },
    body: {},
    bodySerializer: () => asFormData(draft),
  });
  return data;
}

/** The picture comes last, so that the server knows the rest before it takes that in. */
function asFormData({ title, body, image, removeImage }: PostDraft): FormData {
  const form = new FormData();
  form.set('title', title);
  form.set('body', body);
  if (image) form.set('image', image);
  else if (removeImage) form.set('removeImage', 'true');
  return form;
}
