import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { icon } from '#ui/icons.tsx';
import classes from './filter-panel.module.css';

const FilterIcon = icon('M4 6h16M7 12h10M10 18h4');

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
  const search = useRef<HTMLElement>(null);

  function clear() {
    // The button, which has the focus, disappears. A field would open the keyboard of a phone.
    search.current?.focus();
    onClear();
  }
  return (
    <search ref={search} className={classes.filters} aria-label="Filters" tabIndex={-1}>
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
          <Button variant="default" onClick={clear}>
            Clear filters
          </Button>
        ) : null}
      </div>
    </search>
  );
}
