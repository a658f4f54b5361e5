import { useQueryClient } from '@tanstack/react-query';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { ConfirmDelete } from '#ui/dialogs/confirm-delete.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

interface DeletePostProps {
  id: string;
  /** Leaves the post's screen. */
  onDeleted: () => unknown;
}

export function DeletePost({ id, onDeleted }: DeletePostProps) {
  const queries = useQueryClient();
  const deletion = $api.useMutation('delete', '/v1/posts/{id}', {
    onSuccess: async () => {
      toastSuccess('Post deleted');
      // Before the list is shown: it would fetch the picture of the deleted post.
      queries.removeQueries({ queryKey: ['get', '/v1/posts'] });
      await onDeleted();
    },
    onError: (error) => toastError(problemOf(error).detail),
  });
  return (
    <ConfirmDelete
      label="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate({ params: { path: { id } } })}
    >
      This deletes the post and its image for everyone. This action is irreversible.
    </ConfirmDelete>
  );
}
