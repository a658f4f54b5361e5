import { notifications } from '@mantine/notifications';
import { AlertIcon, CheckIcon } from './icons.tsx';

const MESSAGE_STANDS = 4_000;
/** How long a banner stands, in milliseconds (product specification section 9). */
export const BANNER_STANDS = 5_000;

const DISMISS = { 'aria-label': 'Dismiss' };

interface ToastOptions {
  /** How long it stands, in milliseconds. */
  autoClose?: number;
}

/** Tells at the top right that something worked. */
export function toastSuccess(message: string, { autoClose = MESSAGE_STANDS }: ToastOptions = {}) {
  notifications.show({
    message,
    autoClose,
    role: 'status',
    closeButtonProps: DISMISS,
    color: 'green',
    icon: <CheckIcon />,
  });
}

/** Tells at the top right that something failed; the same message is shown once, not stacked. */
export function toastError(message: string, { autoClose = MESSAGE_STANDS }: ToastOptions = {}) {
  const id = `error: ${message}`;
  notifications.hide(id);
  notifications.show({
    id,
    message,
    autoClose,
    role: 'alert',
    closeButtonProps: DISMISS,
    color: 'red',
    icon: <AlertIcon />,
  });
}

/** Takes down every message: they speak of a screen that the person has left. */
export function clearToasts() {
  notifications.clean();
}
