import type { ReactNode } from 'react';
import { formatCount } from '#ui/text/counts.ts';
import classes from './bars.module.css';
import type { Bar } from './chart.tsx';

interface HorizontalBarsProps {
  bars: Bar[];
  /** Replaces the name. */
  label?: (name: string) => ReactNode;
  /** Whether the names are statuses, which have their own colours. */
  statuses?: boolean;
}

/** Horizontal bars, each with its name and count. */
export function HorizontalBars({ bars, label, statuses = false }: HorizontalBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className={classes.horizontal}>
      {bars.map(({ name, count }) => (
        <div key={name} className={classes.row}>
          <span className={classes.name}>{label ? label(name) : name}</span>
          <svg className={classes.track} width="100%" height="14" aria-hidden="true">
            <rect
              className={classes.bar}
              data-status={statuses ? name : undefined}
              width={`${(count / most) * 100}%`}
              height="14"
              rx="3"
            />
          </svg>
          <span className={classes.count}>{formatCount(count)}</span>
        </div>
      ))}
    </div>
  );
}
