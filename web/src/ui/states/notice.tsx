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
  /** For the main point of the whole screen: larger, and the title is a heading. */
  large?: boolean;
  role?: 'alert';
  /** A button at its end; with large text, below it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A short text within a screen that must not be overlooked. */
export function Notice(props: NoticeProps) {
  const { tone, title, large = false, role, action, children } = props;
  const { icon = <AlertIcon size={24} /> } = props;
  const Title = large ? 'h2' : 'p';
  return (
    <div className={classes.notice} data-tone={tone} data-large={large || undefined} role={role}>
      {icon}
      <div className={classes.text}>
        {title ? <Title className={classes.title}>{title}</Title> : null}
        {children}
      </div>
      {action}
    </div>
  );
}
