import type { ReactNode } from 'react';
import { useState } from 'react';
import classes from './disclosure.module.css';

interface DisclosureProps {
  label: string;
  children: ReactNode;
}

/**
 * A line that opens what it names, which is made when it is first opened: a screen may have many of them. Later it
 * stays, with what was typed.
 */
export function Disclosure({ label, children }: DisclosureProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={classes.label}>{label}</summary>
      {wasOpened ? children : null}
    </details>
  );
}
