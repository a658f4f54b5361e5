import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useState } from 'react';
import { formatCount } from '#ui/text/counts.ts';
import type { Bar } from './chart.tsx';
import classes from './over-time.module.css';

/** The height of a plot and the width of a bar's place in it, in units of its drawing. */
export const HEIGHT = 100;
export const STEP = 10;
/** So many bars are as wide as a tick, on a phone. */
const TICK_BARS = 3;

/** Returns the highest count, which a plot is as high as. */
export const mostOf = (bars: { count: number }[]) => Math.max(1, ...bars.map(({ count }) => count));

interface OverTimeProps {
  bars: Bar[];
  /** What is drawn of them. */
  children: ReactNode;
}

/**
 * The frame of a drawing over time. The bar under the pointer, or that a finger touched last, is named above; those with a tick,
 * otherwise the first and the last, are named below.
 */
export function OverTime({ bars, children }: OverTimeProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed === null ? null : bars[pointed];
  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.floor(((clientX - left) / width) * bars.length));
  }
  return (
    <div className={classes.frame}>
      <span className={classes.ends}>
        <span>{formatCount(mostOf(bars))}</span>
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
        {/* The pointer is over it wherever nothing is drawn. */}
        <rect className={classes.all} width="100%" height={HEIGHT} />
        {shown && pointed !== null ? (
          <rect className={classes.pointed} x={pointed * STEP} width={STEP} height={HEIGHT} />
        ) : null}
        {children}
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
