import type { Webhook } from '@redflag/shared/webhooks';
import type { Resumption } from '@redflag/shared/webhooks/values';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

const choices = [
  { value: 'where-it-stopped', label: 'What it missed, then what is new' },
  { value: 'now', label: 'Only what is new' },
];

/** Asks where a webhook that was switched off goes on. */
export function SwitchOn({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, missedIsKept } = webhook;
  const [from, setFrom] = useState<Resumption>(missedIsKept ? 'where-it-stopped' : 'now');
  const refresh = useRefresh('/v1/webhooks');
  const { mutate, isPending } = $api.useMutation('post', '/v1/webhooks/{id}/enable', {
    async onSuccess() {
      await refresh();
      toastSuccess('Webhook switched on');
      onClose();
    },
    onError: (problem) => toastError(problemOf(problem).detail),
  });
  return (
    <ConfirmDialog
      opened
      title="Switch the webhook on again?"
      confirmLabel="Switch on"
      cancelLabel="Cancel"
      busy={isPending}
      onConfirm={() => mutate({ params: { path: { id } }, body: { from } })}
      onCancel={onClose}
    >
      {missedIsKept ? (
        <SelectField
          data-autofocus
          label="It gets"
          options={choices}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value as Resumption)}
        />
      ) : (
        <p>
          We no longer have what it missed, so it only gets what is new. The organisation should
          read a feed first.
        </p>
      )}
    </ConfirmDialog>
  );
}
