import type { ReactNode } from 'react';
import { formatCount } from '#ui/text/counts.ts';
import classes from './rows.module.css';

interface Row {
  /** Also the key. */
  name: string;
  label?: ReactNode;
  count: number;
  drawing: ReactNode;
}

/** Drawings one below another, each between its name, or label, and its count. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <div className={classes.rows}>
      {rows.map(({ name, label = name, count, drawing }) => (
        <div key={name} className={classes.row}>
          <span>{label}</span>
          {drawing}
          <span className={classes.count}>{formatCount(count)}</span>
        </div>
      ))}
    </div>
  );
}
