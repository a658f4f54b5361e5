import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question, such as 'Are you Sure?'. */
  title: string;
  children: ReactNode;
  /** The label of the button that goes ahead, such as 'Submit'. */
  confirmLabel: string;
  /** The label of the button that goes back, such as 'Review'. */
  cancelLabel: string;
  /** Whether going ahead destroys something. */
  dangerous?: boolean;
  /** Whether the action is running: the dialog then stays open and ignores further clicks. */
  busy?: boolean;
  /** Cancels the running action; omit it if that cannot be done. */
  onStop?: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called once the dialog is closed and the focus has returned. */
  onExited?: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel,
  dangerous = false,
  busy = false,
  onStop,
  onConfirm,
  onCancel,
  onExited,
}: ConfirmDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={busy ? () => undefined : onCancel}
      onExited={onExited}
      title={title}
    >
      {children}
      <div className="row gap-md end mt-lg">
        {busy && onStop ? (
          <Button variant="default" onClick={onStop}>
            Cancel
          </Button>
        ) : (
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
        )}
        <Button danger={dangerous} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
