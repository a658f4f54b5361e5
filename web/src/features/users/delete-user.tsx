import type { Me as User } from '@redflag/shared/accounts';
import { $api } from '#api/query-client.ts';
import { ConfirmDelete } from '#ui/dialogs/confirm-delete.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { failureSentence, useRefreshUsers } from './use-user.ts';

interface DeleteUserProps {
  user: User;
  /** Leaves the user's screen. */
  onDeleted: () => unknown;
}

export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const refresh = useRefreshUsers();
  const deletion = $api.useMutation('delete', '/v1/users/delete/{id}', {
    onSuccess: async () => {
      toastSuccess('User deleted');
      await onDeleted();
      return refresh();
    },
    onError: (error) => {
      toastError(failureSentence(error, 'Failed to delete user from backend'));
      void refresh();
    },
  });
  return (
    <ConfirmDelete
      label="Delete User"
      busy={deletion.isPending}
      onConfirm={(close) =>
        deletion.mutate({ params: { path: { id: user.id } } }, { onError: close })
      }
    >
      <p>
        This deletes the account of <bdi>{user.username}</bdi>, with its notifications and photo.
        They are signed out everywhere immediately and notified by email. Their reports stay, shown
        as reported by ‘Deleted user’.
      </p>
      <p>This action is irreversible.</p>
    </ConfirmDelete>
  );
}
