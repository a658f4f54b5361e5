import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import classes from './tabs.module.css';

interface TabsProps<Value extends string> {
  /** The label of each tab by its value. */
  tabs: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
  /** What the tabs are for, if that is not clear. */
  label?: string;
  className?: string | undefined;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Tabs, and below them what the chosen one shows. The arrow keys, Home and End choose one. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, onChange, label, className = '', children } = props;
  const id = useId();
  const values = Object.keys(tabs) as Value[];

  function move(event: KeyboardEvent) {
    const at = values.indexOf(value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const chosen = to === undefined ? undefined : values.at(to % values.length);
    if (chosen === undefined) return;
    event.preventDefault();
    onChange(chosen);
    document.getElementById(id + chosen)?.focus();
  }

  return (
    <>
      <div className={`${classes.tabs} ${className}`} role="tablist" aria-label={label}>
        {values.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={id + tab}
            aria-selected={tab === value}
            aria-controls={tab === value ? id : undefined}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => onChange(tab)}
            onKeyDown={move}
          >
            {tabs[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={id + value}>
        {children}
      </div>
    </>
  );
}
