import type { ReactNode } from 'react';
import { formatCount } from '#ui/text/counts.ts';
import classes from './chart.module.css';

/** One bar of a chart, and one row of its table. */
export interface Bar {
  name: string;
  count: number;
  /** A short name that stands below some of many bars. */
  tick?: string | undefined;
}

interface ChartProps {
  title: string;
  /** The chart's message, in a sentence. */
  summary: string;
  /** What the bars stand for: the header of the table's first column. */
  of: string;
  /** What is counted: the header of the second. */
  counted?: string;
  bars: Bar[];
  /** The drawing, hidden from screen readers: they read the table. */
  children: ReactNode;
}

/** A drawing with a summary and a table. */
export function Chart(props: ChartProps) {
  const { title, summary, of, counted = 'Reports', bars, children } = props;
  return (
    <section className={classes.chart} aria-label={title}>
      <h3>{title}</h3>
      <p className={classes.summary}>{summary}</p>
      <div aria-hidden="true" className={classes.drawing}>
        {children}
      </div>
      <details className={classes.behind}>
        <summary>Show as table</summary>
        <table className={classes.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{counted}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
