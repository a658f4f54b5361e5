import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** Short sections side by side, where there is room. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

/** A framed section of a screen with its own heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
