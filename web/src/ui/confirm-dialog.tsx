import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question, such as 'Are you Sure?'. */
  title: string;
  children: ReactNode;
  /** The label that goes ahead, such as 'Submit'. */
  confirmLabel: string;
  /** The label that goes back, such as 'Review'. */
  cancelLabel: string;
  /** Whether going ahead destroys something. */
  dangerous?: boolean;
  /** Whether going ahead is under way: the dialog then stays, and takes no second click. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
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
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={busy ? () => undefined : onCancel}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button color={dangerous ? 'red.9' : undefined} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
