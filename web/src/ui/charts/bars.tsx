import type { ReactNode } from 'react';
import classes from './bars.module.css';
import type { Bar } from './chart.tsx';
import { HEIGHT, mostOf, OverTime, STEP } from './over-time.tsx';
import { Rows } from './rows.tsx';

interface HorizontalBarsProps {
  bars: Bar[];
  /** Replaces the name. */
  label?: (name: string) => ReactNode;
  /** Whether the names are statuses, which have their own colours. */
  statuses?: boolean;
}

/** Horizontal bars, each with its name and count. */
export function HorizontalBars({ bars, label, statuses = false }: HorizontalBarsProps) {
  const most = mostOf(bars);
  const rows = bars.map(({ name, count }) => ({
    name,
    label: label?.(name),
    count,
    drawing: (
      <svg className={classes.track} width="100%" height="14" aria-hidden="true">
        <rect
          className={classes.bar}
          data-status={statuses ? name : undefined}
          width={`${(count / most) * 100}%`}
          height="14"
          rx="3"
        />
      </svg>
    ),
  }));
  return <Rows rows={rows} />;
}

const WIDTH = 7;

/** Vertical bars over time. */
export function VerticalBars({ bars }: { bars: Bar[] }) {
  const most = mostOf(bars);
  return (
    <OverTime bars={bars}>
      {bars.map(({ name, count }, index) => (
        <rect
          key={name}
          className={classes.bar}
          x={index * STEP + (STEP - WIDTH) / 2}
          y={HEIGHT - (count / most) * HEIGHT}
          width={WIDTH}
          height={(count / most) * HEIGHT}
        />
      ))}
    </OverTime>
  );
}
