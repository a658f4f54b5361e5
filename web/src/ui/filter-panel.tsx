import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './filter-panel.module.css';

interface FilterPanelProps {
  /** The fields. */
  children: ReactNode;
  onClear: () => void;
}

/** The fields that narrow a list, and the way back to the whole of it. */
export function FilterPanel({ children, onClear }: FilterPanelProps) {
  return (
    <search className={classes.panel}>
      {children}
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    </search>
  );
}
