import type { ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';
import classes from './notice.module.css';

interface NoticeProps {
  /** `danger` for what went wrong or may harm, `caution` for what is good to know. */
  tone: 'danger' | 'caution';
  /** The point in a few words, before the rest. */
  title?: string;
  role?: 'alert';
  children: ReactNode;
}

/** A few words that must not be overlooked, within a screen. */
export function Notice({ tone, title, role, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <AlertIcon size={24} />
      <div>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
