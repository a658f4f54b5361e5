import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import classes from './page-title.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** Above the heading, for a screen that says what has been done. */
  icon?: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Buttons at the heading's end. */
  actions?: ReactNode;
  /** Focuses the heading when it appears, for a screen that changes without a new address. */
  focused?: boolean;
}

/** The only h1 of a screen. Render it while loading too: it takes the focus when the screen changes. */
export function PageTitle({ children, icon, lead, actions, focused = false }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) {
      heading.current?.focus();
    }
  }, [focused]);
  return (
    <div className="row gap-md between mb-lg">
      <div className={classes.words}>
        {icon ? <div className={classes.icon}>{icon}</div> : null}
        <h1 ref={heading} className="anywhere" tabIndex={-1}>
          {children}
        </h1>
        {lead ? <p className="dimmed mt-xs">{lead}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
