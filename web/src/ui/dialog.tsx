import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Wide enough for a picture rather than a question. */
  wide?: boolean;
  /** Called once the dialog is closed and the focus has returned. */
  onExited?: (() => void) | undefined;
}

/** A popup with a title that traps the focus and returns it when it closes. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, children, wide = false, onExited } = props;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onExited}
      size={wide ? 'xl' : 'md'}
      padding="var(--inset)"
      centered
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <div className={classes.head}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <CloseButton aria-label="Close" onClick={onClose} />
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
