import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
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
