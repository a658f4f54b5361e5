import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Breakable } from '#ui/text/breakable.tsx';
import classes from './data-table.module.css';

export interface Column<Row> {
  header: string;
  /** A button beside the header, which stands above the cards on phones. */
  help?: ReactNode;
  /**
   * Where it stands on a phone's card: `title` first, `badge` at its end, `body` on a line of its own
   * and `detail` on the small last line; `labelled` follows its header below, and
   * `line` too, on a line of its own. The title also names its row for screen readers. `checkbox`, for the first column, is a checkbox in each
   * row, and one in `help` for all.
   */
  phone: 'checkbox' | 'title' | 'badge' | 'body' | 'detail' | 'labelled' | 'line';
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Path that a row opens: its title is a link that covers the whole row. */
  rowHref?: (row: Row) => string;
}

/** Spelled out, because browsers forget them when a table is not displayed as one, as on phones. */
const roles = {
  table: 'table',
  rowgroup: 'rowgroup',
  row: 'row',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  cell: 'cell',
} as const;

/** A table whose rows may be links; where it has little room, each row becomes a card. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowHref }: DataTableProps<Row>) {
  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        role={roles.table}
        aria-label={caption}
        data-linked={Boolean(rowHref) || undefined}
      >
        <thead role={roles.rowgroup}>
          <tr role={roles.row}>
            {columns.map(({ header, help, phone }) => (
              <th
                key={header}
                data-phone={phone === 'checkbox' ? phone : undefined}
                role={roles.columnheader}
                scope="col"
                aria-label={help ? header : undefined}
              >
                <span>{header}</span>
                {help}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={roles.rowgroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role={roles.row}>
              {columns.map(({ header, phone, cell }) =>
                phone === 'title' ? (
                  <th key={header} role={roles.rowheader} scope="row" data-phone={phone}>
                    {rowHref ? (
                      <Link className={classes.link} to={rowHref(row)}>
                        {cell(row)}
                      </Link>
                    ) : (
                      cell(row)
                    )}
                  </th>
                ) : (
                  <td key={header} role={roles.cell} data-phone={phone} data-label={header}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A person's text in a cell, cut off after three lines. */
export function LongText({ children }: { children: string }) {
  return (
    <bdi className={classes.long}>
      <Breakable>{children}</Breakable>
    </bdi>
  );
}
