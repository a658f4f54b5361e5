import '#ui/badges/tones.css';
import type { ReactNode } from 'react';
import { AlertIcon } from '#ui/icons.tsx';
import classes from './notice.module.css';

interface NoticeProps {
  /** `danger` for failures and risks, `caution` for what to watch out for, `neutral` for the rest. */
  tone: 'danger' | 'caution' | 'neutral';
  icon?: ReactNode;
  /** The main point in a few words. */
  title?: string;
  role?: 'alert';
  /** A button at its end; with large text, below it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A short text within a screen that must not be overlooked. */
export function Notice(props: NoticeProps) {
  const { tone, title, role, action, children } = props;
  const { icon = <AlertIcon size={24} /> } = props;
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      {icon}
      <div className={classes.text}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  );
}
