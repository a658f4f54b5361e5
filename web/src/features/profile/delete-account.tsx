import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { useEndSession } from '#api/session.ts';
import { ConfirmDelete } from '#ui/confirm-delete.tsx';
import { toastError } from '#ui/toast.tsx';

interface DeleteAccountProps {
  /** The deletion has begun, so that the session is about to end; or it has failed. */
  onDeleting: (underWay: boolean) => void;
}

/** Deletes the account of the person, who is asked first, and the session with it. */
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
