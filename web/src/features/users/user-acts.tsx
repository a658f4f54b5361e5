import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { ReasonDialog, useReason } from './reason-dialog.tsx';
import { failureSentence, useRefreshUsers } from './use-user.ts';

/** Something that an administrator does to an account, after a confirmation. */
export interface UserAct {
  /** What it changes: the button keeps the focus when it then offers the opposite. */
  of: string;
  label: string;
  title: string;
  explanation: string;
  /** Who reads the reason; without it, none is asked for. */
  reasonFor?: string;
  dangerous?: boolean;
  done: string;
  failed?: string;
}

interface UserActsProps<Act> {
  acts: readonly Act[];
  perform: (act: Act, reason: string) => Promise<unknown>;
}

/** Offers acts that change an account, of which one at a time is confirmed. */
export function UserActs<Act extends UserAct>({ acts, perform }: UserActsProps<Act>) {
  // The dialog keeps its text while it closes, although the account has already changed.
  const [asked, setAsked] = useState(acts[0]);
  const [asking, { open, close }] = useDisclosure(false);
  const form = useReason();
  const refresh = useRefreshUsers();
  const change = useMutation({
    mutationFn: ({ act, reason }: { act: Act; reason: string }) => perform(act, reason),
    onSuccess: (_, { act }) => {
      form.reset();
      toastSuccess(act.done);
    },
    onError: (error, { act: { failed = 'This did not work. Please try again.' } }) =>
      toastError(failureSentence(error, failed)),
    onSettled: () => {
      close();
      return refresh();
    },
  });
  const dialog = asked && {
    opened: asking,
    title: asked.title,
    children: <p>{asked.explanation}</p>,
    confirmLabel: asked.label,
    busy: change.isPending,
    onCancel: close,
  };
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act.of}
          variant="default"
          onClick={() => {
            setAsked(act);
            open();
          }}
        >
          {act.label}
        </Button>
      ))}
      {dialog && asked.reasonFor ? (
        <ReasonDialog
          {...dialog}
          form={form}
          description={asked.reasonFor}
          onConfirm={(reason) => change.mutate({ act: asked, reason })}
        />
      ) : null}
      {dialog && !asked.reasonFor ? (
        <ConfirmDialog
          {...dialog}
          cancelLabel="Cancel"
          dangerous={asked.dangerous ?? false}
          onConfirm={() => change.mutate({ act: asked, reason: '' })}
        />
      ) : null}
    </>
  );
}
