import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './data-table.module.css';

export interface Column<Row> {
  header: string;
  /** A button beside the header, which stands above the cards on phones. */
  help?: ReactNode;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Path that a row opens: its first cell is a link that covers the whole row. */
  rowHref?: (row: Row) => string;
}

/** A table whose rows may be links; under 768 px each row becomes a card. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowHref }: DataTableProps<Row>) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} data-linked={Boolean(rowHref) || undefined}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, help }) => (
              <th key={header} scope="col" aria-label={help ? header : undefined}>
                <span>{header}</span>
                {help}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ header, cell }, position) => (
                <td key={header} data-label={header}>
                  {position === 0 && rowHref ? (
                    <Link className={classes.link} to={rowHref(row)}>
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A person's text in a cell, cut off after three lines. */
export function LongText({ children }: { children: string }) {
  return <bdi className={classes.long}>{children}</bdi>;
}
