import classes from './key-hint.module.css';

/** A key on its button, where there is a keyboard. `aria-keyshortcuts` tells screen readers. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className={classes.hint} aria-hidden="true">
      <kbd className={classes.key}>{children}</kbd>
    </span>
  );
}

/** A key, such as in a list of keys. */
export function Key({ children }: { children: string }) {
  return <kbd className={classes.key}>{children}</kbd>;
}
