import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

interface DeletePostProps {
  id: string;
  /** Leaves the screen of the post. */
  onDeleted: () => unknown;
}

export function DeletePost({ id, onDeleted }: DeletePostProps) {
  const [asking, { open, close }] = useDisclosure(false);
  const queries = useQueryClient();
  const deletion = $api.useMutation('delete', '/v1/posts/{id}', {
    onSuccess: async () => {
      toastSuccess('Post deleted');
      await onDeleted();
      void queries.invalidateQueries({ queryKey: ['get', '/v1/posts'] });
    },
    onError: (error) => toastError(problemOf(error).detail),
  });
  return (
    <>
      <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
        Delete
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you Sure?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        dangerous
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate({ params: { path: { id } } })}
        onCancel={close}
      >
        The post and its image will be gone for everyone. This action is irreversible.
      </ConfirmDialog>
    </>
  );
}
