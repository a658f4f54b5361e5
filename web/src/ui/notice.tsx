import type { ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';
import classes from './notice.module.css';

interface NoticeProps {
  /** `danger` for failures and risks, `caution` for useful information. */
  tone: 'danger' | 'caution';
  /** The main point in a few words. */
  title?: string;
  role?: 'alert';
  children: ReactNode;
}

/** A short text within a screen that must not be overlooked. */
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
