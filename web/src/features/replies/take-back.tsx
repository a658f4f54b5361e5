import type { Reply } from '@redflag/shared/replies';
import { isOpenReply } from '@redflag/shared/replies/values';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { useRefreshReplies } from './use-replies.ts';

/** Takes an answer back that waits, or whose words are published. */
export function TakeBack({ reply: { id, state } }: { reply: Reply }) {
  const [asked, setAsked] = useState(false);
  const refresh = useRefreshReplies();
  const change = $api.useMutation('patch', '/v1/replies/{id}', {
    onSuccess: () => toastSuccess('You took your answer back'),
    onError: (error) => toastError(problemOf(error).detail),
    // Also if it was decided in the meantime.
    onSettled: () => {
      setAsked(false);
      return refresh();
    },
  });
  if (!isOpenReply(state) && state !== 'published') return null;
  return (
    <>
      <Button variant="default" danger onClick={() => setAsked(true)}>
        Take back
      </Button>
      <ConfirmDialog
        opened={asked}
        title="Take your answer back?"
        confirmLabel="Take back"
        cancelLabel="Keep it"
        dangerous
        busy={change.isPending}
        onConfirm={() => change.mutate({ params: { path: { id } }, body: { state: 'withdrawn' } })}
        onCancel={() => setAsked(false)}
      >
        <p>
          {state === 'published'
            ? 'Your words no longer stand beside the answer. The reports stay.'
            : 'Nobody decides about it then, and the reports stay.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
