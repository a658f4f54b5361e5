import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import classes from './states.module.css';

interface FailureStateProps {
  /** What went wrong, in a sentence: a problem's `sentence`. */
  message: string;
  /** What to do in the meantime. */
  children?: ReactNode;
  /** Tries again; omit it if that cannot help. */
  onRetry?: () => unknown;
  /** Whether that is going on. */
  retrying?: boolean;
}

/** Shown if content cannot be fetched, with a button to try again. */
export function FailureState({ message, children, onRetry, retrying = false }: FailureStateProps) {
  return (
    <div className={classes.state} role="alert">
      <AlertIcon size={28} />
      <p className={classes.title}>{message}</p>
      {children ? <p>{children}</p> : null}
      {onRetry ? (
        <Button variant="default" loading={retrying} onClick={() => onRetry()}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
