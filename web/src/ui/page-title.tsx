import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import classes from './page-title.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Buttons at the heading's end. */
  actions?: ReactNode;
  /** Takes the focus when it appears: for a screen that changes without a change of address. */
  focused?: boolean;
}

/** The one h1 of a screen. Render it while loading too: the focus goes to it when the screen changes. */
export function PageTitle({ children, lead, actions, focused = false }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) {
      heading.current?.focus();
    }
  }, [focused]);
  return (
    <div className={classes.row}>
      <div>
        <h1 ref={heading} className={classes.title} tabIndex={-1}>
          {children}
        </h1>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
