import { useDisclosure } from '@mantine/hooks';
import type { Me as User } from '@redflag/shared/accounts';
import { useState } from 'react';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { ReasonDialog, useReason } from './reason-dialog.tsx';
import { failureSentence, useRefreshUsers } from './use-user.ts';

/** Messages: product specification section 8. */
const suspension = {
  status: 'suspended',
  label: 'Suspend User',
  title: 'Suspend this user?',
  explanation:
    'They are signed out everywhere immediately and cannot sign in until an administrator activates the account. Their reports stay, but those that wait do not count until then.',
  done: 'User suspended',
  failed: 'Error: Failed to disable account. Please try again.',
} as const;
const activation = {
  status: 'active',
  label: 'Activate User',
  title: 'Activate this user?',
  explanation: 'They can sign in again. Their reports that wait count again.',
  done: 'User activated',
  failed: 'Error: Failed to activate account. Please try again.',
} as const;

/** Suspends or activates a user, after a confirmation. */
export function ChangeStatus({ user }: { user: User }) {
  const next = user.status === 'active' ? suspension : activation;
  // The dialog keeps its text while it closes, although the status has already changed.
  const [asked, setAsked] = useState<typeof suspension | typeof activation>(next);
  const [asking, { open, close }] = useDisclosure(false);
  const form = useReason();
  const refresh = useRefreshUsers();
  const change = $api.useMutation('patch', '/v1/users/{id}', {
    onSuccess: () => {
      form.reset();
      toastSuccess(asked.done);
    },
    onError: (error) => toastError(failureSentence(error, asked.failed)),
    onSettled: () => {
      close();
      return refresh();
    },
  });

  function ask() {
    setAsked(next);
    open();
  }
  const params = { path: { id: user.id } };
  const dialog = {
    opened: asking,
    title: asked.title,
    children: <p>{asked.explanation}</p>,
    confirmLabel: asked.label,
    busy: change.isPending,
    onCancel: close,
  };
  return (
    <>
      <Button variant="default" onClick={ask}>
        {next.label}
      </Button>
      {asked.status === 'suspended' ? (
        <ReasonDialog
          {...dialog}
          form={form}
          description="They are emailed it, and can ask once for a second look. Kept in the audit log."
          onConfirm={(reason) => change.mutate({ params, body: { status: 'suspended', reason } })}
        />
      ) : (
        <ConfirmDialog
          {...dialog}
          cancelLabel="Cancel"
          onConfirm={() => change.mutate({ params, body: { status: 'active' } })}
        />
      )}
    </>
  );
}
