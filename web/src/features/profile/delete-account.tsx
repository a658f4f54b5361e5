import { useState } from 'react';
import { $api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { useEndSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toastError } from '#ui/toast.tsx';

interface DeleteAccountProps {
  /** The deletion has begun, so that the session is about to end; or it has failed. */
  onDeleting: (underWay: boolean) => void;
}

/** Deletes the account of the person, who is asked first, and the session with it. */
export function DeleteAccount({ onDeleting }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  const endSession = useEndSession();
  const deletion = $api.useMutation('delete', '/v1/me', {
    onMutate: () => onDeleting(true),
    onSuccess: endSession,
    onError: (error) => {
      onDeleting(false);
      setAsking(false);
      toastError(problemOf(error).detail);
    },
  });
  return (
    <>
      <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you Sure?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        dangerous
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate({})}
        onCancel={() => setAsking(false)}
      >
        This action is irreversible
      </ConfirmDialog>
    </>
  );
}
