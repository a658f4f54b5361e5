import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { useEndSession } from '#api/session.ts';
import { ConfirmDelete } from '#ui/confirm-delete.tsx';
import { toastError } from '#ui/toast.tsx';

interface DeleteAccountProps {
  /** Called with true when the deletion starts, so the session is about to end; with false if it fails. */
  onDeleting: (underWay: boolean) => void;
}

/** Deletes the person's account and session, after a confirmation. */
export function DeleteAccount({ onDeleting }: DeleteAccountProps) {
  const endSession = useEndSession();
  const deletion = $api.useMutation('delete', '/v1/me', {
    onMutate: () => onDeleting(true),
    onSuccess: endSession,
    onError: (error) => {
      onDeleting(false);
      toastError(problemOf(error).detail);
    },
  });
  return (
    <ConfirmDelete
      label="Delete Account"
      busy={deletion.isPending}
      onConfirm={(close) => deletion.mutate({}, { onError: close })}
    >
      This action is irreversible
    </ConfirmDelete>
  );
}
