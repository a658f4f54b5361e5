import type { ReactNode } from 'react';
import { formatCount } from '#ui/text/counts.ts';
import classes from './chart.module.css';

/** One row of a chart's table. */
interface Row {
  name: string;
  count: number;
  /** The count of the second column. */
  also?: number;
}

/** One bar or point of a chart, and one row of its table. */
export interface Bar extends Row {
  /** A short name that stands below some of many bars. */
  tick?: string | undefined;
}

interface ChartProps {
  title: string;
  /** The chart's message, in a sentence. */
  summary: string;
  /** What the bars stand for: the header of the table's first column. */
  of: string;
  /** What is counted: the header of the second, and of a third if rows have another count. */
  counted?: string;
  alsoCounted?: string;
  bars: Row[];
  /** The drawing, hidden from screen readers: they read the table. */
  children: ReactNode;
}

/** A drawing with a summary and a table. */
export function Chart(props: ChartProps) {
  const { title, summary, of, counted = 'Reports', alsoCounted, bars, children } = props;
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
              {alsoCounted ? <th scope="col">{alsoCounted}</th> : null}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, count, also }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatCount(count)}</td>
                {also === undefined ? null : <td>{formatCount(also)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
