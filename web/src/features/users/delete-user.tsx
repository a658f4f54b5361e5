import { useDisclosure } from '@mantine/hooks';
import type { AnyUser } from '@redflag/shared/accounts/users';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { ReasonDialog, useReason } from './reason-dialog.tsx';
import { failureSentence, useRefreshUsers } from './use-user.ts';

interface DeleteUserProps {
  user: AnyUser;
  /** Leaves the user's screen. */
  onDeleted: () => unknown;
}

export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const [asking, { open, close }] = useDisclosure(false);
  const form = useReason();
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
      void refresh();
    },
  });
  return (
    <>
      <Button variant="default" danger onClick={open}>
        Delete User
      </Button>
      <ReasonDialog
        opened={asking}
        title="Are you Sure?"
        form={form}
        description="Kept in the audit log. They are not told."
        confirmLabel="Delete"
        busy={deletion.isPending}
        onConfirm={(reason) =>
          deletion.mutate({ params: { path: { id: user.id } }, body: { reason } })
        }
        onCancel={close}
      >
        <p>
          This deletes the account of <bdi>{user.username}</bdi>, with its notifications and photo.
          They are signed out everywhere immediately and notified by email. Their reports stay,
          shown as reported by ‘Deleted user’.
        </p>
        <p>This action is irreversible.</p>
      </ReasonDialog>
    </>
  );
}
