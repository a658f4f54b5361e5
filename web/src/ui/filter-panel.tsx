import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './filter-panel.module.css';

interface FilterPanelProps {
  /** The fields. */
  children: ReactNode;
  onClear: () => void;
}

/** The filter fields of a list, with a button to clear them. */
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
