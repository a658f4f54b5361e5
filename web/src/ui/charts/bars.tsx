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
          <span>{label ? label(name) : name}</span>
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

const HEIGHT = 100;
const STEP = 10;
const WIDTH = 7;

/** Vertical bars over time: the first and last have labels, the others a tooltip. */
export function VerticalBars({ bars }: { bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className={classes.vertical}>
      <span>{formatCount(most)}</span>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ name, count }, index) => (
          <g key={name}>
            <title>{`${name}: ${formatCount(count)}`}</title>
            <rect className={classes.day} x={index * STEP} width={STEP} height={HEIGHT} />
            <rect
              className={classes.bar}
              x={index * STEP + (STEP - WIDTH) / 2}
              y={HEIGHT - (count / most) * HEIGHT}
              width={WIDTH}
              height={(count / most) * HEIGHT}
            />
          </g>
        ))}
      </svg>
      <span className={classes.ends}>
        <span>{bars.at(0)?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </span>
    </div>
  );
}
