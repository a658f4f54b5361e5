import type { Bar } from './chart.tsx';
import classes from './lines.module.css';
import { HEIGHT, mostOf, OverTime, STEP } from './over-time.tsx';
import { Rows } from './rows.tsx';

/** One line over time. */
export function TimeLine({ bars }: { bars: Bar[] }) {
  return (
    <OverTime bars={bars}>
      <Line counts={bars.map(({ count }) => count)} most={mostOf(bars)} />
    </OverTime>
  );
}

/** A line with its name, and how much it adds up to. */
interface NamedLine {
  name: string;
  count: number;
  counts: number[];
}

/** Lines over the same time, one below another, as high as their counts: they can be compared. */
export function LineRows({ lines }: { lines: NamedLine[] }) {
  const most = Math.max(1, ...lines.flatMap(({ counts }) => counts));
  const rows = lines.map(({ counts, ...line }) => ({
    ...line,
    drawing: (
      <svg
        className={classes.small}
        viewBox={`0 0 ${Math.max(1, counts.length) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Line counts={counts} most={most} />
      </svg>
    ),
  }));
  return <Rows rows={rows} />;
}

function Line({ counts, most }: { counts: number[]; most: number }) {
  const points = counts.map(
    (count, index) => `${(index + 0.5) * STEP},${HEIGHT - (count / most) * HEIGHT}`,
  );
  return <polyline className={classes.line} points={points.join(' ')} />;
}
