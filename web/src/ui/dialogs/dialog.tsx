import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CloseButton } from '#ui/buttons/close-button.tsx';
import classes from './dialog.module.css';

interface OpenDialogProps {
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void;
  title: string;
  /** An element with `data-autofocus` takes the focus; otherwise, the close button does. */
  children: ReactNode;
  /** Wide enough for a picture rather than a question. */
  wide?: boolean;
}

interface DialogProps extends OpenDialogProps {
  opened: boolean;
  /** Called once the dialog is closed and the focus has returned. */
  onExited?: (() => void) | undefined;
}

/**
 * A popup with a title that traps the focus and returns it when it closes. The browser's own `<dialog>`
 * would cover messages (`toast.tsx`), and keep screen readers from them.
 */
export function Dialog({ opened, onExited, ...dialog }: DialogProps) {
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!opened && wasOpened.current) onExited?.();
    wasOpened.current = opened;
  }, [opened, onExited]);
  return opened ? createPortal(<OpenDialog {...dialog} />, document.body) : null;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Returns what the Tab key reaches, in order. */
function listControls(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.tabIndex >= 0 && !control.matches(':disabled') && control.getClientRects().length > 0,
  );
}

function OpenDialog({ onClose, title, children, wide }: OpenDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const left = document.activeElement;
    const find = (what: string) => dialog.current?.querySelector<HTMLElement>(what);
    (find('[data-autofocus]') ?? find('button'))?.focus({ preventScroll: true });
    return () => {
      if (left instanceof HTMLElement) left.focus({ preventScroll: true });
    };
  }, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab' && dialog.current) keepFocus(event, dialog.current);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys pressed and clicks made within and around the dialog
    <div
      className={classes.overlay}
      onKeyDown={handleKey}
      onMouseDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <section
        ref={dialog}
        role="dialog"
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={id}
        className={classes.dialog}
        data-wide={wide}
        id={id}
      >
        <div className={classes.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <CloseButton aria-label="Close" onClick={onClose} />
        </div>
        {children}
      </section>
    </div>
  );
}

/** From the last control, the Tab key leads to the first, and back. */
function keepFocus(event: KeyboardEvent, dialog: HTMLElement) {
  const controls = listControls(dialog);
  const [edge, other] = [
    controls.at(event.shiftKey ? 0 : -1),
    controls.at(event.shiftKey ? -1 : 0),
  ];
  const outside = document.activeElement === dialog && event.shiftKey;
  if (document.activeElement !== edge && !outside) return;
  event.preventDefault();
  other?.focus();
}
