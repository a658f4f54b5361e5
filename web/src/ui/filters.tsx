import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './filters.module.css';

interface FiltersProps {
  /** The fields. */
  children: ReactNode;
  onClear: () => void;
}

/** What narrows a list, above it. */
export function Filters({ children, onClear }: FiltersProps) {
  return (
    <search className={classes.filters}>
      {children}
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    </search>
  );
}
