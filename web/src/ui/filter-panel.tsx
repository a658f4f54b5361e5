import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from './button.tsx';
import classes from './filter-panel.module.css';
import { FilterIcon } from './icons.tsx';

interface FilterPanelProps {
  /** How many fields filter something. */
  active: number;
  /** The fields. */
  children: ReactNode;
  onClear: () => void;
}

/** The filter fields of a list, with a button to clear them; on phones behind a button that opens them. */
export function FilterPanel({ active, children, onClear }: FilterPanelProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <search className={classes.filters}>
      <Button
        variant="default"
        className={classes.toggle}
        leftSection={<FilterIcon />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Button>
      <div id={id} className={classes.panel} data-opened={opened || undefined}>
        {children}
        {active > 0 ? (
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        ) : null}
      </div>
    </search>
  );
}
