import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CloseButton } from './buttons/close-button.tsx';
import { AlertIcon, CheckIcon } from './icons.tsx';
import classes from './toast.module.css';

const MESSAGE_STANDS = 4_000;
/** More would cover the screen: the oldest goes. */
const MOST_STANDING = 3;
/** How long a banner stays, in milliseconds (product specification section 9). */
export const BANNER_STANDS = 5_000;

interface Toast {
  id: number;
  kind: 'success' | 'error';
  message: string;
  /** How long it stays, in milliseconds. */
  autoClose: number;
  /** A button beside the message. */
  action?: ReactNode;
  /** Whether it is fading away. */
  leaving?: boolean;
}

type ToastOptions = Partial<Pick<Toast, 'autoClose' | 'action'>>;

let lastId = 0;
let standing: readonly Toast[] = [];
const watchers = new Set<() => void>();

function change(toasts: readonly Toast[]) {
  standing = toasts;
  for (const tell of watchers) tell();
}

function show(toast: Omit<Toast, 'id'>) {
  lastId += 1;
  change([...standing, { ...toast, id: lastId }].slice(-MOST_STANDING));
}

/** Shows a success message at the top right. */
export function toastSuccess(
  message: string,
  { autoClose = MESSAGE_STANDS, action }: ToastOptions = {},
) {
  show({ kind: 'success', message, autoClose, action });
}

/** Shows an error message at the top right; it replaces the same message if that is still there. */
export function toastError(message: string, { autoClose = MESSAGE_STANDS }: ToastOptions = {}) {
  standing = standing.filter((toast) => toast.kind !== 'error' || toast.message !== message);
  show({ kind: 'error', message, autoClose });
}

/** Removes all messages, for example when the person leaves the screen that they are about. */
export function clearToasts() {
  change([]);
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

const listStanding = () => standing;

/** The area for messages; mounted once. */
export function Toasts() {
  const toasts = useSyncExternalStore(watch, listStanding, listStanding);
  const messages = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <Message key={toast.id} {...toast} />);
  return (
    <div className={`${classes.toasts} on-screen`}>
      {/* Always rendered: screen readers do not announce a status that appears with its text. */}
      <div className={classes.kind} role="status" aria-atomic="false">
        {messages('success')}
      </div>
      {/* Each is an alert, which they announce: in a second live region they would do so twice. */}
      <div className={classes.kind}>{messages('error')}</div>
    </div>
  );
}

function Message({ id, kind, message, autoClose, action, leaving = false }: Toast) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => leave(id), autoClose);
    return () => clearTimeout(timer);
  }, [id, autoClose, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive, but stays while the person points at it or focuses it
    <div
      className={classes.toast}
      data-kind={kind}
      data-action={action ? true : undefined}
      role={kind === 'error' ? 'alert' : undefined}
      data-leaving={leaving || undefined}
      // The two kinds stand one after the other, the messages by age.
      style={{ order: id }}
      onAnimationEnd={() => (leaving ? remove(id) : undefined)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={classes.icon}>{kind === 'error' ? <AlertIcon /> : <CheckIcon />}</span>
      <span className={classes.message}>{message}</span>
      {action}
      <CloseButton aria-label="Dismiss" onClick={() => leave(id)} />
    </div>
  );
}

function leave(id: number) {
  change(standing.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
}

function remove(id: number) {
  change(standing.filter((toast) => toast.id !== id));
}
