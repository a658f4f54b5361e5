import { CloseButton } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AlertIcon, CheckIcon } from './icons.tsx';
import classes from './toast.module.css';

const MESSAGE_STANDS = 4_000;
/** How long a banner stands, in milliseconds (product specification section 9). */
export const BANNER_STANDS = 5_000;

interface Toast {
  id: number;
  kind: 'success' | 'error';
  message: string;
  /** How long it stands, in milliseconds. */
  autoClose: number;
}

type ToastOptions = Partial<Pick<Toast, 'autoClose'>>;

let lastId = 0;
let standing: readonly Toast[] = [];
const watchers = new Set<() => void>();

function change(toasts: readonly Toast[]) {
  standing = toasts;
  for (const tell of watchers) tell();
}

function show(toast: Omit<Toast, 'id'>) {
  lastId += 1;
  change([...standing, { ...toast, id: lastId }]);
}

/** Tells at the top right that something worked. */
export function toastSuccess(message: string, { autoClose = MESSAGE_STANDS }: ToastOptions = {}) {
  show({ kind: 'success', message, autoClose });
}

/** Tells at the top right that something failed; the same message is shown once, not stacked. */
export function toastError(message: string, { autoClose = MESSAGE_STANDS }: ToastOptions = {}) {
  standing = standing.filter((toast) => toast.kind !== 'error' || toast.message !== message);
  show({ kind: 'error', message, autoClose });
}

/** Takes down every message: they speak of a screen that the person has left. */
export function clearToasts() {
  change([]);
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

const listStanding = () => standing;

/** Where messages stand; mounted once. */
export function Toasts() {
  const toasts = useSyncExternalStore(watch, listStanding, listStanding);
  return (
    // Stands from the beginning: what appears together with its text is not read out.
    <div className={classes.toasts} aria-live="polite">
      {toasts.map((toast) => (
        <Message key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function Message({ id, kind, message, autoClose }: Toast) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => remove(id), autoClose);
    return () => clearTimeout(timer);
  }, [id, autoClose, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it offers nothing to do, but stays for whoever is at it
    <div
      className={classes.toast}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={classes.icon}>{kind === 'error' ? <AlertIcon /> : <CheckIcon />}</span>
      <span className={classes.message}>{message}</span>
      <CloseButton size="xl" aria-label="Dismiss" onClick={() => remove(id)} />
    </div>
  );
}

function remove(id: number) {
  change(standing.filter((toast) => toast.id !== id));
}
