import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  id?: string;
  role?: 'status';
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={classes.hidden} />;
}
