import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmDeleteProps {
  /** The button's label, such as 'Delete Report'. */
  label: string;
  /** What will be deleted. */
  children: ReactNode;
  busy: boolean;
  /** Deletes. The dialog stays open until the given function closes it. */
  onConfirm: (close: () => void) => void;
}

/** A button that deletes something permanently, after a confirmation. */
export function ConfirmDelete({ label, children, busy, onConfirm }: ConfirmDeleteProps) {
  const [asking, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" danger onClick={open}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you Sure?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        dangerous
        busy={busy}
        onConfirm={() => onConfirm(close)}
        onCancel={close}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
