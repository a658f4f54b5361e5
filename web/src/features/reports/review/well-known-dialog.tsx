import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

interface WellKnownDialogProps {
  /** What confirming it would mean, in the server's words; null if nothing is asked. */
  question: string | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what is well known is confirmed as a scam. */
export function WellKnownDialog({ question, ...dialog }: WellKnownDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      opened={question !== null}
      title="Confirm a well-known target?"
      confirmLabel="Confirm it as a scam"
      cancelLabel="Cancel"
      dangerous
    >
      {question}
    </ConfirmDialog>
  );
}
