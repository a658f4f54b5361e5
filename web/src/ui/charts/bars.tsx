import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useState } from 'react';
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
/** So many bars are as wide as a tick, on a phone. */
const TICK_BARS = 3;

/**
 * Vertical bars over time. The one under the pointer, or that a finger touched last, is named above; those with a tick,
 * otherwise the first and the last, are named below.
 */
export function VerticalBars({ bars }: { bars: Bar[] }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const shown = pointed === null ? null : bars[pointed];
  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.floor(((clientX - left) / width) * bars.length));
  }
  return (
    <div className={classes.vertical}>
      <span className={classes.ends}>
        <span>{formatCount(most)}</span>
        {shown ? (
          <span className={classes.shown}>
            {shown.name}: <strong>{formatCount(shown.count)}</strong>
          </span>
        ) : null}
      </span>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
      >
        {bars.map(({ name, count }, index) => (
          <g key={name} data-shown={index === pointed || undefined}>
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
      {bars.some(({ tick }) => tick) ? (
        <span className={classes.ticks} style={{ '--bars': bars.length } as CSSProperties}>
          {bars.map(({ name, tick }, index) =>
            tick && index < bars.length - TICK_BARS ? (
              <span key={name} style={{ gridColumnStart: index + 1 }}>
                {tick}
              </span>
            ) : null,
          )}
        </span>
      ) : (
        <span className={classes.ends}>
          <span>{bars.at(0)?.name}</span>
          <span>{bars.at(-1)?.name}</span>
        </span>
      )}
    </div>
  );
}
