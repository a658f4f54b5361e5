import { clearDrafts } from '#api/drafts/drafts.ts';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { becomeVisitor } from '#api/session.ts';
import { ConfirmDelete } from '#ui/dialogs/confirm-delete.tsx';
import { toastError } from '#ui/toast.tsx';

interface DeleteAccountProps {
  /** Called with true when the deletion starts, so the session is about to end; with false if it fails. */
  onDeleting: (underWay: boolean) => void;
}

/** Deletes the person's account and session, after a confirmation. */
export function DeleteAccount({ onDeleting }: DeleteAccountProps) {
  const deletion = $api.useMutation('delete', '/v1/me', {
    onMutate: () => onDeleting(true),
    onSuccess() {
      void clearDrafts();
      becomeVisitor();
    },
    onError: (error) => {
      onDeleting(false);
      toastError(problemOf(error).detail);
    },
  });
  return (
    <ConfirmDelete
      label="Delete Account"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate({})}
    >
      <p>This action is irreversible</p>
    </ConfirmDelete>
  );
}
