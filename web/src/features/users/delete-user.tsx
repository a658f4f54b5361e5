import { useDisclosure } from '@mantine/hooks';
import type { Me as User } from '@redflag/shared/accounts';
import { $api } from '#api/client.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { failureSentence } from './failure-sentence.ts';
import { useRefreshUsers } from './use-refresh-users.ts';

interface DeleteUserProps {
  user: User;
  /** Leaves the screen of the user. */
  onDeleted: () => unknown;
}

export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const [asking, { open, close }] = useDisclosure(false);
  const refresh = useRefreshUsers();
  const deletion = $api.useMutation('delete', '/v1/users/delete/{id}', {
    onSuccess: async () => {
      toastSuccess('User deleted');
      await onDeleted();
      return refresh();
    },
    onError: (error) => {
      close();
      toastError(failureSentence(error, 'Failed to delete user from backend'));
      return refresh();
    },
  });
  return (
    <>
      <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
        Delete User
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you Sure?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        dangerous
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate({ params: { path: { id: user.id } } })}
        onCancel={close}
      >
        <p>
          The account of <bdi>{user.username}</bdi> will be gone, with its notifications and photo.
          They are signed out everywhere at once, and told by email. Their reports stay, as those of
          a ‘Deleted user’.
        </p>
        <p>This action is irreversible.</p>
      </ConfirmDialog>
    </>
  );
}
