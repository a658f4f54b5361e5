import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  /** What is missing, such as 'No notifications found'. */
  title: string;
  /** What the person can do next. */
  children?: ReactNode;
  /** Buttons or links for it. */
  action?: ReactNode;
}

/** Shown instead of an empty list; says what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <p className={classes.title}>{title}</p>
      {children ? <p>{children}</p> : null}
      {action ? <div className={classes.actions}>{action}</div> : null}
    </div>
  );
}
