import { CloseButton, CloseIcon, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  /** Escape, the close button or a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** As wide as a picture needs, rather than as a question does. */
  wide?: boolean;
  /** The dialog is gone and has given the focus back. */
  onExited?: (() => void) | undefined;
}

/** A popup with a title: keeps the focus inside, and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, children, wide = false, onExited } = props;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onExited}
      size={wide ? 'xl' : 'md'}
      centered
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <div className={classes.head}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <CloseButton
              size="xl"
              icon={<CloseIcon size="1.5rem" aria-hidden />}
              aria-label="Close"
              onClick={onClose}
            />
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
